// The workbench of Flames of War: dragging, nudging, rows that stay, what wins this mission.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, openRecord, type Seen } from "../browser";
import { atRest, clickThing } from "../player";

const DESK = { viewport: { width: 1280, height: 800 } };
type Charge = { start: { position: { step: string; platoons: { teams: { at: number[] }[] }[] } } };
const CHARGE = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as Charge;

/** The position of the charge, the enemy farther away, in another step. */
function farther(step: string): Charge {
  const record = structuredClone(CHARGE);
  record.start.position.step = step;
  for (const team of record.start.position.platoons[1]!.teams) team.at[1] = 22;
  return record;
}

const middle = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator(what).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

const legs = ({ page }: Seen): Promise<number> => page.locator(".fw-bench .route").count();

test("a platoon that is not chosen is dragged in one gesture, and the next click is heard", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openRecord(seen, farther("movement"), "flames-of-war");
  const at = await middle(page, '[data-thing="team-4"]');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (const share of [0.3, 0.7, 1]) await page.mouse.move(at.x + 12 * share, at.y - 60 * share);
  await page.mouse.up();
  await page.locator(".hand button.primary:enabled").waitFor();
  expect(await legs(seen)).toBeGreaterThan(3);
  await page.locator(".hand").getByRole("button", { name: "Cancel" }).click();
  await page.locator(".hand button.primary").waitFor({ state: "detached" });
  await clickThing(page, "team-4");
  await page.locator(".hand button.primary").waitFor();
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("arrow keys nudge the team in hand by a quarter of an inch, an inch, a twentieth", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openRecord(seen, farther("movement"), "flames-of-war");
  await clickThing(page, "team-4");
  const at = await middle(page, '[data-thing="team-4"]');
  await page.mouse.click(at.x + 10, at.y - 40);
  await page.locator(".hand button.primary:enabled").waitFor();
  await page.locator(".hand").getByRole("button", { name: "Details" }).click();
  const x = page.locator(".hand .team.active input").first();
  await x.waitFor();
  const place = async (): Promise<number> => Number(await x.inputValue());
  await page.locator(".hand .team.active .name").focus();
  for (const [key, step] of [
    ["ArrowLeft", -0.25],
    ["ArrowRight", 0.25],
    ["Shift+ArrowLeft", -1],
    ["Control+ArrowRight", 0.05],
  ] as const) {
    const before = await place();
    await page.keyboard.press(key);
    await expect.poll(async () => Math.round(((await place()) - before) * 100) / 100, { message: key }).toBe(step);
  }
  await page.keyboard.press("?");
  await page.getByText("Nudge the team in hand").waitFor();
  await page.context().close();
});

test("rows of the fire panel stay when a target is chosen, and chances say what they are", async () => {
  for (const locale of ["en-GB", "pl-PL"]) {
    const seen = await newSeen({ ...DESK, locale });
    const { page } = seen;
    const record = structuredClone(CHARGE);
    record.start.position.step = "shooting";
    record.start.position.platoons[2]!.teams[0]!.at = [24, 16, 270];
    record.start.position.platoons[2]!.teams[1]!.at = [26.5, 16, 270];
    await openRecord(seen, record, "flames-of-war");
    await clickThing(page, "team-4");
    const first = page.locator(".hand [data-target]").first();
    await first.waitFor();
    await page.locator(".hand .sum", { hasText: /\S/ }).waitFor();
    const places = async (): Promise<number[][]> => {
      const found = await page.locator(".hand [data-target], .hand .more, .hand .heading, .hand .primary").all();
      const boxes = await Promise.all(found.map((one) => one.boundingBox()));
      return boxes.map((one) => [Math.round(one!.x), Math.round(one!.y)]);
    };
    expect(await first.innerText()).toMatch(locale === "en-GB" ? /hit \d+%/ : /traf\. \d+\s%/);
    const before = await places();
    await first.click();
    await page.locator(".hand button.primary:enabled").waitFor();
    expect(await places(), locale).toEqual(before);
    await page.context().close();
  }
});

test("the rules tell what wins this mission, its turns and its special rules", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openRecord(seen, farther("movement"), "flames-of-war");
  await page.getByRole("tab", { name: "Rules" }).click();
  const goal = page.locator('[data-role="goal"]');
  await goal.locator("summary").click();
  expect(await goal.locator('[data-role="mission"]').innerText()).toMatch(/After turn \d+/);
  await page.context().close();
});

test("Ctrl+Z takes a plan back step by step; Escape closes a rule first, and drops a drawn order only when pressed twice", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openRecord(seen, farther("movement"), "flames-of-war");
  await clickThing(page, "team-4");
  const at = await middle(page, '[data-thing="team-4"]');
  const confirm = page.locator(".hand button.primary:enabled");
  const ends: string[] = [];
  for (const [aside, ahead] of [
    [10, 40],
    [110, 75], // beside the handle that turns the team in hand
  ] as const) {
    await page.mouse.click(at.x + aside, at.y - ahead);
    await expect.poll(() => page.locator(".fw-bench .ghost").count()).toBe(7);
    await confirm.waitFor();
    const where = (): Promise<string | null> => page.locator(".fw-bench .ghost").first().getAttribute("transform");
    await expect.poll(where).not.toBe(ends.at(-1));
    await page.waitForTimeout(400); // the draft has rested, and was judged
    ends.push((await where())!);
  }
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.locator(".fw-bench .ghost").first().getAttribute("transform")).toBe(ends[0]);
  await page.locator('[role="log"] .chip').first().click();
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press("Escape");
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  expect(await page.locator(".fw-bench .ghost").count()).toBe(7);
  await page.keyboard.press("Escape");
  await page.locator(".hand .verdict", { hasText: "Escape once more" }).waitFor();
  expect(await page.locator(".fw-bench .ghost").count()).toBe(7);
  await page.keyboard.press("Escape");
  await page.locator(".hand button.primary").waitFor({ state: "detached" });
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("what comes and goes on the panel moves neither its buttons nor the map, and one drag is one step back", async () => {
  const seen = await newSeen(DESK);
  const { page } = seen;
  await openRecord(seen, farther("movement"), "flames-of-war");
  await clickThing(page, "team-4");
  const hand = page.locator(".hand");
  const place = async (what: Locator): Promise<number[]> => {
    const { x, y } = (await what.boundingBox())!;
    return [Math.round(x), Math.round(y)];
  };
  const cancel = hand.getByRole("button", { name: "Cancel" });
  const back = hand.locator('[data-action="step-back"]');
  await cancel.waitFor();
  const at = await atRest(page, "team-4");
  const before = await place(cancel);

  await hand.getByRole("button", { name: "Details" }).click();
  await hand.locator(".panel > .forms .team").first().waitFor();
  await hand.getByRole("button", { name: "Details" }).click();
  await hand.locator(".panel > .forms").waitFor({ state: "detached" });
  await expect.poll(() => atRest(page, "team-4")).toEqual(at);

  await hand.locator('[data-act="dig-in"]').click();
  await hand.locator(".warn:not(.calm)").waitFor();
  expect(await place(cancel)).toEqual(before);
  await back.click();
  await hand.locator(".warn.calm").waitFor({ state: "attached" });

  await page.mouse.click(at.x + 10, at.y - 40);
  await hand.locator("button.primary:enabled").waitFor();
  await page.waitForTimeout(400); // judged
  const turn = (): Promise<string | null> => page.locator(".fw-bench g:has(> .handle)").getAttribute("transform");
  const drawn = await turn();
  const handle = await middle(page, ".fw-bench .handle");
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  for (const aside of [30, 60]) {
    await page.mouse.move(handle.x + aside, handle.y + 5, { steps: 3 });
    await page.waitForTimeout(500); // the hand rests, and what is drawn is judged
  }
  await page.mouse.up();
  await expect.poll(turn).not.toBe(drawn);
  await page.waitForTimeout(400);
  await back.click();
  await expect.poll(turn).toBe(drawn);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
