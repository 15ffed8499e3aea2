// An assault of Flames of War from the charge to the consolidation, by clicks alone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatWish, View } from "../src/wire/types";
import { newSeen, openRecord, type Seen } from "./browser";
import { clickThing } from "./player";

const CHARGE = JSON.parse(readFileSync(join(import.meta.dirname, "../fixtures/charge.json"), "utf8")) as unknown;

/** Open the position; without wishes both seats are on this device. */
const openCharge = (seen: Seen, seats: Record<string, SeatWish> = {}): Promise<View> =>
  openRecord(seen, CHARGE, "flames-of-war", seats);

const question = (view: View): string => (view.table as { question?: { kind: string } }).question?.kind ?? "";
const bench = (page: Page): Locator => page.locator(".hand");

/** Confirm what lies on the bench, once the server has found it legal. */
async function confirmDraft(seen: Seen, before: View): Promise<View> {
  const send = bench(seen.page).locator("button.primary:enabled");
  await send.waitFor();
  await send.click();
  return seen.until((view) => view.version > before.version);
}

test("an assault is played through by clicks: charge, defensive fire, answers, consolidation", async () => {
  const seen = await newSeen();
  const { page } = seen;
  let view = await openCharge(seen);

  await clickThing(page, "team-4"); // its platoon
  await bench(page).getByText("Assault by A1 Rifle Platoon").waitFor();
  expect(await bench(page).locator('[aria-current="step"]').innerText()).toBe("charge");
  view = await confirmDraft(seen, view);

  const asked: string[] = [];
  for (let n = 0; n < 12 && question(view) !== ""; n++) {
    const kind = question(view);
    asked.push(kind);
    await page.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
    if (kind === "ask-defend") {
      await bench(page).getByRole("button", { name: "Split fire" }).click();
      const first = bench(page).locator("tbody select").first(); // one team holds its fire
      await first.selectOption("0");
    }
    if (kind === "ask-react" && (await bench(page).getByRole("button", { name: "Counterattack" }).count()) > 0) {
      await bench(page).getByRole("button", { name: "Counterattack" }).click();
    }
    if (kind === "ask-consolidate") await step(seen, view);
    const drafted = /defend|break-in|react|consolidate|allocate|place/.test(kind);
    if (drafted) view = await confirmDraft(seen, view);
    else {
      const before = view.version;
      await page.locator(".prompt button.choice").first().click();
      view = await seen.until((now) => now.version > before);
    }
  }
  expect(question(view)).toBe("");
  expect(asked[0]).toBe("ask-defend");
  expect(asked.length).toBeGreaterThan(1);
  const verbs = seen.moves().map((move) => move.split(/[ :]/)[0]);
  expect(verbs.slice(0, 2)).toEqual(["assault", "defend"]);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

/** One team of the winner is picked on the board and sent an inch back by a click. */
async function step(seen: Seen, view: View): Promise<void> {
  const { page } = seen;
  const own = (view.table as { platoons: { side?: string; teams: { id: number; at?: number[] }[] }[] }).platoons
    .filter((platoon) => (platoon.side ?? "A") === view.seat)
    .flatMap((platoon) => platoon.teams)
    .find((team) => team.at !== undefined)!;
  await clickThing(page, `team-${own.id}`);
  const at = (await page.locator(`[data-thing="team-${own.id}"]`).boundingBox())!;
  const inch =
    (await page.evaluate(() =>
      Number(getComputedStyle(document.querySelector(".sheet")!).getPropertyValue("--zoom")),
    )) * 24;
  const away = view.seat === "A" ? 1 : -1; // towards its own edge, where nobody stands
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2 + away * 1.6 * inch);
  await expect.poll(() => page.locator(".fw-bench .ghost").count()).toBeGreaterThan(0);
}

test("measuring is open to the side that waits, and tells nobody", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const view = await openCharge(seen, { A: { who: "open" }, B: { who: "me", name: "Guest" } });
  expect(view.awaited).not.toContain(view.seat);
  const sent = seen.sent.length;
  await page.keyboard.press("m");
  await clickThing(page, "team-4");
  await clickThing(page, "team-9");
  await expect.poll(() => page.locator(".fw-bench text.length").textContent()).toMatch(/\d\.\d+ \/ \d+/);
  expect(seen.sent.slice(sent).every((message) => message.do === "ask")).toBe(true);
  expect(seen.view!.version).toBe(view.version);
  await page.context().close();
});
