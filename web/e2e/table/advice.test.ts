// The colonel's hint: by button and key, drawn on the board, in words with its reasons; none against people.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newSeen, open, openTraining, url, type Seen } from "../browser";

const FOLDER = join(import.meta.dirname, "../../../build/analysis");
const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"];
const bot = { who: "bot" as const, bot: "random" };
const me = { who: "me" as const, name: "Ann" };

/** Into build/analysis, for whoever wants to look at it. */
async function picture(seen: Seen, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await seen.page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

for (const game of GAMES) {
  test(`${game}: a hint is drawn on the board, told with its reasons, and can be followed`, async () => {
    const seen = await newSeen();
    const { page } = seen;
    await openTraining(seen, game);
    const before = await seen.until((view) => view.offers.length > 0 && view.awaited.includes(view.seat ?? ""));
    await page.locator('[data-action="hint"]').click();
    const advice = page.getByRole("region", { name: "The colonel would play" });
    await advice.waitFor();
    expect(await advice.innerText()).toMatch(/Chance to win, as the bots see it: \d+%/);
    expect(await advice.locator("li").count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator("div.hidden-text[aria-live=polite]").innerText())
      .toContain("The colonel would play");
    await picture(seen, `hint-${game}`);

    // put away by key, asked for by key
    await page.keyboard.press("Escape");
    await advice.waitFor({ state: "hidden" });
    await page.keyboard.press("Shift+H");
    await advice.waitFor();
    await advice.getByRole("button", { name: "Play this" }).click();
    await seen.until((view) => view.moves_made > before.moves_made);
    await advice.waitFor({ state: "hidden" });
    expect(seen.errors).toEqual([]);
    await page.context().close();
  });
}

test("a phone in Polish shows the hint as well, and in the dark", async () => {
  const seen = await newSeen({
    locale: "pl-PL",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: "dark",
  });
  const { page } = seen;
  await open(seen, { game: "stand-at-mortain", seats: { us: me, german: bot } });
  await seen.until((view) => view.awaited.includes("us"));
  await page.locator('[data-action="hint"]').tap();
  const advice = page.getByRole("region", { name: "Pułkownik zagrałby tak" });
  await advice.waitFor();
  const box = (await advice.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await picture(seen, "hint-phone");
  await advice.getByRole("button", { name: "Zamknij" }).first().tap();
  await page.locator('[data-action="hint"]').waitFor();
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("against people there is no hint, unless the table was opened for teaching, which everybody sees", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, { game: "stand-at-mortain", seats: { us: me, german: { who: "open" } } });
  await seen.until((view) => view.awaited.includes("us"));
  expect(await page.locator('[data-action="hint"]').count()).toBe(0);
  const asked = async () => {
    await page.keyboard.press("Shift+H"); // again, if the page did not yet listen
    return page.locator("div.hidden-text[aria-live=polite]").innerText();
  };
  await expect.poll(asked).toContain("No hint right now.");

  await page.goto(`${url()}/g/stand-at-mortain/new`);
  await page.getByRole("checkbox", { name: /Teaching game/ }).check();
  await page.locator("#who-german").selectOption("open");
  await page.locator("#who-us").selectOption("me");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("Teaching game: hints for everybody").waitFor();
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
