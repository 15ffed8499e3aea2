// The page of a game in play: it stays where it is, asks the real question, and shows what happens.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, open, openTraining, type Seen } from "../browser";
import { atRest, byClicks, clickThing, confirm, readThing } from "../player";

/** Where the board is and which part of the map it shows. */
const frame = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector(".board")!.getBoundingClientRect();
    return JSON.stringify([x, y, width, height, document.querySelector<HTMLElement>(".sheet")!.style.transform]);
  });

const bar = async (page: Page): Promise<string> =>
  (await page.locator(".prompt [role=status]").first().innerText()).replaceAll("\u00a0", " ");

/** Pick, ask for a refusal, go back and make a move; the board must not notice. */
async function still(seen: Seen): Promise<void> {
  const { page } = seen;
  const view = await seen.until((now) => now.offers.length > 0);
  await page.waitForTimeout(250);
  const before = await frame(page);
  const offer = view.offers.find((one) => one.picks.length === 2 && !one.warns?.length && !one.counts)!;
  await clickThing(page, offer.picks[0]!);
  expect(await frame(page), "after a pick").toBe(before);
  await page.keyboard.press("Escape");
  expect(await frame(page), "after going back").toBe(before);
  await page.evaluate(() => document.querySelector<HTMLElement>(".layer-things g:not(.lit)")!.focus());
  await page.keyboard.press("Enter");
  await page.locator(".card.refusal, .prompt .refused").first().waitFor();
  expect(await frame(page), "after a refusal").toBe(before);
  await page.keyboard.press("Escape");
  await byClicks(seen, offer);
  await seen.until((now) => now.version > view.version);
  await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
  expect(await frame(page), "after a move").toBe(before);
}

test("no click moves or rescales the map: in every game, on a desk and on a phone", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const seen = await newSeen({ viewport });
    for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"]) {
      await openTraining(seen, game);
      await seen.page.getByRole("button", { name: /Whole map/ }).click();
      await still(seen);
    }
    await seen.page.context().close();
  }
});

test("bots are followed step by step: a sentence for each, Skip, and the map goes along", async () => {
  const seen = await newSeen({}, 500);
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  const { version } = await seen.until((now) => now.offers.length > 0);
  await page.locator('.prompt [data-word="end"]').click();
  await confirm(page);
  await seen.until((now) => now.version > version && now.prompt.key.startsWith("prompt-reacting"));
  await page.locator(".prompt.yours").waitFor();
  const reaction = seen.view!.offers.find((one) => one.text.startsWith("resist"))!;
  await byClicks(seen, reaction);
  const skip = page.locator('[data-action="skip-bots"]');
  await skip.waitFor();
  const shown = Number(await page.locator(".table").getAttribute("data-version"));
  const newest = await seen.until((now) => now.version > shown + 1);
  expect(Number(await page.locator(".table").getAttribute("data-version"))).toBeLessThan(newest.version);
  expect(await page.locator(".layer-things g.lit").count()).toBe(0); // nothing can be clicked that has passed
  expect(await bar(page)).toMatch(/Bradley/);
  expect(await bar(page)).not.toMatch(/Now:/); // the books stand in the log
  await skip.click();
  await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
  await page.context().close();
});

test("Mortain: Select all takes the whole stack, the deciding card is shown large", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  await clickThing(page, "ge-2ss-pz1"); // the stack asks, with drawn counters
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const at = await page.locator('[data-thing="0402"]').boundingBox();
  await page.mouse.click(at!.x + at!.width / 2, at!.y + at!.height / 2);
  const card = page.locator(".card.choose");
  await card.waitFor();
  expect(await card.locator("svg.piece .counter").count()).toBe(2);
  await card.getByRole("button", { name: "Select all" }).click();
  for (const unit of ["ge-102", "ge-2ss-pz1"])
    expect(await page.locator(`[data-thing="${unit}"]`).getAttribute("aria-pressed")).toBe("true");
  expect(await bar(page)).toMatch(/2 units fire together/);
  await clickThing(page, "us-119");
  await confirm(page);
  await seen.until((now) => now.moves_made > 0);
  expect(seen.moves().at(-1)).toBe("fire ge-102 ge-2ss-pz1 at us-119");
  const outcome = page.locator(".outcomes");
  await outcome.waitFor();
  expect(await outcome.innerText()).toMatch(/Needed[\s\S]*(hits|ace)/);
  expect(await outcome.locator(".face svg").count()).toBe(1);
  await outcome.getByRole("button", { name: "Close" }).click();
  await outcome.waitFor({ state: "detached" });
  await page.context().close();
});

test("Mortain: one box at a time over the map; what happened stands whole beside it", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  expect(await page.locator(".prompt .step").innerText()).toMatch(/phase\s2\sof\s2/);
  await readThing(page, "us-119");
  const read = (await page.locator(".card.read").boundingBox())!;
  expect(read.width).toBeLessThanOrEqual(252);
  expect(read.height).toBeLessThanOrEqual(170);
  await page.mouse.move(700, 100);
  await page.locator(".card.read").waitFor({ state: "detached" });

  const at = await atRest(page, "ge-2ss-pz1");
  await page.mouse.click(at.x, at.y); // the stack asks beside the enemies that it could fire at
  const card = page.locator(".card.choose");
  await card.getByRole("button", { name: /Select all.*together 11-6/ }).waitFor();
  const box = (await card.boundingBox())!;
  for (const enemy of ["us-cca", "us-ccr", "us-119", "us-120"]) {
    const { x, y } = await atRest(page, enemy);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, enemy).toBe(false);
  }
  await card.getByRole("button", { name: /Select all/ }).click();
  await page.locator(".layer-signs .badge", { hasText: "+" }).first().waitFor(); // who else can join the fire

  const target = await atRest(page, "us-119");
  await page.mouse.move(target.x, target.y, { steps: 3 });
  const odds = page.locator(".odds-card");
  await odds.waitFor();
  const text = await odds.innerText();
  expect(text).toMatch(/drawing again after every jack, queen or king/);
  expect(text).toMatch(/Joker would be set aside: no red card/);
  expect(text).toMatch(/A hit eliminates 119\sInfantry/);
  await page.locator('[data-thing="1303"]').dispatchEvent("click", { detail: 0 }); // too far: a refusal, and nothing but it
  const refusal = page.locator(".card.refusal");
  await refusal.waitFor();
  expect(await odds.count()).toBe(0);
  await page.locator('[data-thing="us-119"]').dispatchEvent("click", { detail: 0 }); // no pointer closes it: the valid pick does
  await refusal.waitFor({ state: "detached" });
  await confirm(page);
  await seen.until((now) => now.moves_made > 0);
  const outcome = page.locator(".outcomes");
  await outcome.waitFor();
  const board = (await page.locator(".board").boundingBox())!;
  expect((await outcome.boundingBox())!.x).toBeGreaterThanOrEqual(board.x + board.width);
  expect(await outcome.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
  await page.waitForTimeout(1500);
  expect(await outcome.count()).toBe(1); // it waits for the next action
  await page.keyboard.press("Escape");
  await outcome.waitFor({ state: "detached" });
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("Rhine: real questions, arrows to what is off screen, loading begins full, a card is shown large", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  await seen.until((now) => now.offers.length > 0);
  await page.locator('.hand [data-word="truck"]').click();
  expect(await bar(page)).toBe("Where does the truck start?");
  await page.keyboard.press("Escape");

  const load = seen.view!.offers.find((one) => one.picks[1] === "load")!;
  await clickThing(page, load.picks[0]!);
  await page.locator('.prompt [data-word="load"]').click();
  const fields = page.locator(".amounts .stepper input");
  await fields.first().waitFor();
  const amounts = await fields.evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)));
  expect(amounts.reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  for (let n = 0; n < amounts.length; n++) await fields.nth(n).fill("0");
  await fields.first().press("Tab");
  await page.locator('.amounts [data-action="confirm"]').click({ force: true });
  expect(seen.moves()).toEqual([]); // nothing is not sent, and no notation is told
  expect(await page.locator(".prompt .refused").innerText()).toMatch(/at least one/);
  await page.keyboard.press("Escape"); // the refusal
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  const march = seen.view!.offers.find((one) => one.text.startsWith("march") && one.warns?.includes("card"))!;
  await byClicks(seen, march);
  await page.locator(".outcomes .rr-card").first().waitFor();
  const words = page.locator(".outcomes .words").first();
  expect((await words.boundingBox())!.width).toBeGreaterThan(130); // no column of single words
  await page.locator("#tab-actions").click(); // it lies over the panel, which is wanted now
  await page.locator(".outcomes").waitFor({ state: "detached" });
  await page.context().close();

  const small = await newSeen({ viewport: { width: 390, height: 844 } });
  await openTraining(small, "race-to-the-rhine");
  await small.until((now) => now.offers.length > 0);
  await small.page.locator('.hand [data-word="truck"]').click();
  const edge = small.page.locator("[data-edge]").first();
  await edge.waitFor();
  const count = Number((await edge.innerText()).replace(/\D/g, ""));
  expect(count).toBeGreaterThan(0);
  const before = await frame(small.page);
  await edge.click();
  expect(await frame(small.page)).not.toBe(before);
  await small.page.context().close();
});

test("Medieval: an army with a running total, presets and cards; hexes as on a printed map", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, { game: "medieval-battle", seats: { red: { who: "me" }, yellow: { who: "bot", bot: "greedy" } } });
  await page.locator(".amounts").waitFor();
  const total = async (): Promise<string> =>
    (await page.locator(".amounts .total").innerText()).replaceAll("\u00a0", " ");
  await page.locator('.amounts [data-action="confirm"]').click({ force: true });
  expect(seen.moves()).toEqual([]); // an empty army is not sent
  await page.locator('.hand [data-kind="HC"]').click();
  expect(await total()).toBe("3 of 20 points");
  await page.getByRole("button", { name: "Balanced army" }).click();
  expect(await total()).toBe("20 of 20 points");
  await page.locator('.amounts [data-action="confirm"]').click();
  const view = await seen.until((now) => now.prompt.key === "prompt-deploy-wagon" && now.offers.length > 0);
  await page.locator(`.table[data-version="${view.version}"]`).waitFor();
  expect(await bar(page)).toMatch(/^Where do you place .*wagon\?$/); // the only piece is picked: one click places it
  await clickThing(page, view.offers[0]!.picks[1]!);
  await seen.until((now) => now.version > view.version);
  expect(await page.locator(".hex-number").first().textContent()).toMatch(/^[A-Z]\d+$/);
  expect(await page.locator("aside .log, aside").last().innerText()).not.toMatch(/-?\d,-?\d/);
  await page.context().close();
});

test("nothing but the tools lies over the map: legend, cards and layers stand at its foot", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const seen = await newSeen({ viewport });
    const { page } = seen;
    for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"]) {
      await openTraining(seen, game);
      await page.locator(".prompt.yours").waitFor();
      const over = await page.evaluate(() => {
        const board = document.querySelector(".board")!.getBoundingClientRect();
        return [...document.querySelectorAll("button")]
          .filter((one) => !one.closest(".tools, .advice, .edges, .outcomes, .fold, [data-edge]"))
          .filter((one) => {
            const { top, bottom, left, width } = one.getBoundingClientRect();
            return width > 0 && bottom > board.top + 1 && top < board.bottom - 1 && left < board.right - 1;
          })
          .map((one) => one.textContent);
      });
      expect(over, game).toEqual([]);
      const layers = page.getByRole("button", { name: "Layers" });
      await layers.click();
      const first = page.locator("#layers [aria-pressed]").first();
      await first.click();
      expect(await first.getAttribute("aria-pressed")).toBe("true");
      await page.keyboard.press("Escape");
      await first.waitFor({ state: "hidden" });
    }
    await page.context().close();
  }
});

test("while a move is on its way the buttons of the bar stay, and none can be pressed", async () => {
  const seen = await newSeen();
  const { page } = seen;
  let hold: (() => void) | null = null;
  const held = new Promise<void>((go) => (hold = go));
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"move"')) void held.then(() => server.send(message));
      else server.send(message);
    });
  });
  await openTraining(seen, "race-to-the-rhine");
  await page.locator(".prompt.yours").waitFor();
  await page.locator('.prompt [data-word="end"]').click();
  const labels = (): Promise<string[]> => page.locator(".prompt .right button").allInnerTexts();
  await page.locator('.prompt [data-action="confirm"]').waitFor();
  const before = await labels();
  await page.locator('.prompt [data-action="confirm"]').click();
  await page.locator('.prompt .right[aria-busy="true"]').waitFor();
  expect(await labels()).toEqual(before);
  await page.locator(".prompt.sending").waitFor(); // a slow answer is shown
  expect(await labels()).toEqual(before);
  expect(await page.locator('.prompt [data-action="confirm"]').getAttribute("aria-disabled")).toBe("true");
  hold!();
  await page.locator('.prompt .right[aria-busy="false"]').waitFor();
  await page.context().close();
});
