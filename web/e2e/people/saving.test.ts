// A game saved in the middle goes on with its names; invitations and links for spectators are copied whole.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newSeen, open, url, type Seen } from "../browser";

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };

async function bring(seen: Seen, text: string): Promise<void> {
  await seen.page.goto(`${url()}/import`);
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await seen.page.getByLabel("Saved game").setInputFiles(file);
  await seen.page.waitForURL(/\/t\//);
}

test("a game saved in the middle is imported and goes on with the same names", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, {
    game: "stand-at-mortain",
    seats: { us: { who: "me", name: "Ann" }, german: { who: "bot", bot: "greedy" } },
  });
  const before = await seen.until((view) => view.awaited.includes("us"));
  await page.getByRole("tab", { name: "Table" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the game" }).click(),
  ]);
  const text = readFileSync((await file.path())!, "utf8");
  const record = JSON.parse(text) as Record<string, unknown>;
  expect(record.players).toEqual({ us: { name: "Ann" }, german: { bot: "greedy" } });
  seen.view = null;
  await bring(seen, text);
  const after = await seen.until((view) => view.awaited.includes("us"));
  expect(after.table).toEqual(before.table);
  expect(await page.locator('[data-seat="us"]').innerText()).toContain("Ann");

  // a record that names nobody: the sides' names, in the reader's language, not "Us" and "German"
  delete record.players;
  await bring(seen, JSON.stringify(record));
  await page.locator('[data-seat="us"]').waitFor();
  expect(await page.locator('[data-seat="us"]').innerText()).toMatch(/Americans/);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("an invitation names inviter, game and side; the file of a game between people leads back to it", async () => {
  const host = await newSeen(clipboard);
  const { page } = host;
  const opened = await open(host, {
    game: "stand-at-mortain",
    seats: { us: { who: "me", name: "Ann" }, german: { who: "open" } },
  });
  await host.until((view) => view.seat === "us");
  await page.getByRole("button", { name: "New link" }).click(); // the table was opened beside the page
  await page.locator('[data-invite="german"]').click();
  await page.getByRole("button", { name: "Copied" }).first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ["Ann", "Stand", "Mortain", "German"]) expect(text).toContain(part);
  expect(text).toContain(`/t/${opened.table}#seat=`);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.locator('[data-action="spectators"]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${url()}/t/${opened.table}`);

  const saved = await page.request.get(`${url()}/api/tables/${opened.table}/record`);
  await bring(host, await saved.text());
  expect(page.url()).toContain(opened.table);
  expect(host.errors).toEqual([]);
  await page.context().close();
});
