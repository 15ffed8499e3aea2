// What makes the table easy to live with: cards that stay, words about the map, keys, the log, being called.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newSeen, open, openTraining, Seen, url } from "../browser";
import { byClicks, clickThing, readThing } from "../player";

const ARMY = "recruit 2HC 1LC 2PK 1LB 1SB";
const NAME = "<img src=x onerror=alert(1)>😀"; // marks that turn the writing round are refused in names
const EVIL = `${NAME}\u202e`;

async function typed(seen: Seen, move: string): Promise<void> {
  const { version } = seen.view!;
  await seen.page.getByRole("tab", { name: "Actions" }).click();
  await seen.page.getByLabel("Or type a move").fill(move);
  await seen.page.keyboard.press("Enter");
  await seen.until((view) => view.version > version);
}

test("a hover card can be reached, kept in the panel, and asked for by key; the map answers in words", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const march = view.offers.find((offer) => offer.text.startsWith("march") && !offer.warns)!;
  const unit = march.picks[0]!;

  await readThing(page, unit);
  const card = page.locator(".card.read");
  const keep = (await card.getByRole("button", { name: "Details" }).boundingBox())!;
  await page.mouse.move(keep.x + 20, keep.y + 8, { steps: 5 });
  await page.waitForTimeout(600); // longer than the grace: the card stays under the pointer
  await page.mouse.click(keep.x + 20, keep.y + 8);
  const kept = page.getByRole("region", { name: "Details" });
  await kept.locator("dd.value").first().waitFor(); // the values are fetched once
  const before = await kept.innerText();
  await byClicks(seen, march);
  await seen.until((now) => now.version > view.version);
  await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
  await expect.poll(() => kept.innerText()).not.toBe(before); // it follows the position
  await kept.getByRole("button", { name: "Close" }).click();

  await page.keyboard.press("Control+Alt+x"); // nothing
  await page.locator(`[data-thing="${unit}"]`).focus();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("i");
  await card.waitFor();
  await page.keyboard.press("i");
  await kept.waitFor();
  expect(await card.count()).toBe(0);

  await page.locator('[data-thing][aria-disabled="true"]').first().focus();
  await page.keyboard.press("Control+ArrowDown");
  await page.keyboard.press("?");
  await page.locator(".card.refusal", { hasText: "First answer in the bar above" }).waitFor(); // the march goes on there
  await page.keyboard.press("Escape");

  const answer = page.locator(".answer li");
  const { units } = seen.view!.table as { units: { id: string }[] };
  const most = Math.max(6, units.filter(({ id }) => id.startsWith("Y")).length); // a line for each unit of one's own
  for (const [key, says] of [
    ["Shift+W", /Hex/],
    ["Shift+R", /1.hex: Hex/],
    ["Shift+O", /hex(es)?: Yellow/],
    ["Shift+F", /hex(es)?: Red/],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => answer.first().innerText()).toMatch(says);
    expect(await answer.count()).toBeLessThanOrEqual(most);
  }
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("each game lists its own keys, and they work", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const listed: Record<string, RegExp> = { "medieval-battle": /C\s+Zones/, "race-to-the-rhine": /1 – 6[\s\S]*E\s/ };
  for (const [game, keys] of Object.entries(listed)) {
    await openTraining(seen, game);
    await page.locator(".prompt.yours").waitFor();
    await page.keyboard.press("?");
    expect(await page.locator('dl[data-keys="game"]').innerText()).toMatch(keys);
    await page.keyboard.press("Escape");
    await page.locator('dialog[aria-label="Keys"]').waitFor({ state: "detached" });
    if (game === "medieval-battle") {
      await page.keyboard.press("c");
      expect(await page.locator(".layer-tints .tint").count()).toBeGreaterThan(0);
      await page.keyboard.press("c");
      expect(await page.locator(".layer-tints .tint").count()).toBe(0);
    }
    if (game === "race-to-the-rhine") {
      await page.keyboard.press("1");
      await page.locator(".prompt .middle", { hasText: "Which base receives supplies?" }).waitFor();
      await page.keyboard.press("Escape");
      const corps = seen.view!.offers.find((offer) => offer.picks[1] === "unload")!.picks[0]!;
      await clickThing(page, corps);
      await page.keyboard.press("7"); // the first button of the prompt
      await page.locator(".prompt .middle", { hasText: "Unload" }).waitFor();
    }
  }
  await page.context().close();
});

test("the log: names light the board, chat is a filter, notes are private, and it is saved in either language", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, {
    game: "medieval-battle",
    seats: { red: { who: "me", name: NAME }, yellow: { who: "bot", bot: "random" } },
    title: NAME,
  });
  await seen.until((view) => view.seat === "red" && view.awaited.includes("red"), 30);
  await page.locator(".board").waitFor();
  await typed(seen, ARMY);
  const deploying = await seen.until(
    (view) => view.awaited.includes("red") && view.offers.some((offer) => offer.picks.length > 1),
    30,
  );
  await typed(seen, deploying.offers.find((offer) => offer.picks.length > 1)!.text);
  await seen.until((view) => view.awaited.includes("red") && view.moves_made > deploying.moves_made + 1, 30);

  await page.getByRole("tab", { name: "Log" }).click();
  expect(await page.locator(".log .private").count()).toBe(1);
  expect(await page.locator(".log li", { has: page.locator(".private") }).innerText()).toMatch(
    /private note[\s\S]*2\sheavy\scavalry/,
  );
  expect(await page.locator(".log li:not(:has(p))").count()).toBe(0); // no empty lines
  await page.locator(".log .name").first().hover();
  await page.locator(".layer-signs .pointed").first().waitFor();
  await page.locator(".log summary").first().click();
  expect(await page.locator(".log details:not([open])").count()).toBe(1);

  // chat, whatever it holds, is text; the server cuts nothing short silently and the page bears it
  await page.getByRole("tab", { name: "Chat" }).click();
  const line = page.getByLabel("Say something");
  await line.evaluate((field: HTMLInputElement) => field.removeAttribute("maxlength"));
  await line.fill(`${EVIL} ${"😀".repeat(200)} ${"x".repeat(40_000)}`);
  await page.keyboard.press("Enter");
  await page.locator(".chat li time").waitFor();
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".log .filters").getByRole("button", { name: "Chat" }).click();
  expect(await page.locator(".log .lines").innerText()).toContain("<img src=x");
  expect(await page.locator(".log img, .people img, .chat img").count()).toBe(0);
  expect(await page.title()).toContain("<img");
  expect(
    await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector(".log .lines")!.scrollWidth <= document.querySelector(".log .lines")!.clientWidth,
    ]),
  ).toEqual([1280, true]);

  for (const [button, words] of [
    ["English", /^Recruiting[^]*Red has chosen an army/],
    ["Polski", /^Zaciąg wojska[^]*zajmuje pole/],
  ] as const) {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".log .save").getByRole("button", { name: button }).click(),
    ]);
    expect(readFileSync(await saved.path(), "utf8")).toMatch(words);
  }

  // away from the page: what happened since one's last move is offered as a replay that can be left
  await page.goto(url());
  await page.goBack();
  await page.locator('[data-action="since"]').click();
  await page.locator(".prompt.replay").waitFor();
  expect(new URL(page.url()).searchParams.get("move")).toMatch(/^\d+$/);
  await page.keyboard.press("Escape");
  await page.locator(".prompt.yours").waitFor();
  expect(await page.locator('[data-action="since"]').count()).toBe(0);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("focus stays through ten views, and another window of the seat is told", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const march = view.offers.find((offer) => offer.text.startsWith("march") && !offer.warns)!;
  const other = new Seen(await page.context().newPage());
  await other.page.goto(page.url());
  await other.until((now) => now.offers.length > 0);
  await page.bringToFront();
  await page.keyboard.press("n");
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? null);
  const start = await focused();
  expect(start).not.toBeNull();
  await typed(other, march.text);
  await seen.until((now) => now.version === other.view!.version);
  await page.getByText("made in another window").waitFor();
  for (let n = 0; n < 9; n++) {
    const { version } = other.view!;
    await other.page.evaluate(
      (action) => document.querySelector<HTMLElement>(`.prompt [data-action="${action}"]`)!.click(),
      n % 2 === 0 ? "undo" : "redo",
    );
    await seen.until((now) => now.version > version);
    await other.until((now) => now.version > version);
    await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
    expect(await focused()).toBe(start);
  }
  // a button that goes away with its view hands the focus to the prompt, a row of the list to its filter
  await page.locator('.prompt [data-action="redo"], .prompt [data-word="pass"]').first().focus();
  await page.locator('.prompt [data-word="pass"]').press("Enter");
  await page.locator('.prompt [data-action="confirm"]').press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".prompt") !== null)).toBe(true);
  await page.context().close();
});

test("undo all, and the place of Undo is never taken by Confirm", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  // a march after which more can be done than to halt: only then Confirm is asked
  let once = view;
  const marches = view.offers.filter((offer) => offer.text.startsWith("march") && !offer.warns);
  for (const march of marches.slice(0, 12)) {
    await byClicks(seen, march);
    once = await seen.until((now) => now.moves_made === 1);
    await page.locator(`.table[data-version="${once.version}"]`).waitFor();
    if (once.offers.some((offer) => offer.text.startsWith("march"))) break;
    await page.keyboard.press("u");
    const back = await seen.until((now) => now.moves_made === 0);
    await page.locator(`.table[data-version="${back.version}"]`).waitFor();
  }
  const undo = page.locator('.prompt [data-action="undo"]');
  expect(await undo.getAttribute("aria-label")).toMatch(/^Undo \(U\): .*moves/);
  const idle = (await undo.boundingBox())!;
  await page.locator(".prompt .choice").first().click();
  const confirm = (await page.locator('.prompt [data-action="confirm"]').boundingBox())!;
  expect(confirm.x).toBeGreaterThanOrEqual(idle.x + idle.width);
  await page.keyboard.press("Escape");
  const on = once.offers.find((offer) => offer.text.startsWith("march") && !offer.warns);
  if (on) {
    await byClicks(seen, on);
    await seen.until((now) => now.moves_made === 2);
    await page.locator('.prompt [data-action="undo-all"]').click();
    await seen.until((now) => now.moves_made === 0);
  } else {
    await page.keyboard.press("Shift+U");
    await seen.until((now) => now.moves_made === 0);
  }
  await page.context().close();
});

test("a reminder comes once, after the time that was set; dice have a table", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("sztab-settings", JSON.stringify({ language: "en", remind: 2 })));
  await openTraining(seen, "flames-of-war");
  await seen.until((view) => view.awaited.includes(view.seat!));
  await page.clock.fastForward("01:50");
  expect(await page.getByText("It is still your move.").count()).toBe(0);
  await page.clock.fastForward("00:15");
  await page.locator(".prompt .notice", { hasText: "It is still your move." }).waitFor();

  await typed(seen, "move 1: dig-in");
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByText("Dice so far").click();
  expect(await page.locator(".dice caption").innerText()).toMatch(/US Army \(A\): 1.die rolled/);
  expect(await page.locator(".dice tbody tr").first().innerText()).toMatch(/rolled/);
  await page.getByText("Now: Movement").waitFor();
  await page.context().close();
});

test("a phone held sideways: the prompt is a column on the left, and the panel can be opened", async () => {
  const seen = await newSeen({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  const [prompt, board] = [
    (await page.locator(".prompt").boundingBox())!,
    (await page.locator(".board").boundingBox())!,
  ];
  expect(prompt.x + prompt.width).toBeLessThanOrEqual(board.x + 1);
  expect(board.width).toBeGreaterThan(500);
  await page.getByRole("tab", { name: "Actions" }).tap();
  await page.locator(".offer, .actions summary").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  await page.context().close();
});
