// Secrets: several seats on one device, and nothing of one on the page of the other.
import { expect, test } from "vitest";
import { newSeen, open } from "../browser";
import { confirm } from "../player";

test("secret recruiting on one device: the veil hides everything of the other side", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, {
    game: "medieval-battle",
    seats: { red: { who: "me", name: "First" }, yellow: { who: "me", name: "Second" } },
  });
  await seen.until((view) => view.seat === "red");
  const kinds = Object.keys(seen.view!.offers[0]!.counts ?? {});
  const more = (kind: string) => page.locator(".amounts .stepper").nth(kinds.indexOf(kind)).getByRole("button").last();
  for (let n = 0; n < 3; n++) await more("HC").click();
  for (let n = 0; n < 2; n++) await more("PK").click();
  await confirm(page);
  const veil = page.getByRole("heading", { name: "Pass the device" });
  await veil.waitFor();
  expect(seen.moves()).toEqual(["recruit 3HC 2PK"]);
  const secret = /3HC|2PK|3 ?heavy/;
  const known = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      location.href,
    ].join("\n"),
  );
  expect(known).not.toMatch(secret);
  expect(known).not.toMatch(/data-thing|class="board/);
  expect(await page.locator(".board, .prompt, .log").count()).toBe(0);
  const before = seen.received.length;
  await page.goBack().catch(() => null);
  await page.goForward().catch(() => null);
  await page.getByRole("button", { name: /I am Second/ }).click();
  const view = await seen.until((now) => now.seat === "yellow");
  await page.locator(".board").waitFor();
  expect(JSON.stringify(view)).not.toMatch(secret);
  expect(JSON.stringify(seen.received.slice(before))).not.toMatch(secret);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(secret);
  await page.getByRole("tab", { name: "Log" }).click();
  expect(await page.locator(".log").innerText()).toContain("Red has chosen an army");
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("where nothing is secret there is no veil", async () => {
  const seen = await newSeen();
  await open(seen, {
    game: "stand-at-mortain",
    seats: { german: { who: "me", name: "First" }, us: { who: "me", name: "Second" } },
  });
  const view = await seen.until((now) => now.offers.length > 0);
  expect(view.seat).toBe("us");
  expect(seen.received.some((message) => message.is === "veil")).toBe(false);
  await seen.page.context().close();
});
