// What explains the table: details of a piece, the legend, the cards, sounds; by mouse, keys and finger, in both languages.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, openTraining, type Seen } from "../browser";
import { atRest, byClicks, readThing } from "../player";

const GAMES = {
  "medieval-battle": { unit: "Y-HC1", enemy: "R-SB1", value: "4/4", cards: false },
  "stand-at-mortain": { unit: "ge-2ss-pz2", enemy: "us-119", value: "4", cards: true },
  "race-to-the-rhine": { unit: "XII", enemy: "XIX", value: "6/6", cards: true },
} as const;

async function opened(game: string, options: Parameters<typeof newSeen>[0] = {}): Promise<Seen> {
  const seen = await newSeen(options);
  await openTraining(seen, game);
  await seen.page.locator(".prompt.yours").waitFor();
  return seen;
}

async function sound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("aside").setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(" ")}`),
    where,
  ).toEqual([]);
}

/** A finger that rests on a thing until its card opens. */
async function press(page: Page, id: string): Promise<void> {
  const { x, y } = await atRest(page, id);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.locator(".card.read").waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The corps or unit of this name on the board. */
const idOf = (seen: Seen, name: string): string => {
  const { map, units } = seen.view!.table as {
    map?: { corps?: Record<string, { label: string }> };
    units?: { id: string }[];
  };
  return (
    units?.find(({ id }) => id === name)?.id ??
    Object.entries(map?.corps ?? {}).find(([, { label }]) => label.startsWith(name))![0]
  );
};

for (const [game, { unit, enemy, value, cards }] of Object.entries(GAMES)) {
  test(`${game}: details, legend and cards, by keys and pointer, in both languages`, async () => {
    const seen = await opened(game);
    const { page } = seen;
    await details(seen, idOf(seen, unit), idOf(seen, enemy), value);
    for (const language of ["English", "Polski"]) {
      await speak(page, language);
      await legend(page);
      if (cards) await deck(seen, game);
    }
    expect(seen.errors).toEqual([]);
    await page.context().close();
  });

  test(`${game}: a finger opens details and legend on a phone`, async () => {
    const seen = await opened(game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = seen;
    await page.getByRole("button", { name: "Layers" }).tap();
    await page.locator('[data-lookup="legend"]').tap();
    await page.locator(".legend li").first().waitFor();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.locator(".legend").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Whole map" }).tap();
    await press(page, idOf(seen, enemy));
    await page.locator(".card .pin").tap();
    await page.locator(".inspector dd.value").first().waitFor();
    expect(await page.locator("#panel").isVisible()).toBe(true);
    expect(seen.errors).toEqual([]);
    await page.context().close();
  });
}

/** The values of a unit with their rules and what it can do, by key; those of an enemy by the button of its card. */
async function details({ page }: Seen, unit: string, enemy: string, value: string): Promise<void> {
  const inspector = page.locator(".inspector");
  await page.locator(`[data-thing="${unit}"]`).focus();
  await page.keyboard.press("i");
  await page.locator(".card.read").waitFor();
  await page.keyboard.press("i");
  await inspector.locator("dl dd.value").first().waitFor();
  expect(await inspector.locator("dd.value").allInnerTexts()).toContain(value);
  expect(await inspector.locator("h2 svg *").count()).toBeGreaterThan(3);
  expect(await inspector.locator(".can").first().innerText()).toMatch(/It can make \d+\smoves? now/);
  await inspector.locator(".chip").first().click();
  await page.locator(".rule").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".rule").waitFor({ state: "detached" });
  await sound(page, "details");
  await inspector.getByRole("button", { name: "Close" }).click();
  await inspector.waitFor({ state: "detached" });

  await readThing(page, enemy);
  await page.locator(".card.read .pin").click();
  await inspector.locator("dd.value").first().waitFor();
  await inspector.getByRole("button", { name: "Close" }).click();
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator("#tab-table").click();
  await page.getByRole("button", { name: /Settings|Ustawienia/ }).click();
  await page.getByLabel(/Language|Język/).selectOption(language);
  await page.keyboard.press("Escape");
  await page.locator("dialog:not(.rr-leaves)").waitFor({ state: "detached" }); // shut, and the page has taken note
}

/** Everything is drawn and said; a tab takes its place. */
async function legend(page: Page): Promise<void> {
  await page.keyboard.press("g");
  await page.locator(".legend [data-sample]").first().waitFor();
  const rows = await page.locator(".legend li").evaluateAll((all) =>
    all.map((row) => {
      const { width, height } = row.querySelector("svg > *")!.getBoundingClientRect();
      return { name: row.getAttribute("data-sample")!, long: width + height, text: row.textContent };
    }),
  );
  expect(rows.length).toBeGreaterThan(18);
  for (const { name, long, text } of rows) {
    expect(long, name).toBeGreaterThan(20);
    expect(text, name).not.toMatch(/legend-|line-|terrain-|\{|undefined/);
  }
  await sound(page, "legend");
  expect(await page.locator("aside").evaluate((side) => side.scrollWidth <= side.clientWidth)).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator(".legend").waitFor({ state: "detached" });
  await page.locator('[data-lookup="legend"]').click();
  await page.locator(".legend").waitFor();
  await page.locator("#tab-log").click();
  await page.locator(".legend").waitFor({ state: "detached" });
}

/** What was drawn and what remains adds up to the deck. */
async function deck({ page, view }: Seen, game: string): Promise<void> {
  await page.keyboard.press("d");
  await page.locator(".cards h3").first().waitFor();
  const table = view!.table as { left: number; drawn: string[]; decks: Record<string, string[]> };
  if (game === "stand-at-mortain") {
    expect(await page.locator(".cards td.out").count()).toBe(table.drawn.filter((card) => card !== "JOKER").length);
    expect(await page.locator(".cards .count").innerText()).toContain(String(table.left));
  } else {
    for (const [name, ids] of Object.entries(table.decks)) {
      const counts = await page.locator(`[data-deck="${name}"] tbody td:nth-child(2)`).allInnerTexts();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(ids.length);
    }
  }
  await sound(page, "cards");
}

test("sounds: none until they are switched on, then moves, fights and calls are heard, and nothing is fetched for them", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      return start.call(this, when);
    };
  });
  const heard = (): Promise<number> => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  const files: string[] = [];
  page.on("response", (answer) => files.push(answer.url()));
  await openTraining(seen, "medieval-battle");
  const make = async (): Promise<void> => {
    const view = await seen.until((now) => now.awaited.includes(now.seat!) && now.offers.length > 0, 30);
    await page.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
    await byClicks(
      seen,
      view.offers.find((offer) => !offer.part && Object.keys(offer.counts ?? {}).length === 0)!,
    );
    await seen.until((now) => now.version > view.version);
  };
  await make();
  await seen.until((now) => now.awaited.includes(now.seat!), 30);
  expect(await heard()).toBe(0);

  await page.locator("#tab-table").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/Sounds/).check();
  await expect.poll(heard).toBeGreaterThan(0); // a sample
  await page.keyboard.press("Escape");
  const before = await heard();
  await make();
  await expect.poll(heard).toBeGreaterThan(before);
  expect(files.filter((file) => /\.(mp3|ogg|wav|m4a|webm)/.test(file))).toEqual([]);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
