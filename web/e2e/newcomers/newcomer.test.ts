// What somebody who knew only the page stumbled over: each of these was a fault.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, open, openTraining } from "../browser";
import { byClicks, clickThing, confirm } from "../player";

const DESK = { viewport: { width: 1280, height: 800 } };

/** Which part of the map is in sight. */
const eye = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".sheet")!.style.transform);

/** What of the bar cannot be seen: buttons that reach out of it, a sentence that is cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector(".prompt")!.getBoundingClientRect();
    const middle = document.querySelector(".prompt .middle")!;
    const buttons = [...document.querySelectorAll(".prompt .middle button, .prompt .right button")]
      .filter((one) => getComputedStyle(one).visibility !== "hidden")
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < bar.top - 1 || bottom > bar.bottom + 1;
      })
      .map((one) => one.textContent);
    return middle.scrollHeight > middle.clientHeight + 1 ? [...buttons, middle.textContent] : buttons;
  });

test("Medieval: Enter confirms a ready army, units that are alike can all be clicked, a hint moves no map", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await open(seen, { game: "medieval-battle", seats: { red: { who: "me" }, yellow: { who: "bot", bot: "greedy" } } });
  await page.getByRole("button", { name: "Balanced army" }).click();
  await page.keyboard.press("Enter"); // as Confirm says
  const wagon = await seen.until((now) => now.prompt.key === "prompt-deploy-wagon" && now.offers.length > 0);
  await page.locator(`.table[data-version="${wagon.version}"]`).waitFor();
  await clickThing(page, wagon.offers[0]!.picks[1]!);
  const view = await seen.until((now) => now.version > wagon.version && now.offers.length > 1);
  await page.locator(`.table[data-version="${view.version}"]`).waitFor();
  expect(view.offers.some((one) => one.picks[0] === "R-HC2")).toBe(false);
  for (const unit of ["R-HC1", "R-HC2"]) await page.locator(`.lit[data-thing="${unit}"]`).waitFor();
  await clickThing(page, "R-HC2");
  expect(await page.locator(".card.refusal").count()).toBe(0);
  expect(await page.locator('[data-thing="R-HC1"]').getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");

  const before = await eye(page);
  await page.locator('[data-action="hint"]').click();
  await page.locator(".advice.told").waitFor();
  expect(await eye(page)).toBe(before);
  await page.keyboard.press("Escape");

  // who won stands in the bar, also after a resignation
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign now" }).click();
  await page.locator(".prompt.over strong", { hasText: "Winner: Yellow" }).waitFor();
  await page.context().close();
});

test("Mortain: who can fight is marked, a refusal fits the click and can be closed, the list moves no map", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  const view = await seen.until((now) => now.offers.length > 0);
  await page.locator(".prompt.yours").waitFor();
  expect(await page.locator(".swords.strikes").count()).toBeGreaterThan(0);
  const hand = await page.locator("section.hand .hand").evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(hand, "all cards are in sight").toBeLessThanOrEqual(0);

  const step = view.offers.find((one) => one.text.startsWith("move "))!;
  await byClicks(seen, step);
  await seen.until((now) => now.moves_made === 1);
  await page.locator(`.table[data-version="${seen.view!.version}"]`).waitFor();
  await page.locator(`[data-thing="${step.picks[0]}"]`).focus();
  await page.keyboard.press("Enter");
  const refusal = page.locator(".card.refusal");
  await refusal.getByText("has already acted with this card").waitFor();
  await refusal.getByRole("button", { name: "Close" }).click();
  await refusal.waitFor({ state: "detached" });

  await page.keyboard.press("Control+z");
  await seen.until((now) => now.moves_made === 0);
  await page.getByRole("tab", { name: "Actions" }).click();
  await clickThing(page, step.picks[0]!);
  await page.keyboard.press("Control+z"); // no move to undo: the pick is taken back
  await page.locator('.prompt [data-action="cancel"].empty').waitFor({ state: "attached" });
  expect(await page.locator(".prompt .refused").count()).toBe(0);
  const before = await eye(page);
  const heading = page.locator("summary[data-word]").first();
  expect((await heading.innerText()).length).toBeLessThan(40); // a name, not a sentence
  await heading.click();
  await page.locator(".prompt.yours", { hasText: "Cancel" }).waitFor();
  expect(await eye(page)).toBe(before);

  await page.locator('[data-action="goal"]').click();
  expect(await page.locator('details[data-role="goal"][open]').innerText()).toMatch(/western edge/);
  await page.context().close();
});

test("Rhine: how an action begins is told until it has begun, and the bar shows all it says", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  const view = await seen.until((now) => now.offers.length > 0);
  await page.locator(".prompt.yours").waitFor();
  await page.locator('.hand [data-word="march"]').click();
  await page.locator(".chooser .told").waitFor();
  await page.locator(".corps-card.lit").first().click();
  await page.locator(".chooser .told").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  const cards = await page.locator(".corps-card").evaluateAll((all) => {
    const hand = document.querySelector("section.hand")!.getBoundingClientRect();
    return all.filter((one) => one.getBoundingClientRect().right > hand.right + 1).length;
  });
  expect(cards, "corps cards that are cut off").toBe(0);

  await page.locator('.prompt [data-word="end"]').click();
  await page.locator('.prompt [data-action="confirm"]').waitFor();
  expect(await cutOff(page)).toEqual([]);
  await confirm(page);
  await seen.until((now) => now.version > view.version && now.prompt.key.startsWith("prompt-reacting"));
  await page.locator(".prompt.yours").waitFor();
  await byClicks(
    seen,
    seen.view!.offers.find((one) => one.text.startsWith("resist"))!,
  );
  await seen.until((now) => now.offers.length > 0 && now.prompt.key === view.prompt.key);
  expect(await page.locator(".rr-telling").count()).toBe(0); // a marker is a move like others
  await page.reload();
  for (const viewport of [DESK.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await page.locator('[data-action="since"]').waitFor();
    expect(await cutOff(page), `${viewport.width}`).toEqual([]);
  }
  await page.context().close();
});

test("Medieval in Polish: the longest sentence of a fight is whole in the bar", async () => {
  const seen = await newSeen({ ...DESK, locale: "pl-PL" }, 2000);
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const shot = view.offers.find((one) => one.text.startsWith("shoot ") && one.picks.length === 2)!;
  await byClicks(seen, shot);
  await page.locator(".prompt.waiting .longest").waitFor();
  expect(await cutOff(page)).toEqual([]);
  await page.context().close();
});
