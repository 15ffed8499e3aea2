// The numbers to keep, with a margin of two for busy machines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newSeen, openTraining } from "./browser";

const CLIENT = join(import.meta.dirname, "../../src/sztab/server/client/assets");
const packed = (file: string): number => gzipSync(readFileSync(join(CLIENT, file))).length;
const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"];
const MARGIN = 2;
const LIMITS = {
  script: 150_000,
  table: 120_000,
  style: 20_000,
  first: 500,
  feedback: 100,
  painted: 150,
  frame: 17,
  slowFrame: 35,
  view: 60_000,
  viewPacked: 8_000,
};

test("the client is small: script and style from the lobby to the first board, and of a table alone", async () => {
  for (const game of GAMES) {
    const seen = await newSeen();
    const fetched = new Set<string>();
    seen.page.on("response", (answer) => {
      const file = /\/assets\/([^/?]+\.(?:js|css))$/.exec(answer.url())?.[1];
      if (file) fetched.add(file);
    });
    const sum = (kind: string): number =>
      [...fetched].filter((file) => file.endsWith(kind)).reduce((all, file) => all + packed(file), 0);

    await openTraining(seen, game);
    await seen.page.locator(".layer-things g.lit").first().waitFor();
    expect(sum(".js"), game).toBeGreaterThan(50_000); // everything was seen to be fetched
    expect(sum(".js"), game).toBeLessThan(LIMITS.script); // the limit of the issue, without a margin
    expect(sum(".css"), game).toBeLessThan(LIMITS.style);

    fetched.clear();
    await seen.page.goto(seen.page.url());
    await seen.page.locator(".layer-things g.lit").first().waitFor();
    expect(sum(".js"), game).toBeGreaterThan(50_000);
    expect(sum(".js"), game).toBeLessThan(LIMITS.table);
    await seen.page.context().close();
  }
});

/** The best of a few tries: a machine that does other things beside is no fault of the table. */
async function best(limit: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5 && least >= limit; tries++) least = Math.min(least, await measure());
  return least;
}

test("the board is quick in every game: first sight, feedback, new views, panning; and views are small", async () => {
  const seen = await newSeen({ reducedMotion: "reduce" });
  const { page } = seen;
  // what a view costs the page, from the wire to the painted board: time of its own thread, not of the machine's others
  const meter = await page.context().newCDPSession(page);
  await meter.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await meter.send("Performance.getMetrics");
    return metrics.find((one) => one.name === "TaskDuration")!.value * 1000;
  };

  for (const game of GAMES) {
    await openTraining(seen, game);
    const view = await seen.until((now) => now.offers.length > 0);
    const text = JSON.stringify(view);
    expect(text.length, game).toBeLessThan(LIMITS.view * MARGIN);
    expect(gzipSync(text).length, game).toBeLessThan(LIMITS.viewPacked * MARGIN);

    const first = await best(LIMITS.first * MARGIN, async () => {
      const before = await spent();
      await page.reload();
      await page.locator(".layer-things g.lit").first().waitFor();
      const after = await spent();
      return after >= before ? after - before : after; // a new page may begin at nothing
    });
    expect(first, game).toBeLessThan(LIMITS.first * MARGIN);

    // a move made, undone, made again
    const offer = view.offers.find((one) => !one.part && !one.warns?.length)!;
    await page.keyboard.press("a");
    await page.getByLabel("Or type a move").fill(offer.text);
    const painted = await best(LIMITS.painted * MARGIN, async () => {
      const { version } = seen.view!;
      const before = await spent();
      if (seen.view!.moves_made === view.moves_made && version === view.version) await page.keyboard.press("Enter");
      else await page.locator('.prompt [data-action="redo"], .prompt [data-action="undo"]').last().click();
      await seen.until((now) => now.version > version);
      await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await spent()) - before;
    });
    expect(painted, game).toBeLessThan(LIMITS.painted * MARGIN);
  }

  await openTraining(seen, "medieval-battle");
  await seen.until((now) => now.offers.length > 0);
  const feedback = await best(LIMITS.feedback * MARGIN, () =>
    page.evaluate(async () => {
      const thing = document.querySelector<SVGElement>(".layer-things g.lit")!;
      const box = thing.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, detail: 1 };
      const start = performance.now();
      thing.dispatchEvent(new MouseEvent("click", at));
      await new Promise(requestAnimationFrame);
      if (!document.querySelector('[data-thing][aria-pressed="true"]')) throw new Error("nothing was picked");
      const took = performance.now() - start;
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await new Promise(requestAnimationFrame);
      return took;
    }),
  );
  expect(feedback).toBeLessThan(LIMITS.feedback * MARGIN);

  const board = (await page.locator(".board").boundingBox())!;
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  let slow = Infinity;
  const median = await best(LIMITS.frame * MARGIN, async () => {
    await page.evaluate(() => ((window as unknown as { frames: number[] }).frames.length = 0));
    await page.mouse.move(board.x + 8, board.y + board.height - 30);
    await page.mouse.down();
    for (let n = 0; n < 40; n++) await page.mouse.move(board.x + 8 + n * 6, board.y + board.height - 30 - n * 2);
    await page.mouse.up();
    const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).sort(
      (a, b) => a - b,
    );
    slow = Math.min(slow, frames[Math.floor(frames.length * 0.95) - 1] ?? 0);
    return frames[Math.floor(frames.length / 2)]!;
  });
  expect(median).toBeLessThan(LIMITS.frame * MARGIN);
  expect(slow).toBeLessThan(LIMITS.slowFrame * MARGIN);
  await page.context().close();
});
