// Everything fits: on a phone and on a tablet held upright no two boxes overlap and no word is cut off, in both languages;
// a move shifts nothing; an answer comes within a tenth of a second and the first board within one.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { View } from "../../src/wire/types";
import { newSeen, openTraining, type Seen } from "../browser";
import { sentOrAsked } from "../player";

const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"] as const;
const MARGIN = 2; // for busy machines, as in numbers.test.ts

/** Pairs of buttons that overlap on the screen, and buttons whose words are cut off. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Seen = { name: string; element: Element; box: DOMRect };
    const inSight = (element: Element): DOMRect | null => {
      const box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let up = element.parentElement; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.display === "none" || style.visibility === "hidden") return null;
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const frame = up.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    const seen = [...document.querySelectorAll("button, a[href], input, select")].flatMap((element): Seen[] => {
      const box = inSight(element);
      const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`
        .trim()
        .slice(0, 40);
      return box && getComputedStyle(element).visibility !== "hidden" ? [{ name, element, box }] : [];
    });
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const overlaps = seen.flatMap((one, i) =>
      seen
        .slice(i + 1)
        .filter((other) => !one.element.contains(other.element) && over(one.box, other.box))
        .map((other) => `${one.name} overlaps ${other.name}`),
    );
    const cut = seen
      .filter(({ element }) => element instanceof HTMLButtonElement && element.scrollWidth > element.clientWidth + 1)
      .map(({ name }) => `${name} is cut off`);
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    return [...overlaps, ...cut, ...wide];
  });

for (const [name, viewport] of Object.entries({
  "a phone": { width: 390, height: 844 },
  "a tablet held upright": { width: 820, height: 1180 },
})) {
  test(`${name}: no boxes overlap, no words are cut off, in both languages`, async () => {
    for (const locale of ["en-GB", "pl-PL"]) {
      const seen = await newSeen({ viewport, hasTouch: true, isMobile: true, locale });
      for (const game of GAMES) {
        await openTraining(seen, game);
        await seen.page.locator(".prompt.yours").waitFor();
        expect(await faults(seen.page), `${game} ${locale}`).toEqual([]);
        const { picks } = seen.view!.offers.find((offer) => offer.picks.length > 1)!;
        await seen.page.locator(`[data-thing="${picks[0]}"]`).focus();
        await seen.page.keyboard.press("Enter");
        await seen.page.locator(`[data-thing="${picks[0]}"][aria-pressed="true"]`).waitFor();
        expect(await faults(seen.page), `${game} ${locale}, picked`).toEqual([]);
      }
      await seen.page.context().close();
    }
  });
}

const middle = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Undo a move and make it again; the time from each key to the page that shows its answer. */
async function answers(seen: Seen, times: number): Promise<number[]> {
  const { page } = seen;
  const found: number[] = [];
  for (let n = 0; n < times; n++) {
    const { version } = seen.view!;
    await page.evaluate(() => {
      const table = document.querySelector(".table")!;
      Object.assign(window, {
        answered: new Promise<number>((done) => {
          let begun = 0;
          addEventListener("keydown", (event) => (begun = event.timeStamp), { once: true, capture: true });
          new MutationObserver((_, watch) => {
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - begun));
          }).observe(table, { attributeFilter: ["data-version"] });
        }),
      });
    });
    await page.keyboard.press(n % 2 === 0 ? "u" : "Shift+Y");
    found.push(await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered));
    await seen.until((now) => now.version > version);
  }
  return found;
}

/** All that moved on the page since the last call, as browsers count it, also right after a click. */
const shifted = (page: Page): Promise<{ sum: number; what: string[] }> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    type Watch = { watch?: PerformanceObserver; shifts: Shift[] };
    const kept = ((window as unknown as { kept?: Watch }).kept ??= { shifts: [] });
    if (!kept.watch) {
      kept.watch = new PerformanceObserver((list) => kept.shifts.push(...(list.getEntries() as Shift[])));
      kept.watch.observe({ type: "layout-shift" });
    }
    const found = [...kept.shifts.splice(0), ...(kept.watch.takeRecords() as Shift[])];
    return {
      sum: found.reduce((sum, { value }) => sum + value, 0),
      what: found.flatMap(({ value, sources }) =>
        sources.map(({ node }) => `${value.toFixed(4)} ${node?.nodeName} ${(node as Element | null)?.className}`),
      ),
    };
  });

const STILL = 0.01; // of the page, whatever moved: bar, panel and list count as much as the map

for (const [name, viewport] of Object.entries({
  "a desk": { width: 1280, height: 800 },
  "a phone": { width: 390, height: 844 },
})) {
  test(`${name}: a move shifts nothing, by the log and by the list of actions`, async () => {
    const seen = await newSeen({ viewport });
    const { page } = seen;
    for (const game of GAMES) {
      for (const tab of ["log", "actions"]) {
        await openTraining(seen, game);
        let view = await seen.until((now) => now.offers.length > 0);
        await page.locator(".prompt.yours").waitFor();
        const opened = page.locator(`#tab-${tab}`);
        if (tab === "actions") {
          await opened.click();
          await page.locator(".actions .list > *").first().waitFor();
        }
        await page.evaluate(() => document.fonts.ready);
        await shifted(page);

        const act = async (what: string, how: () => Promise<void>): Promise<void> => {
          await how();
          await seen.until((now) => now.version > view.version);
          view = await seen.until((now) => now.ending !== null || now.awaited.includes(now.seat!), 30);
          await page.locator(`.table[data-version="${view.version}"]`).waitFor();
          const { sum, what: moved } = await shifted(page);
          expect(sum, `${game}, ${tab}, ${what}: ${moved.join("; ")}`).toBeLessThan(STILL);
        };
        const ready = (one: View["offers"][number]): boolean =>
          !one.part && !one.counts && !one.warns?.length && one.picks.length === 2;
        await act("a move", () => byPicks(seen, view.offers.find(ready)!));
        await act("undone", () => page.keyboard.press("u"));
        await act("made again", () => page.keyboard.press("Shift+Y"));
        const ends = view.offers.find(({ text }) => /^(halt|stop|pass|end|done)$/.test(text))!;
        await act("an end, and the answer of the other side", () => byPicks(seen, ends));
      }
    }
    expect(seen.errors).toEqual([]);
    await page.context().close();
  });
}

/** Make an offer with the keyboard: on the board, or by its button. */
async function byPicks(seen: Seen, { picks }: View["offers"][number]): Promise<void> {
  const { page } = seen;
  const sent = seen.moves().length;
  for (const word of picks) {
    await page.locator(`[data-thing="${word}"], .prompt [data-word="${word}"]`).first().focus();
    await page.keyboard.press("Enter");
  }
  if ((await sentOrAsked(seen, sent)) === "asked") await page.locator('.prompt [data-action="confirm"]').press("Enter");
}

test("an answer comes at once, and the first board within a second", async () => {
  const seen = await newSeen();
  const { page } = seen;
  for (const game of GAMES) {
    await openTraining(seen, game);
    const view = await seen.until((now) => now.offers.length > 0);
    await page.locator(".prompt.yours").waitFor();

    let first = Infinity;
    for (let tries = 0; tries < 4 && first >= 1000; tries++) {
      await page.goto(page.url());
      await page.locator(".layer-things g.lit").first().waitFor();
      first = Math.min(first, await page.evaluate(() => performance.now()));
    }
    expect(first, `${game}: first board`).toBeLessThan(1000 * MARGIN);

    await byPicks(
      seen,
      view.offers.find((one) => !one.part && !one.warns?.length && !one.counts)!,
    );
    await seen.until((now) => now.version > view.version);
    let median = Infinity;
    for (let tries = 0; tries < 3 && median >= 100; tries++) median = Math.min(median, middle(await answers(seen, 6)));
    expect(median, `${game}: answer`).toBeLessThan(100 * MARGIN);
  }
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
