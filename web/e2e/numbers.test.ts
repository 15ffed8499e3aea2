// The numbers to keep, with a margin of two for busy machines.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newSeen, openTraining } from "./browser";

const CLIENT = join(import.meta.dirname, "../../src/sztab/server/client/assets");
const packed = (file: string): number => gzipSync(readFileSync(join(CLIENT, file))).length;

test("the client is small: script and style of the first game", () => {
  const files = readdirSync(CLIENT);
  const shared = files.filter((file) => file.endsWith(".js") && !/^(medieval|stand-at|race-to|flames|plain)/.test(file));
  const themes = files.filter((file) => file.endsWith(".js") && !shared.includes(file));
  const first = shared.reduce((sum, file) => sum + packed(file), 0) + Math.max(...themes.map(packed));
  expect(first).toBeLessThan(150_000);
  const style = files.filter((file) => file.endsWith(".css")).reduce((sum, file) => sum + packed(file), 0);
  expect(style).toBeLessThan(40_000);
});

test("the board is quick: first sight, feedback, new views, panning", async () => {
  const seen = await newSeen({ reducedMotion: "reduce" });
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  await page.reload();
  await page.locator(".layer-things g.lit").first().waitFor();
  const first = await page.evaluate(() => performance.now() - performance.getEntriesByType("navigation")[0]!.toJSON().responseStart);
  expect(first).toBeLessThan(3000); // 1.5 s of a slow phone, twice

  const feedback = await page.evaluate(async () => {
    const thing = document.querySelector<SVGElement>(".layer-things g.lit")!;
    const box = thing.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, detail: 1 };
    const start = performance.now();
    thing.dispatchEvent(new MouseEvent("click", at));
    await new Promise(requestAnimationFrame);
    if (!document.querySelector('[data-thing][aria-pressed="true"]')) throw new Error("nothing was picked");
    return performance.now() - start;
  });
  expect(feedback).toBeLessThan(200);
  await page.keyboard.press("Escape");

  // from the frame on the wire to the painted board: one move undone and redone
  const view = await seen.until((now) => now.offers.length > 0);
  const offer = view.offers.find((one) => one.text.startsWith("march") && !one.warns)!;
  await page.evaluate(() => {
    const marks = ((window as unknown as { took: number[] }).took = []) as number[];
    new MutationObserver(() => {
      const start = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => marks.push(performance.now() - start)));
    }).observe(document.querySelector(".table")!, { attributes: true, attributeFilter: ["data-version"] });
  });
  await page.keyboard.press("a");
  await page.getByLabel("Or type a move").fill(offer.text);
  await page.keyboard.press("Enter");
  await seen.until((now) => now.version > view.version);
  await page.waitForTimeout(300);
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
  expect(Math.min(...took)).toBeLessThan(150 * 2);

  const board = (await page.locator(".board").boundingBox())!;
  await page.evaluate(() => {
    const frames = ((window as unknown as { frames: number[] }).frames = []) as number[];
    let last = performance.now();
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await page.mouse.move(board.x + 8, board.y + board.height - 30);
  await page.mouse.down();
  for (let n = 0; n < 40; n++) await page.mouse.move(board.x + 8 + n * 6, board.y + board.height - 30 - n * 2);
  await page.mouse.up();
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).sort((a, b) => a - b);
  expect(frames[Math.floor(frames.length / 2)]).toBeLessThan(17 * 2 + 17);
});

test("a view is small", async () => {
  const seen = await newSeen();
  for (const game of ["medieval-battle", "stand-at-mortain"]) {
    await openTraining(seen, game);
    const text = JSON.stringify(seen.view);
    expect(text.length).toBeLessThan(120_000);
    expect(gzipSync(text).length).toBeLessThan(16_000);
  }
  await seen.page.context().close();
});
