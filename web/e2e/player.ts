// Somebody who plays: which offer to take, and how it is made with pointer, keyboard or list.
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { nextPicks } from "../src/picks/picks";
import type { Offer, View } from "../src/wire/types";
import type { Seen } from "./browser";

const ENDS = ["pass", "done", "end", "finish", "halt", "forgo", "ready", "stand", "stop"];

/** A person in a hurry: fights while there are fights, goes on for a while, then comes to an end. */
export function hurried(made = { moves: 0 }): (view: View) => Offer {
  return (view) => {
    made.moves += 1;
    const whole = view.offers.filter((offer) => !offer.part && Object.keys(offer.counts ?? {}).length === 0);
    const fight = whole.find((offer) => /^(attack|fire|shoot|exit)/.test(offer.text));
    const end = whole.find((offer) => ENDS.includes(offer.text.split(" ")[0]!));
    const other = whole.filter((offer) => offer !== end);
    const chosen =
      made.moves < 12 ? (fight ?? other[made.moves % Math.max(1, other.length)] ?? end) : (end ?? fight ?? other[0]);
    if (!chosen) throw new Error(`No offer to take: ${JSON.stringify(view.offers).slice(0, 300)}`);
    return chosen;
  };
}

/** Make an offer by clicking its picks: on the board, else the button, else a number. */
export async function byClicks(seen: Seen, offer: Offer, touch = false): Promise<void> {
  const { page } = seen;
  const sent = seen.moves().length;
  for (const word of offer.picks) await pickOne(page, word, touch);
  for (let tries = 1; tries <= 3; tries++) {
    const next = await sentOrAsked(seen, sent, 2_000);
    if (next === "asked") return confirm(page, touch);
    if (next === "sent") return;
    await pickOne(page, offer.picks.at(-1)!, touch); // the map was moving: try again, as a person would
  }
}

/**
 * What the last pick brought, once the page has shown it: the move is on its way, or Confirm asks for it.
 * A page on a busy machine may take a second for either, so nobody looks only once.
 */
export async function sentOrAsked(seen: Seen, sent: number, most = 15_000): Promise<"sent" | "asked" | "neither"> {
  const button = seen.page.locator('.prompt [data-action="confirm"]');
  for (const end = Date.now() + most; Date.now() < end;) {
    if (seen.moves().length > sent) return "sent";
    if ((await button.count()) > 0) return "asked";
    await seen.page.waitForTimeout(25);
  }
  return "neither";
}

/** Answer as it is proposed: the last button of the bar, or the Confirm of what lies on the workbench already. */
export async function asProposed(page: Page): Promise<void> {
  const choice = page.locator(".prompt button.choice");
  await ((await choice.count()) > 0 ? choice.last() : page.locator(".hand button.primary:enabled")).click();
}

async function pickOne(page: Page, word: string, touch: boolean): Promise<void> {
  const act = (target: ReturnType<Page["locator"]>): Promise<void> => (touch ? target.tap() : target.click());
  const thing = page.locator(`[data-thing="${word}"]`);
  if ((await thing.count()) > 0) {
    if ((await thing.getAttribute("aria-pressed")) === "true") return; // the only piece is picked by itself
    await clickThing(page, word, touch);
    return;
  }
  const held = page.locator(`.hand [data-word="${word}"].lit`);
  if ((await held.count()) > 0) return act(held.first());
  const button = page.locator(`.prompt [data-word="${word}"]`);
  if ((await button.count()) > 0) return act(button);
  if (/^\d+$/.test(word)) {
    const field = page.locator(".prompt .stepper input");
    await field.fill(word);
    await field.press("Tab");
    return act(page.locator('.prompt [data-word="number"]'));
  }
  if (word === "default") return act(page.locator(".hand button.primary:enabled")); // it lies on the workbench
  throw new Error(`Nothing to click for ${word}`);
}

/** Click a thing where it can be seen; a stack card may ask which piece is meant. */
export async function clickThing(page: Page, id: string, touch = false): Promise<void> {
  const at = await atRest(page, id);
  const board = (await page.locator(".board").boundingBox())!;
  const inSight =
    at.x > board.x + 4 && at.x < board.x + board.width - 60 && at.y > board.y + 4 && at.y < board.y + board.height - 4;
  if (!inSight) {
    await page.getByRole("button", { name: /Whole map|Cała mapa/ }).click();
    return clickFitted(page, id, touch);
  }
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await fromCard(page, id, touch);
}

/** Where a thing is, once it no longer moves: the map is fitted anew when a hand or hint arrives. */
export async function atRest(page: Page, id: string): Promise<{ x: number; y: number }> {
  let last = "";
  for (;;) {
    const { left, top, width, height } = await page
      .locator(`[data-thing="${id}"]`)
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const now = `${left} ${top}`;
    if (now === last) return { x: left + width / 2, y: top + height / 2 };
    last = now;
    await page.waitForTimeout(50);
  }
}

/** Rest the pointer on a thing until its card opens; whoever came too early, while the page was busy, comes again. */
export async function readThing(page: Page, id: string): Promise<void> {
  for (let tries = 1; tries <= 6; tries++) {
    const { x, y } = await atRest(page, id);
    await page.mouse.move(x, y);
    const isOpen = page.locator(".card.read").waitFor({ timeout: 2_500 });
    if (await isOpen.then(() => true).catch(() => false)) return;
    await page.mouse.move(5, 5);
  }
  throw new Error(`No card opens for ${id}.`);
}

async function clickFitted(page: Page, id: string, touch: boolean): Promise<void> {
  const at = await atRest(page, id);
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await fromCard(page, id, touch);
}

async function fromCard(page: Page, id: string, touch: boolean): Promise<void> {
  if ((await page.locator('.board[data-card="choose"]').count()) === 0) return;
  const card = page.locator(".card.choose"); // fetched when the first is opened
  await card.waitFor();
  const row = card.locator(`[data-id="${id}"]`);
  if ((await row.count()) > 0) await (touch ? row.tap() : row.click());
}

export async function confirm(page: Page, touch = false): Promise<void> {
  const button = page.locator('.prompt [data-action="confirm"]');
  await (touch ? button.tap() : button.click());
}

/** The newest view, once the page shows it and asks this seat, or the end; another may overtake one that is waited for. */
async function asked(seen: Seen, seat: string): Promise<View> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const view = await seen.until((now) => now.ending !== null || now.awaited.includes(seat), 30);
    const shown = seen.page.locator(`.table[data-version="${view.version}"] .prompt.yours`);
    if (view.ending || (await shown.count()) > 0) return view;
    await seen.page.waitForTimeout(25);
  }
  throw new Error(`The page does not ask ${seat}.`);
}

/** Play until the game is over; *make* carries out one offer. */
export async function playOn(
  seen: Seen,
  choose: (view: View) => Offer,
  make: (offer: Offer, view: View) => Promise<void>,
  most = 120,
): Promise<View> {
  const { seat } = await seen.until(() => true);
  for (let n = 0; n < most; n++) {
    const view = await asked(seen, seat!);
    if (view.ending) return view;
    const offer = choose(view);
    if (offer.text) expect(nextPicks(view.offers, [])).toContain(offer.picks[0]);
    try {
      await make(offer, view);
      await seen.until((now) => now.version > view.version || now.ending !== null);
    } catch (error) {
      await seen.page.screenshot({ path: join(tmpdir(), "sztab-e2e.png") });
      throw new Error(`${offer.text} was not made (${offer.picks.join(" ")}), see sztab-e2e.png`, { cause: error });
    }
  }
  throw new Error(`The game did not end within ${most} moves.`);
}
