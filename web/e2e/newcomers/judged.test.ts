// What a new player stumbled over: bars that scrolled, boxes in the way, a second click that gave the game up.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newSeen, open, openRecord, openTraining, url } from "../browser";
import { clickThing } from "../player";

const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"] as const;

test("the bar has no scrollbar at 1280 × 800, in both languages", async () => {
  for (const locale of ["en-GB", "pl-PL"])
    for (const game of GAMES) {
      const seen = await newSeen({ locale });
      await openTraining(seen, game);
      const over = await seen.page
        .locator(".prompt .middle, .prompt .right")
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
            .map((box) => box.className),
        );
      expect(over, `${game} ${locale}`).toEqual([]);
    }
});

test("a refusal lets clicks through, goes away with the next, and its Details open the rule", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  const view = await seen.until((now) => now.offers.length > 0);
  const lit = new Set(view.offers.map((offer) => offer.picks[0]));
  const things = await page.locator("[data-thing]").evaluateAll((all) => all.map((one) => one.dataset.thing!));
  for (const id of things.filter((one) => /^\d+$/.test(one) && !lit.has(one))) {
    await page.locator(`[data-thing="${id}"]`).dispatchEvent("click", { detail: 0 });
    await page.waitForTimeout(150);
    if ((await page.locator(".card.refusal").count()) > 0) break;
  }
  const card = page.locator(".card.refusal");
  expect(await card.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe("none");
  await card.locator(".pin").click();
  await page.locator(".rule").waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor();
  await page.locator(".prompt .left").click();
  await card.waitFor({ state: "detached" });
  expect(seen.errors).toEqual([]);
});

test("a double click on Resign does not give the game up", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  await page.locator("#tab-table").click();
  await page.locator('[data-action="resign"]').dblclick();
  expect(seen.sent.some((message) => message.do === "resign")).toBe(false);
});

test("a free seat is told to the host; the invitation shows what the game is", async () => {
  const seen = await newSeen();
  const opened = await open(seen, {
    game: "stand-at-mortain",
    seats: { german: { who: "me", name: "Guest" }, us: { who: "open" } },
  });
  await seen.page.locator(".prompt .middle", { hasText: "send the link" }).waitFor();
  const guest = await newSeen({ locale: "pl-PL" });
  await guest.page.goto(`${url()}/t/${opened.table}#seat=${opened.links!.us}`);
  const facts = guest.page.locator(".game .facts, .game .about");
  await facts.first().waitFor();
  expect(await guest.page.locator(".game img").count()).toBe(1);
  expect(await guest.page.locator(".lead").textContent()).not.toContain("Guest");
});

test("side and opponent can be chosen beside the button that starts at once", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await page.goto(`${url()}/g/medieval-battle`);
  await page.locator('[data-wish="side"]').selectOption("yellow");
  await page.locator('[data-wish="bot"] option[value="random"]').waitFor({ state: "attached" });
  await page.locator('[data-wish="bot"]').selectOption("random");
  await page.getByRole("button", { name: "Play against a bot" }).click();
  const view = await seen.until(() => true);
  expect(view.seat).toBe("yellow");
});

/** The beginning of a recorded game, up to the moment when an archer may attack or shoot one and the same enemy. */
function attackOrShot(): unknown {
  const file = join(import.meta.dirname, "../../../tests/legacy/records-medieval-battle.jsonl.gz");
  const kept = JSON.parse(gunzipSync(readFileSync(file)).toString().split("\n")[3]!) as Record<string, unknown>;
  const record = (kept.record ?? kept) as { moves: unknown[]; hashes: Record<string, string>; result: unknown };
  const most = 271;
  return {
    ...record,
    moves: record.moves.slice(0, most),
    hashes: Object.fromEntries(Object.entries(record.hashes).filter(([at]) => Number(at) <= most)),
    result: null,
  };
}

test("Medieval: what attack and shot cost is shown before either is chosen, on the map and on the buttons", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const view = await openRecord(seen, attackOrShot(), "medieval-battle", { yellow: { who: "bot", bot: "random" } });
  const [unit, target] = view.offers.find((one) => one.picks[2] === "shoot")!.picks;
  await clickThing(page, unit!);
  await page.locator(".layer-tints .hatch").first().waitFor({ state: "attached" }); // where it would have to stop
  const at = (await page.locator(`[data-thing="${target}"]`).boundingBox())!;
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await expect.poll(() => page.locator(".odds-card").count()).toBe(2);
  expect(await page.locator(".odds h3").allInnerTexts()).toEqual(["Attack", "Shoot"]);
  const board = (await page.locator(".board").boundingBox())!;
  for (const card of await page.locator(".odds-card").all()) {
    const box = (await card.boundingBox())!;
    const covers = box.y < at.y && box.y + box.height > at.y && box.x < at.x && box.x + box.width > at.x;
    expect(covers).toBe(false);
    expect(box.y).toBeGreaterThanOrEqual(board.y);
  }
  expect(await page.locator(".layer-signs .badge text").allTextContents()).toContain("−1/−1 · 0/−1");
  await clickThing(page, target!);
  for (const [word, loss] of [
    ["attack", "you lose 1, they lose 1"],
    ["shoot", "they lose 1"],
  ])
    await page.locator(`.prompt [data-word="${word}"] small`, { hasText: loss }).waitFor();
  expect(seen.errors).toEqual([]);
});

test("what only bots have answered is undone; the end page counts in points and swaps sides", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, { game: "medieval-battle", seats: { red: { who: "me" }, yellow: { who: "bot", bot: "random" } } });
  await page.getByRole("button", { name: "Balanced army" }).click();
  await page.keyboard.press("Enter");
  const wagon = await seen.until((now) => now.prompt.key === "prompt-deploy-wagon" && now.offers.length > 0);
  await page.locator(`.table[data-version="${wagon.version}"]`).waitFor();
  await clickThing(page, wagon.offers[0]!.picks[1]!);
  const later = await seen.until((now) => now.moves_made >= wagon.moves_made + 2 && now.offers.length > 1);
  expect(later.undo.refusal?.key).toBe("undo-other-seat");
  await page.locator(`.table[data-version="${later.version}"] .prompt.yours`).waitFor();
  await page.locator('.prompt [data-action="undo"]').click();
  const back = await seen.until((now) => now.version > later.version && now.offers.length > 0);
  expect([back.moves_made, back.prompt.key]).toEqual([wagon.moves_made, "prompt-deploy-wagon"]);

  await page.locator("#tab-table").click();
  await page.locator('[data-action="resign"]').click();
  await page.waitForTimeout(400); // two separate clicks
  await page.locator('[data-action="resign-sure"]').click();
  await page.locator('.prompt [data-action="end"]').click();
  await page.locator(".places").waitFor();
  expect(await page.locator('[data-action="luck"]').count()).toBe(0); // nothing in this game is luck
  await page.locator('[data-action="rematch-swap"]').click();
  expect((await seen.until((now) => now.ending === null && now.seat === "yellow")).seat).toBe("yellow");
  expect(seen.errors).toEqual([]);
});

test("the address of a table that does not exist says so", async () => {
  const seen = await newSeen();
  await seen.page.goto(`${url()}/t/nosuchtable`);
  await seen.page.getByRole("heading", { level: 1, name: "There is no such page" }).waitFor();
});
