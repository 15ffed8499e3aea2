// An assault of Flames of War from the charge to the consolidation, by clicks alone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatWish, View } from "../../src/wire/types";
import { newSeen, openRecord, type Seen } from "../browser";
import { atRest, clickThing } from "../player";

const CHARGE = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as unknown;

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
      const first = bench(page).locator("tbody select").first(); // one team holds its fire
      await first.selectOption("0");
    }
    if (kind === "ask-react") {
      const back = bench(page).getByRole("button", { name: "Counterattack" });
      const may = (view.table as { question: { may_counterattack: boolean } }).question.may_counterattack;
      await back.waitFor();
      expect(await back.isEnabled()).toBe(may);
      if (may) await back.click();
      else await bench(page).getByText("The platoon must break off.").waitFor();
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

test("no first click rolls dice, a drawn order is given by Enter and dropped by Undo, a grey platoon says why", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const record = structuredClone(CHARGE) as { start: { position: { step: string } } };
  let view = await openCharge(seen);
  const { version } = view;
  await clickThing(page, "team-4"); // its charge is drawn at once
  await bench(page).locator("button.primary:enabled").waitFor();
  await clickThing(page, "team-8");
  await page.waitForTimeout(400);
  expect(seen.view!.version).toBe(version);
  expect(seen.moves()).toEqual([]);
  await clickThing(page, "team-8"); // the second click on it charges
  view = await seen.until((now) => now.version > version);
  expect(seen.moves()[0]).toMatch(/^assault 1 at 2/);
  await page.context().close();

  record.start.position.step = "movement";
  const other = await newSeen();
  const moves = other.page;
  view = await openRecord(other, record, "flames-of-war");
  await clickThing(moves, "team-4");
  await bench(moves).locator("[data-form]").first().waitFor(); // the panel is there, and the map has moved out from under it
  const forward = async (): Promise<void> => {
    const at = await atRest(moves, "team-4");
    await moves.mouse.click(at.x, at.y - 32);
  };
  await forward();
  await moves.locator(".fw-bench .ghost").first().waitFor({ state: "attached" });
  await moves.keyboard.press("u"); // what was only drawn goes first
  await expect.poll(() => moves.locator(".fw-bench .ghost").count()).toBe(0);
  expect(other.sent.filter((message) => message.do === "undo")).toEqual([]);
  await moves.keyboard.press("Enter"); // nothing is drawn: nothing is given
  expect(other.moves()).toEqual([]);
  await forward();
  await moves.locator(".fw-bench .ghost").first().waitFor({ state: "attached" });
  await bench(moves).locator(".verdict .good").waitFor();
  await moves.keyboard.press("Enter");
  view = await other.until((now) => now.version > view.version);
  expect(other.moves()[0]).toMatch(/^move 1: /);
  await moves.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
  await bench(moves).locator('.chip[aria-disabled="true"]').first().click({ force: true });
  const why = bench(moves).locator(".title.bad", { hasText: "A1" });
  await why.waitFor();
  for (const width of [1280, 1000]) {
    await moves.setViewportSize({ width, height: 800 });
    const cut = await why.evaluate(
      (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
    );
    const [box, all] = [(await why.boundingBox())!, (await moves.locator(".fw-workbench").boundingBox())!];
    expect([cut, box.x >= all.x, box.x + box.width <= all.x + all.width + 1], `${width}`).toEqual([false, true, true]);
  }
  await moves.context().close();
});

test("shots say how likely they destroy and what they give up, and their dice stand beside the map", async () => {
  const seen = await newSeen();
  const { page } = seen;
  type Scene = { start: { position: { step: string; platoons: { teams: { at: number[] }[] }[] } } };
  const record = structuredClone(CHARGE) as Scene;
  record.start.position.step = "shooting";
  await openRecord(seen, record, "flames-of-war");
  await clickThing(page, "team-4");
  await bench(page).locator("[data-target]").first().click();
  await bench(page)
    .locator(".sum", { hasText: /kill \d+/ })
    .waitFor();
  const forgoes = bench(page).locator('[data-role="forgoes"]');
  if ((await forgoes.count()) > 0) {
    await forgoes.locator("button").click();
    await forgoes.waitFor({ state: "detached" });
  }
  await bench(page).locator("button.primary:enabled").click();
  const beside = page.locator(".outcomes.beside");
  await beside.waitFor();
  const [card, board] = [(await beside.boundingBox())!, (await page.locator(".board").boundingBox())!];
  expect(card.x).toBeGreaterThanOrEqual(board.x + board.width - 60); // nothing that can be clicked lies under it
  // and it is not cut off: clicks go through it, so it is made solid to be found
  await beside.evaluate((it) => ((it as HTMLElement).style.pointerEvents = "auto"));
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  const there = await page.evaluate((at) => document.elementFromPoint(...at)!.closest(".outcomes") !== null, [
    x,
    y,
  ] as const);
  expect(there).toBe(true);
  await page.context().close();
});
