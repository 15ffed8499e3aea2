// Flames of War: how many clicks a whole player turn takes, counted on the page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Opened, View } from "../../src/wire/types";
import { newSeen, url, type Seen } from "../browser";
import { asProposed, clickThing } from "../player";

type Team = { id: number; type: string; at: [number, number, number]; role?: string };
type Platoon = { side: string; name: string; training: string; motivation: string; teams: Team[] };
const RECORD = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as {
  start: { position: { step: string; platoons: unknown[] } };
};

/** A row of five teams with its commander, that faces the enemy. */
function row(side: "A" | "B", x: number, y: number, from: number): Platoon {
  const [chief, man, heading] = side === "A" ? ["us_command", "us_rifle", 90] : ["ger_command", "ger_rifle_mg", 270];
  const teams = [0, 1, 2, 3, 4].map((n): Team => ({
    id: from + n,
    type: n ? man : chief,
    at: [x + 2.3 * n, y, heading],
    ...(n ? {} : { role: "platoon_commander" }),
  }));
  return { side, name: "Rifle Platoon", training: "trained", motivation: "confident", teams };
}

const at = (view: View): { step: string; question?: unknown } => view.table as { step: string; question?: unknown };

test("a player turn: three platoons of five move and shoot with three clicks each, the steps end with one between them", async () => {
  const seen: Seen = await newSeen();
  const { page } = seen;
  const record = structuredClone(RECORD);
  const [A, B] = [
    [1, 13, 25],
    [1, 13, 25],
  ];
  record.start.position.step = "movement";
  record.start.position.platoons = [
    ...A.map((x, n) => row("A", x, 6, 1 + 5 * n)),
    ...B.map((x, n) => row("B", x, 12.5, 16 + 5 * n)),
  ];
  await page.goto(url());
  const opened = await page.evaluate(
    async (body) =>
      (await (
        await fetch("/api/tables/import", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json()) as Opened,
    { record, seats: {} },
  );
  expect(opened, JSON.stringify(opened)).toHaveProperty("table");
  await page.goto(`${url()}/t/${opened.table}`);
  await page.locator(".board").waitFor();
  let view = await seen.until((now) => now.game === "flames-of-war");

  let clicks = 0;
  const point = async (team: number): Promise<void> => {
    clicks++;
    await clickThing(page, `team-${team}`);
  };
  const sent = async (click: () => Promise<void>): Promise<void> => {
    const before = seen.view!.version;
    clicks++;
    await click();
    view = await seen.until((now) => now.version > before);
    await page.locator(`.table[data-version="${view.version}"]`).waitFor();
  };
  const confirm = (): Promise<void> => sent(() => page.locator(".hand button.primary:enabled").click());
  /** What is asked of either side in between is answered as proposed; it is no part of the count. */
  const settled = async (): Promise<void> => {
    while (at(seen.view!).question) {
      const counted = clicks;
      await sent(() => asProposed(page));
      clicks = counted;
    }
  };
  const end = async (): Promise<void> => {
    // nothing else is left to do: no Confirm is asked
    await sent(() => page.locator(".prompt button.choice").last().click());
  };

  for (const first of [1, 6, 11]) {
    await point(first + 2);
    clicks++;
    const goal = (await page.locator(`[data-thing="team-${first + 2}"]`).boundingBox())!;
    await page.mouse.click(goal.x + goal.width / 2, goal.y - 0.9 * goal.height); // an inch or so ahead
    await expect.poll(() => page.locator(".fw-bench .ghost").count()).toBe(5);
    await confirm();
  }
  const moving = clicks;
  await end();
  expect(at(view).step).toBe("shooting");
  const shooting = clicks;
  for (const [first, target] of [
    [1, 18],
    [6, 23],
    [11, 28],
  ] as const) {
    await point(first + 2);
    await page.locator(`[data-prey="${target}"]`).waitFor();
    await point(target);
    await page.locator(".hand button.primary:enabled").waitFor();
    clicks++;
    await sent(() => clickThing(page, `team-${target}`));
    clicks--; // counted by both
    await settled();
  }
  const shot = clicks - shooting;
  expect(at(view).step).toBe("assault"); // nobody was left to shoot: the step has ended by itself
  expect(moving).toBe(9);
  expect(shot).toBe(9);
  expect(clicks).toBe(19); // with the end of the Movement step
  await page.context().close();
});
