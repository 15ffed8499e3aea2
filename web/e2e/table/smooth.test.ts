// What kept the table from going smoothly: clicks too many, clicks into the unknown, things that changed places.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { View } from "../../src/wire/types";
import { newSeen, open, openRecord, openTraining, url, type Seen } from "../browser";
import { byClicks, clickThing } from "../player";

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const stage = (view: View): string => (view.table as { stage: string }).stage;
const onPage = (seen: Seen, view: View): Promise<void> =>
  seen.page.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
const box = async (page: Page, what: string): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await page.locator(what).boundingBox())!;

test("while a bot's moves are being shown, a click says so and asks, undoes and makes nothing", async () => {
  const seen = await newSeen(DESK, 2500);
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  await byClicks(
    seen,
    view.offers.find((one) => one.text.startsWith("shoot ") && one.picks.length === 2)!,
  );
  await page.locator('[data-action="skip-bots"]').waitFor();
  const sent = seen.sent.length;
  const own = (view.table as { units: { id: string; side: string; at: string }[] }).units.find(
    (one) => one.side === view.seat && one.at.includes(","),
  )!;
  await clickThing(page, own.id);
  await page.locator(".card.refusal", { hasText: "still being shown" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await page.locator(".prompt .refused", { hasText: "still being shown" }).waitFor();
  expect(seen.sent.slice(sent)).toEqual([]);
  await page.locator('[data-action="skip-bots"]').click();
  await page.locator(".prompt .refused").waitFor({ state: "detached" });
  expect(await page.locator(`.table[data-version="${seen.view!.version}"]`).count()).toBe(1);
  await page.context().close();
});

test("Medieval: one click places the whole army in its turns, and can be stopped", async () => {
  const seen = await newSeen({ ...DESK, locale: "pl-PL" });
  const { page } = seen;
  const opened = await open(seen, {
    game: "medieval-battle",
    seats: { red: { who: "me", name: "Ania" }, yellow: { who: "bot", bot: "sergeant" } },
  });
  await page.getByRole("button", { name: "Armia mieszana" }).click();
  await page.keyboard.press("Enter");
  await onPage(seen, await seen.until((now) => now.prompt.key === "prompt-deploy-wagon" && now.offers.length > 0));
  const ready = page.locator('[data-action="readied"]');
  await ready.click();
  await seen.until(() => seen.moves().filter((move) => move.startsWith("place ")).length > 1);
  await ready.press("Enter"); // enough: also while a move is on its way
  await page.locator('[data-action="readied"][aria-pressed="false"]').waitFor();
  await page.waitForTimeout(1500); // what was on its way arrives, and the bot answers
  const { version } = seen.view!;
  expect(seen.moves().filter((move) => move.startsWith("place ")).length).toBeGreaterThan(1);
  await page.waitForTimeout(1500);
  expect(seen.view!.version).toBe(version);
  expect(stage(seen.view!)).toBe("deploying");
  await ready.click();
  const done = await seen.until((now) => stage(now) === "choosing", 60);
  const { units } = done.table as { units: { side: string; at: string }[] };
  const mine = units.filter((one) => one.side === "red");
  expect(mine.length).toBeGreaterThan(8);
  expect(mine.every((one) => one.at.includes(","))).toBe(true);
  await ready.waitFor({ state: "detached" });

  // a bot that wins is named by its side
  await page.getByRole("tab", { name: "Stół" }).click();
  await page.getByRole("button", { name: "Poddaj się" }).click();
  await page.getByRole("button", { name: "Poddaję się" }).click();
  await page.locator(".prompt.over").waitFor();
  await page.goto(`${url()}/t/${opened.table}/end`);
  await page.getByRole("heading", { level: 1, name: /\(sierżant, bot\)$/ }).waitFor();
  expect(await page.locator(".why").first().innerText()).toMatch(/^Ania \(/);
  await page.context().close();
});

test("Rhine: the only base is taken by itself, and all decks are in sight at 1280 pixels", async () => {
  for (const locale of ["en-GB", "pl-PL"]) {
    const seen = await newSeen({ ...DESK, locale });
    const { page } = seen;
    const bot = { who: "bot" as const, bot: "greedy" };
    await open(seen, { game: "race-to-the-rhine", seats: { red: { who: "me" }, white: bot, blue: bot } });
    const view = await seen.until((now) => now.offers.length > 0 && now.prompt.key === "prompt-acting", 60);
    await onPage(seen, view);
    const cut = await page.locator(".rr-hand .row").evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(cut, locale).toBeLessThanOrEqual(0);
    const bases = new Set(view.offers.filter((one) => one.picks[0] === "supplies").map((one) => one.picks[1]));
    expect(bases.size).toBe(1);
    await page.locator('.hand [data-word="supplies"]').click();
    await page.locator(`[data-thing="${[...bases][0]}"][aria-pressed="true"]`).waitFor({ state: "attached" });
    await page.locator('.prompt [data-word="fuel"]').waitFor();
    await page.keyboard.press("Escape"); // back to where nothing was chosen, not to a question with one answer
    await page.locator('.prompt [data-word="end"]').waitFor();
    await page.context().close();
  }
});

test("Mortain: where only one thing is left to do, one click does it, and says what it brings", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  for (let n = 0; n < 12; n++) {
    const view = await seen.until((now) => now.offers.length > 0, 60);
    await onPage(seen, view);
    const [only, ...others] = view.offers;
    if (only && others.length === 0 && only.warns?.length) {
      await page.locator(".prompt .middle .warn").first().waitFor();
      await page.locator(".prompt button.choice.primary").click();
      await seen.until((now) => now.version > view.version);
      expect(seen.moves().at(-1)).toBe(only.text);
      return page.context().close();
    }
    const move = (view.offers.find((one) => one.text.startsWith("move ")) ?? view.offers.at(-1))!;
    await byClicks(seen, move);
    await seen.until((now) => now.version > view.version);
  }
  throw new Error("There was always something else to do.");
});

test("what wins stands on the map in the first turn", async () => {
  const seats = {
    "stand-at-mortain": ["german", "us"],
    "race-to-the-rhine": ["blue", "white"],
    "flames-of-war": ["A", "B"],
  } as const;
  for (const [game, [me, other]] of Object.entries(seats)) {
    const seen = await newSeen(game === "race-to-the-rhine" ? DESK : PHONE);
    const { page } = seen;
    await open(seen, { game, seats: { [me]: { who: "me" }, [other]: { who: "bot", bot: "greedy" } } });
    await seen.until((now) => now.offers.length > 0, 60);
    const goal = page.locator(".goal");
    await goal.waitFor();
    expect(await goal.innerText(), game).toMatch(/Goal: .+\./s);
    const [sentence, board] = [await box(page, ".goal"), await box(page, ".board")];
    expect(sentence.height, game).toBeLessThan(board.height / 6);
    await page.context().close();
  }
});

const CHARGE = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as {
  start: { position: { step: string; platoons: { teams: { at: number[] }[] }[] } };
};

test("Flames of War: End the step, Undo and Cancel keep their places; one Confirm at a time", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openTraining(seen, "flames-of-war");
  const view = await seen.until((now) => now.offers.length > 0);
  await onPage(seen, view);
  /** Where each ends, from the right: a bolder word may begin earlier. */
  const places = async (): Promise<number[][]> => {
    const boxes = [".prompt button.choice >> nth=-1", ".prompt [data-action=undo]", ".prompt [data-action=cancel]"].map(
      (one) => box(page, one),
    );
    return (await Promise.all(boxes)).map(({ x, y, width }) => [Math.round(x + width), Math.round(y)]);
  };
  const before = await places();
  for (let n = 0; n < 2; n++) {
    const { version } = seen.view!;
    await page.locator(".hand .chip:not([aria-disabled=true])").first().click();
    await page.locator(".hand").getByRole("button", { name: "Suggest" }).click();
    await page.locator(".hand button.primary:enabled").click();
    await onPage(seen, await seen.until((now) => now.version > version));
  }
  await page.locator('.prompt [data-action="undo-all"]').waitFor();
  expect(await places()).toEqual(before);
  await page.locator('.prompt [data-action="undo"]').click();
  const redo = page.locator('.prompt [data-action="redo"]');
  await redo.waitFor();
  expect(await places()).toEqual(before);
  // once the last move is made again, Undo all has not slipped under the hand
  const { version } = seen.view!;
  const hand = await redo.boundingBox().then((one) => ({ x: one!.x + one!.width / 2, y: one!.y + 4 }));
  await page.mouse.click(hand.x, hand.y);
  await onPage(seen, await seen.until((now) => now.version > version));
  await redo.waitFor({ state: "detached" });
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-action]")?.dataset.action ?? "",
    hand,
  );
  expect(under).toBe("");
  await page.locator('.prompt [data-action="undo"]').click();
  await redo.waitFor();

  await page.locator(".hand .chip:not([aria-disabled=true])").first().click();
  await page.locator(".hand button.primary").waitFor();
  await page.locator(".prompt button.choice").last().click(); // End the step
  await page.locator('.prompt [data-action="confirm"]').waitFor();
  await page.locator(".hand button.primary").waitFor({ state: "detached" });
  await page.locator('.prompt [data-action="cancel"]').click();
  await page.locator('.prompt [data-action="confirm"]').waitFor({ state: "detached" });
  await page.context().close();
});

test("Flames of War: a goal out of reach says how far it falls short; new lines scroll, and nothing is replayed", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  const record = structuredClone(CHARGE);
  record.start.position.step = "movement";
  for (const team of record.start.position.platoons[1]!.teams) team.at[1] = 22;
  const view = await openRecord(seen, record, "flames-of-war");
  await clickThing(page, "team-4");
  const team = (await page.locator('[data-thing="team-4"]').boundingBox())!;
  const board = await box(page, ".board");
  await page.mouse.click(team.x + team.width / 2, Math.max(board.y + 20, team.y - 9 * team.height)); // ten inches and more
  await page.locator('.hand [data-role="short"]', { hasText: /short of where you clicked/ }).waitFor();
  await page.locator('.hand [data-role="held"]', { hasText: "Too" }).first().waitFor(); // and what stops it
  await page.locator(".hand button.primary:enabled").click();
  await seen.until((now) => now.version > view.version);

  const look = (): number => seen.sent.filter((message) => message.do === "look").length;
  const fresh = page.locator(".filters .new");
  if ((await fresh.count()) > 0) {
    await fresh.click();
    expect(look()).toBe(0);
  }
  await page.context().close();
});

test("the lines that are new are shown in the log, not replayed", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await open(seen, {
    game: "stand-at-mortain",
    seats: { german: { who: "me" }, us: { who: "bot", bot: "greedy" } },
  });
  await onPage(seen, await seen.until((now) => now.offers.length > 0, 60));
  await page.locator(".filters .new").click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const log = document.querySelector('[role="log"]')!.getBoundingClientRect();
        const first = document.querySelector("li.fresh")!.getBoundingClientRect();
        return first.top >= log.top - 1 && first.top < log.bottom;
      }),
    )
    .toBe(true);
  expect(seen.sent.some((message) => message.do === "look")).toBe(false);
  expect(await page.locator(".prompt.replay").count()).toBe(0);
  await page.context().close();
});

test("Flames of War: a split plan and a charge tell their chances", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  const record = structuredClone(CHARGE);
  record.start.position.step = "shooting";
  record.start.position.platoons[2]!.teams[0]!.at = [24, 16, 270];
  record.start.position.platoons[2]!.teams[1]!.at = [26.5, 16, 270];
  const view = await openRecord(seen, record, "flames-of-war");
  await clickThing(page, "team-4");
  await page.locator("[data-prey]").first().waitFor();
  await clickThing(page, "team-9");
  await page.locator(".hand button.primary:enabled").waitFor();
  await clickThing(page, "team-5");
  await page.locator('[data-apart="5"]').waitFor();
  const other = (view.table as { platoons: { teams: { id: number }[] }[] }).platoons[2]!.teams[0]!.id;
  await clickThing(page, `team-${other}`);
  const sum = page.locator(".hand .sum", { hasText: "Fire is split" });
  await sum.waitFor();
  expect((await sum.innerText()).match(/\d+% to hit/g)).toHaveLength(2);

  await openRecord(seen, CHARGE, "flames-of-war");
  await clickThing(page, "team-4");
  const storm = page.locator('.hand [data-role="storm"]');
  await storm.waitFor();
  expect(await storm.innerText()).toMatch(
    /Defensive fire: .+\s\d+% chance of being thrown back\.\s+Then\s\d+\sblows? at [2-6]\+/,
  );
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("on a phone Hint lies below the map, not on it", async () => {
  for (const game of ["flames-of-war", "race-to-the-rhine"]) {
    const seen = await newSeen({ ...PHONE, locale: game === "flames-of-war" ? "en-GB" : "pl-PL" });
    const { page } = seen;
    await openTraining(seen, game);
    await page.locator('[data-action="hint"]').waitFor();
    const [hint, board] = [await box(page, '[data-action="hint"]'), await box(page, ".board")];
    expect(hint.y, game).toBeGreaterThanOrEqual(board.y + board.height);
    expect((await box(page, ".table > .foot")).height, game).toBeLessThan(60); // one row
    await page.context().close();
  }
});
