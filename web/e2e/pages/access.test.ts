// Accessibility: WCAG 2.2 A and AA on every page, in both languages and both shades.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { GameInfo, NewTable, Training } from "../../src/wire/types";
import { newSeen, open, openTraining, url, type Seen } from "../browser";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No fault on this page; the things of the board, hundreds alike, are looked at once for each game. */
async function sound(page: Page, where: string, board = false): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] })
    .exclude(".layer-ground") // drawings, hidden from readers: their words stand on the things above
    .exclude(".layer-pieces")
    .exclude(".rules .text > :nth-child(n+30)") // more of the same
    .setLegacyMode(true); // all in this page; there are no frames
  const { violations } = await (board ? axe : axe.exclude(".layer-things")).analyze();
  const told = violations.map(
    (one) =>
      `${one.id} (${one.impact}): ${one.nodes
        .slice(0, 3)
        .map((node) => node.target.join(" "))
        .join(" | ")}`,
  );
  expect(told, where).toEqual([]);
}

const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"];

for (const [locale, colorScheme] of [
  ["en-GB", "light"],
  ["pl-PL", "dark"],
] as const) {
  test(`pages in ${locale}, ${colorScheme}`, async () => {
    const seen = await newSeen({ locale, colorScheme });
    const { page } = seen;
    for (const path of [
      "/",
      "/g/medieval-battle",
      "/g/race-to-the-rhine/new",
      "/import",
      "/nowhere",
      "/t/nowhere",
      "/t/nowhere#seat=x",
    ]) {
      await page.goto(url() + path);
      await page.locator("h1").waitFor();
      if (path.startsWith("/g/")) await page.locator("h2, fieldset").first().waitFor();
      await sound(page, `${path} ${locale}`);
    }
    await page.goto(url());
    await page.getByRole("button", { name: /Settings|Ustawienia/ }).click();
    await page.locator("dialog").waitFor();
    await sound(page, `settings ${locale}`);
    await page.context().close();
  });

  test(`tables in ${locale}, ${colorScheme}`, async () => {
    const seen = await newSeen({ locale, colorScheme });
    const { page } = seen;
    for (const game of GAMES) {
      await open(seen, { game, seats: await againstBot(game), training: true });
      await seen.until((view) => view.game === game && view.awaited.includes(view.seat!), 30);
      await page.locator(".board").waitFor();
      await page.locator("#tab-actions").click();
      await sound(page, `${game} ${locale}`, true);
    }
    await openTable(seen);
    for (const tab of ["log", "rules", "chat", "table"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForTimeout(100);
      await sound(page, `${tab} ${locale}`);
    }
    const [unit] = seen.view!.offers.find((offer) => offer.picks.length === 2)!.picks;
    await page.locator(`[data-thing="${unit}"]`).focus();
    await page.keyboard.press("i");
    await page.locator(".card.read").waitFor();
    await page.keyboard.press("i");
    await page.locator(".inspector dd.value").first().waitFor();
    await page.keyboard.press("i");
    await page
      .locator(".card.read .chip")
      .first()
      .evaluate((chip: HTMLElement) => chip.click());
    await page.locator(".rule").waitFor();
    await sound(page, `cards and a rule ${locale}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await sound(page, `keys ${locale}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator(".tabs #tab-table").click();
    await page.locator('[data-action="resign"]').click();
    await page.locator('[data-action="resign-sure"]').click();
    await page.locator(".prompt.over").waitFor();
    await sound(page, `over ${locale}`);
    await open(seen, {
      game: "medieval-battle",
      seats: { red: { who: "me", name: "First" }, yellow: { who: "me", name: "Second" } },
    });
    await page.locator(".prompt.yours").waitFor();
    await page.locator(".amounts .stepper").first().getByRole("button").last().click();
    await page.locator('.amounts [data-action="confirm"]').click();
    await page.locator("main.veil").waitFor();
    await sound(page, `veil ${locale}`);
    await page.context().close();
  });
}

/** Me in the first seat, bots in the others. */
async function againstBot(game: string): Promise<NewTable["seats"]> {
  const { seat } = (await (await fetch(`${url()}/api/games/${game}/training`)).json()) as Training;
  const { seatings } = (await (await fetch(`${url()}/api/games/${game}`)).json()) as GameInfo;
  const seats = seatings.find((some) => some.includes(seat))!;
  return Object.fromEntries(
    seats.map((one) => [
      one,
      one === seat ? { who: "me" as const, name: "Guest" } : { who: "bot" as const, bot: "random" },
    ]),
  );
}

async function openTable(seen: Seen): Promise<void> {
  await open(seen, { game: "medieval-battle", seats: await againstBot("medieval-battle"), training: true });
  await seen.until((view) => view.game === "medieval-battle" && view.offers.length > 0, 30);
  await seen.page.locator(".prompt.yours").waitFor();
}

test("a phone", async () => {
  const seen = await newSeen({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openTraining(seen, "medieval-battle");
  await sound(seen.page, "phone", true);
  await seen.page.getByRole("tab", { name: "Actions" }).tap();
  await sound(seen.page, "phone, actions");
  await seen.page.context().close();
});

test("landmarks stand in the order in which the page is read", async () => {
  const seen = await newSeen();
  await openTraining(seen, "stand-at-mortain");
  const order = await seen.page.evaluate(() =>
    [...document.querySelectorAll("header, main, section.hand, aside, nav.replay")].map((one) => one.tagName),
  );
  expect(order).toEqual(["HEADER", "MAIN", "SECTION", "ASIDE", "NAV"]);
  expect(await seen.page.locator('.board[role="group"]').getAttribute("aria-label")).toMatch(/can be chosen/);
  expect(await seen.page.locator('.layer-things [tabindex="0"]').count()).toBe(1);
  await seen.page.context().close();
});
