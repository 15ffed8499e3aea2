// The server is killed in the middle of a game and comes back; the page goes on by itself.
import { expect, test } from "vitest";
import { newSeen } from "../browser";
import { byClicks } from "../player";
import { startServer } from "../server";

test("a killed server comes back, and so does the table", async () => {
  const server = await startServer();
  const seen = await newSeen();
  const { page } = seen;
  try {
    await page.goto(server.url);
    await page.locator('[data-game="stand-at-mortain"]').getByRole("button", { name: "Play against a bot" }).click();
    const view = await seen.until((now) => now.seat !== null);
    await page.locator(".board").waitFor();
    const mine = view.seat!;
    const now = await seen.until((one) => one.awaited.includes(mine), 30);
    await page.locator(`.table[data-version="${now.version}"] .prompt.yours`).waitFor();
    await server.kill();
    await page.locator(".prompt.offline").waitFor();
    expect(await page.locator(".prompt").innerText()).toContain("Offline");
    await page.getByRole("button", { name: "Try now" }).click(); // nobody is there yet
    await page.locator(".prompt.offline").waitFor();
    await server.start();
    await page.locator(".prompt.yours").waitFor({ timeout: 40_000 }); // by itself
    await byClicks(seen, now.offers[0]!);
    await seen.until((one) => one.moves_made > now.moves_made);
    expect(seen.errors).toEqual([]);
  } finally {
    await page.context().close();
    await server.end();
  }
});
