// The study table and puzzles: set up with mouse and keyboard, faults beside their place, moves, arrows, links.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newSeen, url, type Seen } from "../browser";
import { clickThing } from "../player";

const FOLDER = join(import.meta.dirname, "../../../build/study");
mkdirSync(FOLDER, { recursive: true });
const take = (seen: Seen, name: string): Promise<unknown> =>
  seen.page.screenshot({ path: join(FOLDER, `${name}.png`) });

async function study(seen: Seen, game: string): Promise<void> {
  await seen.page.goto(`${url()}/study/${game}`);
  await seen.page.locator(".board").waitFor();
  await seen.page.waitForTimeout(400);
}

test("a piece is moved, taken off and put back by mouse; the rules check every step", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await study(seen, "medieval-battle");
  const place = page.locator('[data-field="at"]');
  const at = (): Promise<string> => place.inputValue();
  const [piece] = await page
    .locator('[data-thing^="R-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-thing")!));
  await clickThing(page, piece!);
  const was = await at();
  await take(seen, "medieval-battle-set-up");
  const places = await page
    .locator("[data-thing]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-thing")!).filter((id) => /^-?\d+,-?\d+$/.test(id)));
  expect(places).toContain(was);
  expect(await place.locator("option:checked").innerText()).toMatch(/^[A-L]\d+$/); // as it is printed on the board
  const points = page.locator('[data-field="mp"]');
  const had = await points.inputValue();
  await points.fill("99");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".fault").innerText()).toContain("99");
  expect(await page.locator("label.faulty + em").innerText()).toContain("99"); // beside the field
  await take(seen, "medieval-battle-fault");
  await points.fill(had);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".fault").count()).toBe(0);
  const free = await place
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).find((one) => one === "0,-1")!);
  await place.selectOption(free);
  await expect.poll(at).toBe(free);
  await place.selectOption(was);
  await expect.poll(at).toBe(was);
  await page.locator('[data-action="take-off"]').click();
  await expect.poll(() => page.locator(".box button").count()).toBe(1);
  await page.locator(".box button").click();
  await clickThing(page, was);
  await expect.poll(() => page.locator(".box button").count()).toBe(0);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("markers and cards are set by mouse in every game, and whose turn it is", async () => {
  const seen = await newSeen();
  const { page } = seen;
  let shown: unknown = null;
  page.on("response", (response) => {
    if (response.url().endsWith("/api/study/look") && response.ok())
      void response.json().then((view: { position: unknown }) => (shown = view.position));
  });
  /** What the rules took last, by the way to it. */
  const at = (...way: (string | number)[]): unknown =>
    way.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], shown);
  const choose = (field: string, value: string): Promise<unknown> =>
    page.locator(`.fields label:has(span:text-is("${field}")) select`).selectOption(value);
  const tool = (name: string): Promise<void> => page.locator(`[data-tool="${name}"]`).click();

  await study(seen, "medieval-battle");
  const flags = at("flags") as Record<string, string>;
  const [place] = Object.keys(flags).filter((one) => flags[one] === "yellow");
  await tool("flag-red");
  await clickThing(page, place!);
  await expect.poll(() => at("flags", place!)).toBe("red");
  await choose("to move", "red");
  await expect.poll(() => at("side")).toBe("red");
  await take(seen, "medieval-battle-markers");

  await study(seen, "stand-at-mortain");
  await tool("flipped");
  await clickThing(page, "us-120");
  await expect.poll(() => at("units", "us-120")).toMatch(/ back$/);
  await tool("interdiction");
  await clickThing(page, "0404");
  await expect.poll(() => at("interdiction")).toBe("0404");
  await page.keyboard.press("Escape");
  expect(await page.locator('[data-tool="interdiction"]').getAttribute("aria-pressed")).toBe("false");
  await page.locator("aside summary", { hasText: /^Deck \(/ }).click();
  await page.locator('[data-card="H2"]').click();
  await page.locator('[data-pile="in-play"]').click(); // a red card: now the Americans act
  await expect.poll(() => at("card")).toBe("H2");
  await page.locator('[data-card="SA"]').click();
  await page.locator('[data-pile="used"]').click();
  await expect.poll(() => (at("deck") as string[]).includes("SA")).toBe(false);
  await take(seen, "stand-at-mortain-cards");

  await study(seen, "race-to-the-rhine");
  await tool("control-blue");
  await clickThing(page, "epinal");
  await expect.poll(() => at("control", "epinal")).toBe("blue");
  await tool("fuel");
  await clickThing(page, "toul");
  await expect.poll(() => at("tokens", "toul", "fuel")).toBe(2);
  await page.locator('[data-action="less"]').check();
  await clickThing(page, "toul");
  await expect.poll(() => at("tokens", "toul", "fuel")).toBe(1);
  await tool("truck");
  await clickThing(page, "toul");
  await clickThing(page, "nancy");
  await expect.poll(() => at("trucks")).toEqual(["toul nancy"]);
  await tool("resistance");
  await clickThing(page, "toul"); // it is controlled: the rules say no, and nothing changes
  await expect.poll(() => page.locator(".fault").innerText()).toContain("toul");
  expect(at("resistance")).not.toContain("toul");
  await page.locator("aside summary", { hasText: "Deck: Patton" }).click();
  await page.locator('[data-card="P-B-01"]').click();
  await page.locator('[data-pile="discards-blue"]').click();
  await expect.poll(() => at("discards", "blue")).toEqual(["P-B-01"]);
  await choose("to move", "white");
  await expect.poll(() => at("turn")).toBe("white");
  await take(seen, "race-to-the-rhine-markers");

  await study(seen, "flames-of-war");
  const teams = at("platoons", 0, "teams") as { id: number }[];
  await tool("dug_in");
  await clickThing(page, `team-${teams[1]!.id}`);
  await expect.poll(() => at("platoons", 0, "teams", 1, "flags")).toContain("dug_in");
  await tool("pinned");
  await clickThing(page, `team-${teams[1]!.id}`);
  await expect.poll(() => at("platoons", 0, "pinned")).toBe(true);
  await choose("to move", "B");
  await expect.poll(() => at("side")).toBe("B");
  expect(at("turns")).toEqual([1, 1]); // a side that has the turn has begun one
  const tank = (at("platoons", 1, "teams") as { id: number; at: number[] }[])[0]!;
  await tool("destroyed");
  await clickThing(page, `team-${tank.id}`);
  await expect.poll(() => at("wrecks")).toEqual([[...tank.at, tank.id]]);
  await tool("smoke");
  const smoky = (await page.locator(`[data-thing="team-${teams[1]!.id}"]`).boundingBox())!;
  await page.mouse.click(smoky.x + smoky.width / 2, smoky.y - 60);
  await expect.poll(() => (at("smoke") as unknown[] | undefined)?.length).toBe(1);
  await page.locator(`[data-off="team-${tank.id}"]`).click(); // put back, it takes its wreck along
  await page.mouse.click(smoky.x + smoky.width / 2, smoky.y + 120);
  await expect.poll(() => at("wrecks")).toBeUndefined();
  await choose("air support: German Army (B)", "limited typhoon"); // a side is called by its army
  await expect.poll(() => at("air", "B")).toBe("limited typhoon");
  await page.locator('[data-field="aircraft"]').fill("2");
  await page.keyboard.press("Tab");
  await expect.poll(() => at("aircraft")).toBe(2);
  await take(seen, "flames-of-war-markers");
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"])
  test(`moves, arrows and a link: ${game}`, async () => {
    const seen = await newSeen();
    const { page } = seen;
    await study(seen, game);
    await take(seen, `${game}-begin`);
    if (game === "flames-of-war") {
      const team = page.locator('[data-thing^="team-"]').first();
      await clickThing(page, (await team.getAttribute("data-thing"))!);
      await take(seen, `${game}-picked`);
    }
    await page.locator('[data-mode="moves"]').click();
    const moves = page.locator("[data-move]");
    if ((await moves.count()) > 0) {
      await moves.first().click();
      await expect.poll(() => page.locator(".told").count()).toBeGreaterThan(0);
      await page.locator('[data-action="undo"]').click();
    }
    await page.locator('[data-mode="arrows"]').click();
    const pieces = await page
      .locator("[data-thing]")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("data-thing")!).filter((id) => /^([RWB]-|ge-|team-)/.test(id)),
      );
    await clickThing(page, pieces[0]!);
    await clickThing(page, pieces.at(-1)!);
    await page.getByLabel("Text", { exact: true }).fill("Look at this flank.");
    await page.locator('[data-action="share"]').click();
    const link = await page.locator(".link input").inputValue();
    await take(seen, `${game}-shared`);
    const other = await newSeen({ locale: "pl-PL", colorScheme: "dark" });
    await other.page.goto(link);
    await other.page.locator(".board").waitFor();
    await expect.poll(() => other.page.getByLabel("Tekst", { exact: true }).inputValue()).toBe("Look at this flank.");
    const said = other.page.locator("aside .comment"); // read before the list of moves
    expect(await said.innerText()).toBe("Look at this flank.");
    expect((await said.boundingBox())!.y).toBeLessThan((await other.page.locator("aside h2").first().boundingBox())!.y);
    await other.page.waitForTimeout(400);
    await take(other, `${game}-link-dark`);
    expect([...seen.errors, ...other.errors]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"])
  test(`a position is analysed, and its plans are played out on the board: ${game}`, async () => {
    const seen = await newSeen();
    const { page } = seen;
    await study(seen, game);
    await page.locator('[data-mode="analysis"]').click();
    await page.locator("[data-plan='0']").waitFor({ timeout: 60_000 });
    const chances = await page
      .locator(".bar [data-chance]")
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-chance"))));
    expect(chances.length).toBe(2);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 6);
    expect(await page.locator("[data-plan]").count()).toBeLessThanOrEqual(3);
    await take(seen, `${game}-analysed`);
    await page.locator("[data-plan='0']").click();
    const line = page.locator("aside .line");
    await expect.poll(() => line.locator(".figure").innerText()).toMatch(/^Step.1.of.\d+$/);
    await take(seen, `${game}-played-out`);
    await line.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => line.locator(".figure").innerText()).toMatch(/^Step.0.of.\d+$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await line.getByRole("button", { name: "Forward" }).scrollIntoViewIfNeeded();
    const board = (await page.locator(".board").boundingBox())!;
    expect(board.y + board.height).toBeGreaterThan(200); // it stays in sight while plans are read
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await take(seen, `${game}-played-out-phone`);
    await page.locator('[data-mode="moves"]').click();
    await expect.poll(() => line.count()).toBe(0);
    expect(seen.errors).toEqual([]);
    await page.context().close();
  });

test("a study goes on at a table", async () => {
  const seen = await newSeen();
  await study(seen, "stand-at-mortain");
  await seen.page.locator('[data-action="try-at-table"]').click();
  await seen.page.waitForURL(/\/t\//);
  await seen.until((view) => view.offers.length > 0);
  expect(seen.errors).toEqual([]);
  await seen.page.context().close();
});

test("a puzzle is tried, failed and solved; on a phone too", async () => {
  for (const [name, options] of [
    ["desk", {}],
    ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    const seen = await newSeen(options);
    const { page } = seen;
    await page.goto(`${url()}/g/medieval-battle`);
    await page.getByRole("link", { name: "Puzzles" }).click();
    await page.locator("[data-puzzle]").first().waitFor();
    expect(await page.locator("[data-puzzle]").count()).toBeGreaterThanOrEqual(10);
    await take(seen, `puzzles-list-${name}`);
    await page.locator("[data-puzzle]").first().click();
    await page.locator(".board").waitFor();
    await page.waitForTimeout(500);
    await take(seen, `puzzle-${name}`);
    const address = new URL(page.url()).pathname.replace("/g/", "/api/games/");
    const solution = await page.evaluate(
      async (path) =>
        (
          (await (
            await fetch(path, {
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ move: "" }),
            })
          ).json()) as { solution: { text: string }[] }
        ).solution[0]!.text,
      address,
    );
    await page.getByText("Possible moves").click();
    const all = await page
      .locator("[data-move]")
      .evaluateAll((found) => found.map((one) => one.getAttribute("data-move")!));
    await page.locator(`[data-move="${all.find((move) => move !== solution)!}"]`).click();
    await page.locator(".wrong").waitFor();
    await page.locator(`[data-move="${solution}"]`).click();
    await page.locator(".verdict.right").waitFor();
    await page.waitForTimeout(300);
    await take(seen, `puzzle-solved-${name}`);
    expect(seen.errors).toEqual([]);
    await page.context().close();
  }
});

test("a puzzle of drawn orders is chosen from a list in words, in both languages", async () => {
  for (const locale of ["en-GB", "pl-PL"]) {
    const seen = await newSeen({ locale });
    const { page } = seen;
    await page.goto(`${url()}/g/flames-of-war/puzzles`);
    await page.locator("[data-puzzle]").first().click();
    await page.locator(".board").waitFor();
    const choices = page.locator(".choices [data-move]");
    await expect.poll(() => choices.count()).toBeGreaterThanOrEqual(3);
    await page.waitForTimeout(400);
    await take(seen, `puzzle-orders-${locale}`);
    const orders = await choices.evaluateAll((all) => all.map((one) => one.getAttribute("data-move")!));
    for (const [at, order] of orders.entries()) {
      expect(await choices.nth(at).innerText()).not.toContain(order); // words, no notation
      await choices.nth(at).click();
      await expect.poll(async () => (await page.locator(".wrong, .verdict.right").count()) > 0).toBe(true);
      await page.waitForTimeout(300);
      if ((await page.locator(".verdict.right").count()) > 0) break;
    }
    await expect.poll(() => page.locator(".verdict.right").count()).toBe(1);
    await take(seen, `puzzle-orders-solved-${locale}`);
    expect(seen.errors).toEqual([]);
    await page.context().close();
  }
});
