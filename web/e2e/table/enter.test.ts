// Enter confirms the move that waits, whatever the pointer pressed before; what the keyboard went to keeps its Enter.
import { expect, test } from "vitest";
import { newSeen, open, openTraining, type Seen } from "../browser";

/** A finished move waits: a row of the list of actions that asks for Confirm. */
async function waits(seen: Seen): Promise<void> {
  const { page } = seen;
  const view = await seen.until((now) => now.offers.some((offer) => offer.warns?.length));
  const offer = view.offers.find((one) => one.warns?.length && Object.keys(one.counts ?? {}).length === 0)!;
  await page.locator("#tab-actions").click();
  await page.locator('[data-role="filter"]').fill(offer.text);
  await page.locator(`.actions [data-text="${offer.text}"]`).click();
  await page.locator('.prompt [data-action="confirm"]').waitFor();
}

test("after a row of the actions and after a rule was closed, Enter confirms", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  await waits(seen);
  const before = seen.moves().length;
  await page.locator("#tab-log").click();
  const chip = page.locator(".log .chip").first();
  await chip.click();
  await page.locator(".rule").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".rule").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await expect.poll(() => seen.moves().length).toBe(before + 1);
  expect(await page.locator(".rule").count()).toBe(0);
  expect(seen.errors).toEqual([]);
});

test("Enter confirms amounts after plus was clicked; reached by Tab, plus keeps its Enter", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, {
    game: "medieval-battle",
    seats: { red: { who: "me", name: "Guest" }, yellow: { who: "bot", bot: "random" } },
  });
  await page.locator(".amounts").waitFor();
  const plus = page.locator(".amounts .stepper").first().getByRole("button").last();
  await plus.click();
  const field = page.locator(".amounts .stepper input").first();
  const one = Number(await field.inputValue());
  await page.locator(".amounts .stepper input").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(Number(await field.inputValue())).toBe(one + 1);
  expect(seen.moves()).toEqual([]);
  await plus.click();
  await page.keyboard.press("Enter");
  await expect.poll(() => seen.moves().length).toBe(1);
  expect(seen.errors).toEqual([]);
});

test("Enter in the filter takes the only row that fits, and once more confirms it", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "stand-at-mortain");
  await page.locator("#tab-actions").click();
  const view = await seen.until((now) => now.offers.length > 1);
  const filter = page.locator('[data-role="filter"]');
  for (const offer of view.offers) {
    await filter.fill(offer.text);
    if ((await page.locator(".actions .offer").count()) === 1) break;
  }
  expect(await page.locator(".actions .offer").count()).toBe(1);
  const sent = seen.moves().length;
  await filter.press("Enter");
  await page.waitForTimeout(150);
  if (seen.moves().length === sent) await filter.press("Enter");
  await expect.poll(() => seen.moves().length).toBe(sent + 1);
  await expect.poll(() => filter.inputValue()).toBe(""); // what comes next is another list
});

test("Enter in an empty filter confirms what waits", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "race-to-the-rhine");
  await waits(seen);
  const before = seen.moves().length;
  await page.locator('[data-role="filter"]').fill("");
  await page.keyboard.press("Enter");
  await expect.poll(() => seen.moves().length).toBe(before + 1);
});
