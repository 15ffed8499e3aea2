// After the game: was it luck? What would have been better? Every list leads to the board.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Opened } from "../../src/wire/types";
import { newSeen, url, type Seen } from "../browser";

const FOLDER = join(import.meta.dirname, "../../../build/analysis");
const MORTAIN = "stand-at-mortain";
const LEGACY = join(import.meta.dirname, "../../../tests/legacy");
const MORTAIN_GAME = 19;

/** Into build/analysis, for whoever wants to look at it. */
async function picture(seen: Seen, name: string, fullPage = false): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await seen.page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
}

/** A finished game of the first edition as a table of its own; its id. */
async function imported(seen: Seen, game: string, number: number): Promise<string> {
  const { page } = seen;
  const lines = gunzipSync(readFileSync(join(LEGACY, `records-${game}.jsonl.gz`)))
    .toString()
    .split("\n");
  const kept = JSON.parse(lines[number]!) as { record?: unknown };
  await page.goto(url());
  const opened = await page.evaluate(async (record) => {
    const answer = await fetch("/api/tables/import", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ record, title: "From the archive" }),
    });
    return (await answer.json()) as Opened;
  }, kept.record ?? kept);
  expect(opened, JSON.stringify(opened)).toHaveProperty("table");
  return opened.table;
}

test("the luck report adds up for every seat, says how exact it is, and leads into the replay", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const table = await imported(seen, MORTAIN, MORTAIN_GAME);
  await page.goto(`${url()}/t/${table}/end`);
  await page.locator('[data-action="luck"]').click();
  await page.getByRole("heading", { level: 1, name: "Luck report" }).waitFor();
  await page.locator(".sum").first().waitFor({ timeout: 60_000 });
  expect(await page.locator("section[data-seat]").count()).toBe(2);
  for (const sum of await page.locator(".sum").all()) {
    const [luck, skill, total] = await Promise.all(
      ["luck", "skill", "total"].map(async (name) => Number(await sum.getAttribute(`data-${name}`))),
    );
    expect(luck! + skill!).toBe(total);
    expect(await sum.innerText()).toMatch(/^Luck [+−]?\d+\.\d \+ skill [+−]?\d+\.\d = [+−]?\d+\.\d$/);
  }
  await page.getByText(/Luck is measured against best play/).waitFor();
  await page.getByText(/positions from games set aside for testing/).waitFor();
  await picture(seen, "luck", true);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Polski" }).click();
  await page.getByRole("heading", { level: 1, name: "Raport o szczęściu" }).waitFor();
  await picture(seen, "luck-phone", true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator(".changes a").first().click();
  await page.locator(".prompt.replay").waitFor();
  expect(page.url()).toMatch(/\?move=\d+$/);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("an analysis shows its progress, chances, mistakes and better plans, which are played out on the board", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const table = await imported(seen, "medieval-battle", 12);
  await page.goto(`${url()}/t/${table}/end`);
  await page.locator('[data-action="analysis"]').click();
  await page.locator("progress, .both").first().waitFor();
  await page.locator(".plans h2").waitFor({ timeout: 90_000 });
  expect(await page.locator("figure polyline").count()).toBe(2);
  expect(await page.locator(".mistakes li").count()).toBeGreaterThan(0);
  await page.locator(".mistakes button").first().click();
  await page.locator("[data-plan='0']").click();
  await page.locator(".line .figure").waitFor();
  expect(await page.locator(".line .figure").innerText()).toMatch(/^Step.1.of.\d+$/);
  await picture(seen, "analysis");
  await page.keyboard.press("ArrowLeft"); // the keys lead through the line, then through the game
  expect(await page.locator(".line .figure").innerText()).toMatch(/^Step.0.of.\d+$/);
  await page.keyboard.press("Escape");
  const decided = page.locator(".plans h2");
  const before = Number(/\d+/.exec(await decided.innerText())![0]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => decided.innerText()).toMatch(new RegExp(`^Move.${before + 1}:`));
  expect(page.url()).toMatch(new RegExp(`/analysis\\?move=${before + 1}$`));
  await page.reload(); // the address leads to the same decision, as the luck report links to it
  await expect.poll(() => decided.innerText()).toMatch(new RegExp(`^Move.${before + 1}:`));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => decided.innerText()).toMatch(new RegExp(`^Move.${before}:`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(seen, "analysis-phone", true);
  const plans = page.locator("[data-plan]");
  await plans.last().click();
  await expect
    .poll(async () => ((await page.locator(".both .map").boundingBox())?.y ?? -1) >= 0, {
      message: "the board stays in sight while a plan is read",
    })
    .toBe(true);
  await picture(seen, "analysis-phone-line");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
