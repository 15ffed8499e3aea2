// A whole turn of every game without a mouse: by keyboard alone, from the list of actions, with a finger.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Offer, View } from "../../src/wire/types";
import { newSeen, openTraining, type Seen } from "../browser";
import { byClicks, sentOrAsked } from "../player";

const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST = 40; // decisions in one turn

/** Something on the board first, then whatever brings the turn to its end. */
function plain(view: View, made: number): Offer {
  const whole = view.offers.filter((offer) => !offer.part && Object.keys(offer.counts ?? {}).length === 0);
  const ends =
    whole.find((offer) => offer.warns?.includes("ends-turn")) ??
    whole.find((offer) => offer.warns?.includes("ends-phase"));
  const short = [...whole].sort((a, b) => a.picks.length - b.picks.length)[0];
  const acts = made === 0 ? whole.find((offer) => offer.picks.length === 2) : undefined;
  return acts ?? ends ?? short ?? view.offers[0]!;
}

/** Decide until the turn is another's; *make* carries out one decision. */
async function turn(seen: Seen, make: (offer: Offer, view: View) => Promise<void>): Promise<number> {
  const start = await seen.until((view) => view.awaited.includes(view.seat!));
  const isOver = (view: View): boolean =>
    view.ending !== null || !view.awaited.includes(start.seat!) || view.step.turn !== start.step.turn;
  for (let made = 0; made < MOST; made++) {
    const view = await seen.until(() => true);
    if (isOver(view)) return made;
    await seen.page.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
    const offer = plain(view, made);
    await make(offer, view);
    await seen
      .until((now) => now.version > view.version)
      .catch((error) => {
        throw new Error(`${offer.text} (${offer.picks.join(" ")}): ${String(error)}`);
      });
  }
  throw new Error("The turn did not end.");
}

const focusedThing = (seen: Seen): Promise<string | null> =>
  seen.page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? null);

/** Bring the focus to a thing: N and P go from piece to piece, arrows to what is lit, with Ctrl to anything. */
async function walkTo(seen: Seen, id: string): Promise<void> {
  const { page } = seen;
  for (let n = 0; n < 12 && (await focusedThing(seen)) !== id; n++) await page.keyboard.press("n");
  for (const modifier of ["", "Control+"]) {
    for (let n = 0; n < 24; n++) {
      const way = await page.evaluate((goal) => {
        const [from, to] = [document.activeElement!, document.querySelector(`[data-thing="${CSS.escape(goal)}"]`)!].map(
          (one) => one.getBoundingClientRect(),
        );
        const [dx, dy] = [
          to!.x + to!.width / 2 - from!.x - from!.width / 2,
          to!.y + to!.height / 2 - from!.y - from!.height / 2,
        ];
        if (document.activeElement!.getAttribute("data-thing") === goal) return null;
        return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
      }, id);
      if (way === null) return;
      await page.keyboard.press(modifier + way);
    }
  }
  throw new Error(`No key leads to ${id}.`);
}

/** A button by its number; those beyond the ninth have none and are reached with Tab. */
async function pressButton(page: Page, word: string): Promise<void> {
  const held = page.locator(`.hand li:has([data-word="${word}"])`);
  if ((await held.count()) > 0) {
    const place = await held.evaluate((item) => [...item.parentElement!.children].indexOf(item) + 1);
    return page.keyboard.press(String(place));
  }
  const button = page.locator(`.prompt [data-word="${word}"]`);
  if (word === "default" && (await button.count()) === 0) {
    await page.locator(".hand button.primary:enabled").waitFor(); // it lies on the workbench
    return page.keyboard.press("Enter");
  }
  const number = button.locator("kbd");
  if ((await number.count()) > 0) return page.keyboard.press(await number.innerText());
  await button.focus();
  await page.keyboard.press("Enter");
}

/** One offer by keys: things are walked to, buttons have numbers, Enter confirms. */
async function byKeys(seen: Seen, offer: Offer): Promise<void> {
  const { page } = seen;
  const sent = seen.moves().length;
  for (const word of offer.picks) {
    if ((await page.locator(`[data-thing="${word}"]`).count()) > 0) {
      await walkTo(seen, word);
      await page.keyboard.press("Enter");
    } else {
      await pressButton(page, word);
    }
  }
  if ((await sentOrAsked(seen, sent)) === "asked") await page.keyboard.press("Enter");
}

async function byList(seen: Seen, offer: Offer): Promise<void> {
  const { page } = seen;
  const sent = seen.moves().length;
  const filter = page.getByRole("searchbox", { name: "Filter the actions" });
  await filter.fill(offer.text);
  await page.locator(`.offer[data-text="${offer.text}"]`).press("Enter");
  await filter.fill("");
  if ((await sentOrAsked(seen, sent)) === "asked") await page.locator('.prompt [data-action="confirm"]').press("Enter");
}

/** Flames of War with a finger: the suggestion for a platoon first, then the steps are ended. */
async function onBench(seen: Seen, order: boolean): Promise<void> {
  const { page } = seen;
  if (order) {
    await page.locator('.hand [role="group"] .chip').first().tap();
    await page.locator(".hand").getByRole("button", { name: "Suggest" }).tap();
    await page.locator(".hand button.primary:enabled").tap();
    return;
  }
  if ((await page.locator(".prompt button.choice").count()) === 0)
    return page.locator(".hand button.primary:enabled").tap();
  const sent = seen.moves().length;
  await page.locator(".prompt button.choice").last().tap();
  if ((await sentOrAsked(seen, sent)) === "asked") await page.locator('.prompt [data-action="confirm"]').tap();
}

for (const game of GAMES) {
  test(`${game}: a turn by keyboard, from the list, and with a finger`, async () => {
    const keys = await newSeen();
    await openTraining(keys, game);
    expect(await turn(keys, (offer) => byKeys(keys, offer))).toBeGreaterThan(0);
    expect(keys.errors).toEqual([]);
    await keys.page.context().close();

    const list = await newSeen();
    await openTraining(list, game);
    await list.page.keyboard.press("a");
    expect(await turn(list, (offer) => byList(list, offer))).toBeGreaterThan(0);
    expect(list.errors).toEqual([]);
    await list.page.context().close();

    const finger = await newSeen(PHONE);
    await openTraining(finger, game);
    let made = 0;
    const tap = (offer: Offer): Promise<void> =>
      game === "flames-of-war" ? onBench(finger, made++ === 0) : byClicks(finger, offer, true);
    expect(await turn(finger, tap)).toBeGreaterThan(0);
    expect(await finger.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(finger.errors).toEqual([]);
    await finger.page.context().close();
  });
}
