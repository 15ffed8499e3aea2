// The same game without a mouse: by keyboard alone, from the list of actions, and with a finger.
import { expect, test } from "vitest";
import { nextPicks } from "../../src/picks/picks";
import type { Offer, View } from "../../src/wire/types";
import { newSeen, openTraining, type Seen } from "../browser";
import { byClicks, confirm, hurried, playOn, sentOrAsked } from "../player";

const focused = (seen: Seen): Promise<string | null> =>
  seen.page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? null);

/** Walk the focus to a lit thing with arrow keys, trying each way in turn. */
async function arrowsTo(seen: Seen, goals: ReadonlySet<string>): Promise<string | null> {
  const { page } = seen;
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
    await page.keyboard.press(key);
    const at = await focused(seen);
    if (at !== null && goals.has(at)) return at;
  }
  return null;
}

/** One move by keyboard: N to a piece, Enter, an arrow to a goal, Enter, Enter; or a numbered button. */
async function byKeyboard(seen: Seen, view: View, ending: boolean): Promise<void> {
  const { page } = seen;
  const first = nextPicks(view.offers, []);
  const onBoard = await page.locator(".layer-things g.lit").count();
  if (onBoard > 0 && !ending) {
    for (let tries = 0; tries < 4; tries++) {
      await page.keyboard.press("n");
      const piece = await focused(seen);
      if (piece === null || !first.has(piece)) continue;
      await page.keyboard.press("Enter");
      const goal = await arrowsTo(seen, nextPicks(view.offers, [piece]));
      if (goal !== null) {
        await page.keyboard.press("Enter");
        if ((await page.locator('.prompt [data-action="confirm"]').count()) > 0) await page.keyboard.press("Enter");
        if (
          (await page.locator(".prompt button.choice").count()) > 0 &&
          (await page.locator('.prompt [data-action="cancel"]').isEnabled())
        ) {
          await page.keyboard.press("1");
          await page.keyboard.press("Enter");
        }
        return;
      }
      await page.keyboard.press("Escape");
    }
  }
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
}

test("a game by keyboard alone, from the lobby to its end", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  await page.locator(".board").waitFor();
  let made = 0;
  const over = await playOn(
    seen,
    (view) => view.offers[0]!,
    (_offer: Offer, view) => byKeyboard(seen, view, ++made > 10),
  );
  expect(over.ending).not.toBeNull();
  expect(made).toBeGreaterThan(3);
  expect(seen.moves().some((move) => move.startsWith("march") || move.startsWith("attack"))).toBe(true);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("focus stays on the board when a view arrives, and Ctrl with arrows reaches what is not lit", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  await page.keyboard.press("n");
  const start = await focused(seen);
  expect(start).not.toBeNull();
  await page.keyboard.press("Control+ArrowLeft");
  const next = await focused(seen);
  expect(next).not.toBe(start);
  for (let n = 0; n < 6; n++) await page.keyboard.press("Control+ArrowLeft");
  expect(await page.locator(`[data-thing="${await focused(seen)}"]`).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("n");
  const before = await focused(seen);
  const view = await seen.until(() => true);
  const offer = view.offers.find((one) => one.picks.length === 1)!;
  await page.evaluate(
    (word) => document.querySelector<HTMLButtonElement>(`.prompt [data-word="${word}"]`)?.click(),
    offer.picks[0]!,
  );
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.prompt [data-action="confirm"]')?.click());
  await seen.until((now) => now.version > view.version);
  await page.waitForTimeout(200);
  expect(await focused(seen)).toBe(before);
  await page.context().close();
});

test("a game from the list of actions alone", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  await page.getByRole("tab", { name: "Actions" }).click();
  const over = await playOn(seen, hurried(), async (offer) => {
    const sent = seen.moves().length;
    const filter = page.getByRole("searchbox", { name: "Filter the actions" });
    await filter.fill(offer.text);
    await page.locator(`.offer[data-text="${offer.text}"]`).click();
    await filter.fill("");
    if ((await sentOrAsked(seen, sent)) === "asked") await confirm(page);
  });
  expect(over.ending).not.toBeNull();
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("a move typed as text, and one that is none", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  await page.keyboard.press("a");
  await page.getByLabel("Or type a move").fill("fly LC1 to the moon");
  await page.keyboard.press("Enter");
  await page.locator(".prompt .refused").waitFor();
  const offer = view.offers.find((one) => one.text.startsWith("march"))!;
  await page.getByLabel("Or type a move").fill(offer.text);
  await page.keyboard.press("Enter");
  await seen.until((now) => now.version > view.version);
  await page.context().close();
});

test("a phone: a turn by touch, every move confirmed, nothing scrolls sideways", async () => {
  const seen = await newSeen({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const zoom = await page.evaluate(() =>
    getComputedStyle(document.querySelector(".sheet")!).getPropertyValue("--zoom"),
  );
  expect(Number(zoom)).toBe(1);
  const offer = view.offers.find((one) => one.text.startsWith("march"))!;
  await byClicks(seen, offer, true);
  await seen.until((now) => now.version > view.version);
  expect(seen.moves()).toEqual([offer.text]);
  for (const tab of ["Log", "Actions", "Rules", "Chat", "Table"]) {
    await page.getByRole("tab", { name: tab }).tap();
    const panel = (await page.getByRole("tabpanel").boundingBox())!;
    expect(panel.height / 844).toBeCloseTo(0.62, 1);
  }
  await page.getByRole("tab", { name: "Table" }).tap();
  expect(await page.getByRole("tabpanel").isVisible()).toBe(false);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, [role=tab]")]
      .filter((one) => one.offsetParent !== null && !one.classList.contains("chip"))
      .filter((one) => one.getBoundingClientRect().height < 40)
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  await page.context().close();
});

test("with confirmation on touch switched off, a tap on the goal is enough", async () => {
  const seen = await newSeen({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = seen;
  await page.addInitScript(() => localStorage.setItem("sztab-settings", JSON.stringify({ confirmTouch: false })));
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const offer = view.offers.find((one) => one.text.startsWith("march"))!;
  await byClicks(seen, offer, true);
  await seen.until((now) => now.version > view.version);
  await page.context().close();
});
