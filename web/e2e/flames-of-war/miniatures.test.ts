// Flames of War at the table: what is drawn, one gesture for a platoon, one click to shoot.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { View } from "../../src/wire/types";
import { newSeen, open, openRecord, openTraining, type Seen } from "../browser";
import { asProposed, clickThing } from "../player";

type Placed = { id: number; at?: [number, number, number]; place?: string };
type Shown = { step: string; platoons: { side?: string; teams: Placed[] }[]; question?: { kind: string } };

const CHARGE = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as {
  start: { position: Shown };
};
const shown = (view: View): Shown => view.table as Shown;

/** Open the position of the charge as it would be in another step; both seats are on this device. */
async function openAs(seen: Seen, change: (position: Shown) => void): Promise<View> {
  const record = structuredClone(CHARGE);
  change(record.start.position);
  return openRecord(seen, record, "flames-of-war");
}

/** Where a point of the table lies on the page, measured by two teams that stand there. */
async function toPage(seen: Seen, x: number, y: number): Promise<{ x: number; y: number }> {
  const [one, other] = shown(seen.view!)
    .platoons.flatMap((platoon) => platoon.teams)
    .filter((team) => team.at && (team.place ?? "table") === "table")
    .reduce<Placed[]>((found, team) => {
      const first = found[0];
      const apart = first && team.at![0] !== first.at![0] && team.at![1] !== first.at![1];
      return !first ? [team] : found.length === 1 && apart ? [first, team] : found;
    }, []);
  const middle = async ({ id }: Placed): Promise<{ x: number; y: number }> => {
    const box = (await seen.page.locator(`[data-thing="team-${id}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await middle(one!), await middle(other!)];
  const inch = (b.x - a.x) / (other!.at![0] - one!.at![0]);
  return { x: a.x + (x - one!.at![0]) * inch, y: a.y - (y - one!.at![1]) * inch };
}

test("a destroyed team is not drawn, and cannot be picked", async () => {
  const seen = await newSeen();
  await openAs(seen, ({ platoons }) => (platoons[0]!.teams[3]!.place = "destroyed"));
  await seen.page.locator('[data-thing="team-1"]').waitFor();
  expect(await seen.page.locator('[data-thing="team-4"], .fw-pieces [data-id="team-4"]').count()).toBe(0);
  expect(seen.errors).toEqual([]);
  await seen.page.context().close();
});

test("the bench is a bar, and the map keeps its size when a platoon is chosen", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "flames-of-war");
  await page.locator(".fw-workbench").waitFor();
  expect((await page.locator(".hand").boundingBox())!.height).toBeLessThan(60);
  const before = (await page.locator(".board").boundingBox())!;
  await page.locator(".hand .chip:not([aria-disabled=true])").first().click();
  await page.locator(".hand").getByRole("button", { name: "Suggest" }).waitFor();
  expect(await page.locator(".board").boundingBox()).toEqual(before);
  await page.context().close();
});

test("one click moves a whole platoon in formation, and any team can be nudged afterwards", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const view = await openAs(seen, (position) => {
    position.step = "movement";
    for (const team of position.platoons[1]!.teams) team.at![1] = 22;
  });
  await clickThing(page, "team-4");
  await page.locator('[data-form="line"]').click();
  const goal = await toPage(seen, 18, 13);
  await page.mouse.click(goal.x, goal.y);
  await expect.poll(() => page.locator(".fw-bench .ghost").count()).toBe(7);
  const ghost = (n: number): Promise<{ x: number; y: number } | null> =>
    page.locator(".fw-bench .grab").nth(n).boundingBox();
  const stood = (await ghost(0))!;
  const other = (await page.locator(".fw-bench .grab").nth(5).boundingBox())!;
  await page.mouse.click(other.x + other.width / 2, other.y + other.height / 2); // on a ghost: the platoon goes there
  await expect.poll(async () => (await ghost(0))!.x).not.toBe(stood.x);
  await page.locator('[data-form="one"]').click();
  const back = await toPage(seen, 18, 9);
  await clickThing(page, "team-1"); // its commander stays behind
  await page.mouse.click(back.x, back.y);
  const confirm = page.locator(".hand button.primary:enabled");
  await confirm.click();
  await seen.until((now) => now.version > view.version);
  const order = seen.moves()[0]!;
  expect(order.split(";")).toHaveLength(7);
  expect(order).toContain("1 18,8 ");
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("enemies that may be shot are lit with their chance; a click on one shoots with all that can", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const view = await openAs(seen, (position) => {
    position.step = "shooting";
    const [far, gone] = position.platoons[2]!.teams;
    far!.at = [34.8, 23.2, 270];
    gone!.place = "destroyed";
  });
  await clickThing(page, "team-4");
  await page.locator("[data-prey]").first().waitFor();
  expect(await page.locator('[data-prey="8"], [data-prey="9"]').count()).toBe(2);
  expect(await page.locator(".fw-bench .badge text").first().innerHTML()).toMatch(/\d+%/);
  await page.locator(".hand [data-target]").nth(1).click(); // the reserve is out of range
  await page.locator(".hand .verdict", { hasText: "Out of range" }).waitFor();
  await clickThing(page, "team-9");
  await page.locator(".hand button.primary:enabled").waitFor();
  await clickThing(page, "team-9"); // once more: shoot
  await seen.until((now) => now.version > view.version);
  expect(seen.moves()[0]!.split(";").length).toBeGreaterThan(3);
  await page.locator(".layer-shots path").first().waitFor(); // who shot at whom, beside the dice
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("fire is split by clicks: teams that are clicked get the target that is clicked next", async () => {
  const seen = await newSeen();
  const { page } = seen;
  const view = await openAs(seen, (position) => {
    position.step = "shooting";
    position.platoons[2]!.teams[0]!.at = [24, 16, 270];
    position.platoons[2]!.teams[1]!.at = [26.5, 16, 270];
  });
  await clickThing(page, "team-4");
  await page.locator("[data-prey]").first().waitFor();
  await clickThing(page, "team-9");
  const confirm = page.locator(".hand button.primary");
  await page.locator(".hand button.primary:enabled").waitFor();
  const before = (await confirm.boundingBox())!;
  await clickThing(page, "team-5");
  await page.locator('[data-apart="5"]').waitFor();
  const other = shown(seen.view!).platoons[2]!.teams[0]!.id;
  await clickThing(page, `team-${other}`);
  await page.locator(".hand .sum", { hasText: "Fire is split" }).waitFor();
  await page.locator(".hand button.primary:enabled").waitFor();
  const after = (await confirm.boundingBox())!;
  expect([after.x + after.width, after.y]).toEqual([before.x + before.width, before.y]); // it keeps its place
  await confirm.click();
  await seen.until((now) => now.version > view.version);
  const lines = seen.moves()[0]!.split(";");
  expect(lines.filter((line) => line.includes(" at 3"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(" at 2")).length).toBeGreaterThan(2);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("a pinned platoon carries its test on the map, and a click on it takes the test or leaves it", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openAs(seen, (position) => {
    position.step = "starting";
    (position.platoons[0] as { pinned?: boolean }).pinned = true;
  });
  const sign = page.locator("[data-test]");
  await sign.waitFor();
  expect(await sign.innerHTML()).toMatch(/☑ Rally \d+%/);
  await clickThing(page, "team-4");
  await expect.poll(() => sign.innerHTML()).toMatch(/☐ Rally/);
  expect(await page.locator(".hand [data-take]").getAttribute("aria-pressed")).toBe("false");
  expect(await page.locator(".prompt button.choice").allInnerTexts()).toEqual([
    expect.stringContaining("End the step"),
  ]);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("a platoon that is dragged while it is deployed goes as a whole", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await open(seen, {
    game: "flames-of-war",
    seats: { A: { who: "me", name: "Guest" }, B: { who: "me", name: "Friend" } },
  });
  const view = await seen.until((now) => now.awaited.length > 0);
  await page.locator(".hand button.primary:enabled").waitFor(); // the first platoon lies on the bench already
  const grabs = page.locator(".fw-bench .grab");
  const places = async (): Promise<{ x: number; y: number }[]> =>
    Promise.all((await grabs.all()).map(async (one) => (await one.boundingBox())!));
  const before = await places();
  const first = (await grabs.first().boundingBox())!;
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++)
    await page.mouse.move(first.x + first.width / 2 + 8 * step, first.y + first.height / 2);
  await page.mouse.up();
  await expect.poll(async () => Math.round((await places())[0]!.x - before[0]!.x)).toBe(48);
  const moved = (await places()).map(({ x }, at) => Math.round(x - before[at]!.x));
  expect(new Set(moved)).toEqual(new Set([48]));
  expect(seen.view!.version).toBe(view.version);
  await page.context().close();
});

test("the log follows the game after a reload", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "flames-of-war");
  for (let n = 0; n < 3; n++) {
    const view = await seen.until((now) => now.awaited.includes(now.seat!), 60);
    await page.locator(`.table[data-version="${view.version}"] .prompt.yours`).waitFor();
    const ends = (await page.locator(".prompt button.choice").count()) > 0;
    await asProposed(page);
    if (ends && view.offers.length > 1) await page.locator('.prompt [data-action="confirm"]').click();
    await seen.until((now) => now.version > view.version);
    if (n === 0) await page.reload();
  }
  await seen.until((now) => now.awaited.includes(now.seat!), 60);
  const left = (): Promise<number> =>
    page.locator('[role="log"]').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect.poll(left).toBeLessThan(5);
  await page.context().close();
});

test("Hold the Line: the whole zone lies above the order, stars and their words above the stands, sides by nation", async () => {
  const seen = await newSeen({ viewport: { width: 1280, height: 800 } });
  const { page } = seen;
  await open(seen, {
    game: "flames-of-war",
    options: { mission: "hold_the_line" },
    seats: { A: { who: "me", name: "Guest" }, B: { who: "bot", bot: "greedy" } },
  });
  await page.locator(".prompt.yours", { hasText: "US Army (A)" }).waitFor();
  await page.locator(".fw-workbench .panel .primary").waitFor();
  const [zone, panel] = [
    await page.locator(".zone-A").boundingBox(),
    await page.locator(".fw-workbench .panel").boundingBox(),
  ];
  expect(zone!.y + zone!.height).toBeLessThanOrEqual(panel!.y + 2);
  const goals = page.locator(".fw-goals [data-goal]");
  expect(await goals.count()).toBe(2);
  expect(await goals.first().locator("text").textContent()).toMatch(/★ US Army goal: (held|contested|defended|free)/);
  const above = await page.evaluate(() => {
    const [pieces, goal] = [document.querySelector(".fw-pieces")!, document.querySelector(".fw-goals")!];
    return (pieces.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(above).toBe(true);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
