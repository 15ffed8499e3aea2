// Accessibility: WCAG 2.2 A and AA on every page, in both languages and both shades.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, open, openTraining, url } from "./browser";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function sound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] })
    .exclude(".layer-ground") // drawings, hidden from readers: their words stand on the things above
    .exclude(".layer-pieces")
    .exclude(".rules .text > :nth-child(n+30)") // more of the same
    .setLegacyMode(true) // all in this page; there are no frames
    .analyze();
  const told = violations.map((one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`);
  expect(told, where).toEqual([]);
}

for (const [locale, colorScheme] of [["en-GB", "light"], ["pl-PL", "dark"]] as const) {
  test(`pages in ${locale}, ${colorScheme}`, async () => {
    const seen = await newSeen({ locale, colorScheme });
    const { page } = seen;
    for (const path of ["/", "/g/medieval-battle", "/g/race-to-the-rhine/new", "/import"]) {
      await page.goto(url() + path);
      await page.locator("h1").waitFor();
      await page.waitForTimeout(400);
      await sound(page, `${path} ${locale}`);
    }
    await page.getByRole("button", { name: /Settings|Ustawienia/ }).click();
    await page.locator("dialog").waitFor();
    await sound(page, `settings ${locale}`);
    await page.context().close();
  });

  test(`tables in ${locale}, ${colorScheme}`, async () => {
    const seen = await newSeen({ locale, colorScheme });
    const { page } = seen;
    for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"]) {
      const { seatings } = (await (await fetch(`${url()}/api/games/${game}`)).json()) as { seatings: string[][] };
      await open(seen, { game, seats: Object.fromEntries(seatings[0]!.map((seat, i) => [seat, i === 0 ? { who: "me" as const, name: "Guest" } : { who: "bot" as const, bot: "random" }])) });
      await seen.until((view) => view.game === game && view.awaited.includes(view.seat!), 30);
      await page.locator(".board").waitFor();
      for (const tab of game === "medieval-battle" ? ["log", "actions", "rules", "chat", "table"] : ["actions"]) {
        await page.locator(`#tab-${tab}`).click();
        await page.waitForTimeout(150);
        await sound(page, `${game} ${tab} ${locale}`);
      }
    }
    await page.context().close();
  });
}

test("a phone", async () => {
  const seen = await newSeen({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openTraining(seen, "medieval-battle");
  await sound(seen.page, "phone");
  await seen.page.getByRole("tab", { name: "Actions" }).tap();
  await sound(seen.page, "phone, actions");
  await seen.page.context().close();
});

test("landmarks stand in the order in which the page is read", async () => {
  const seen = await newSeen();
  await openTraining(seen, "stand-at-mortain");
  const order = await seen.page.evaluate(() => [...document.querySelectorAll("header, main, section.hand, aside, nav.replay")].map((one) => one.tagName));
  expect(order).toEqual(["HEADER", "MAIN", "SECTION", "ASIDE", "NAV"]);
  expect(await seen.page.locator('.board[role="group"]').getAttribute("aria-label")).toMatch(/can be chosen/);
  expect(await seen.page.locator('.layer-things [tabindex="0"]').count()).toBe(1);
  await seen.page.context().close();
});
