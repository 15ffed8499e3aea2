// Flames of War: every act of a platoon is reached from the platoon on the map, with a preview before it is confirmed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { View } from "../../src/wire/types";
import { newSeen, open, openRecord, type Seen } from "../browser";
import { clickThing } from "../player";

type Team = Record<string, unknown> & { id: number; type: string; at?: [number, number, number] };
type Platoon = Record<string, unknown> & { side: string; name: string; teams: Team[] };
const RECORD = JSON.parse(readFileSync(join(import.meta.dirname, "../../fixtures/charge.json"), "utf8")) as {
  start: { position: { step: string; platoons: Platoon[] } & Record<string, unknown> };
};

/** A position of these platoons; ids are given in their order. */
async function openWith(seen: Seen, step: string, platoons: Platoon[], more: object = {}): Promise<View> {
  const record = structuredClone(RECORD);
  let id = 0;
  for (const platoon of platoons) for (const team of platoon.teams) team.id = ++id;
  Object.assign(record.start.position, { step, platoons }, more);
  return openRecord(seen, record, "flames-of-war");
}

const one = (type: string, x: number, y: number, more: object = {}): Team => ({ id: 0, type, at: [x, y, 90], ...more });
const leads = { role: "platoon_commander" };
const FOE: Platoon = {
  side: "B",
  name: "Grenadier Platoon",
  teams: [
    { ...one("ger_command", 18, 20, leads), at: [18, 20, 270] },
    { ...one("ger_rifle_mg", 15, 20), at: [15, 20, 270] },
    { ...one("ger_rifle_mg", 21, 20), at: [21, 20, 270] },
  ],
};
const foe = (): Platoon => structuredClone(FOE);

/** Choose the platoon of a team on the map, then an act beside it. */
async function act(seen: Seen, team: number, name: string): Promise<void> {
  await clickThing(seen.page, `team-${team}`);
  await seen.page.locator(`[data-menu="${name}"]`).click();
}

/** Confirm the order that lies on the bench; returns the move that was sent. */
async function confirmed(seen: Seen, before: View): Promise<string> {
  await seen.page.locator(".hand button.primary:enabled").click();
  await seen.until((now) => now.version > before.version);
  expect(seen.errors).toEqual([]);
  return seen.moves().at(-1)!;
}

test("digging in: its chance stands beside the platoon, and the die is shown as it falls", async () => {
  const seen = await newSeen();
  const riflemen = [one("us_command", 18, 6, leads), one("us_rifle", 15, 6), one("us_rifle", 21, 6)];
  const view = await openWith(seen, "movement", [{ side: "A", name: "Rifle Platoon", teams: riflemen }, foe()]);
  await clickThing(seen.page, "team-2");
  expect(await seen.page.locator('[data-menu="dig-in"]').textContent()).toMatch(/Dig in 50%/);
  await seen.page.locator('[data-menu="dig-in"]').click();
  expect(await confirmed(seen, view)).toBe("move 1: dig-in");
  const outcome = seen.page.locator(".outcomes article");
  await outcome.waitFor();
  expect(await outcome.locator(".dice svg").count()).toBe(1);
  await seen.page.context().close();
});

test("a bombardment and smoke: targets are lit, the template shows who is under it", async () => {
  for (const mode of ["bombard", "smoke"] as const) {
    const seen = await newSeen();
    const guns = [one("us_command", 18, 5, leads), one("us_81mm", 15, 4), one("us_81mm", 21, 4), one("us_81mm", 24, 4)];
    const view = await openWith(seen, "shooting", [{ side: "A", name: "Mortars", teams: guns }, foe()]);
    await act(seen, 2, mode);
    await seen.page.locator('[data-aim="6"]').waitFor();
    await clickThing(seen.page, "team-6");
    await seen.page.locator('[data-aim="6"].on').waitFor();
    await seen.page.locator(".fw-bench path.template").waitFor();
    expect(await confirmed(seen, view)).toBe(`bombard 1 by 1 at 6 ${mode === "smoke" ? "smoke" : "he"}`);
    // ranged in or not, hit or not, whoever of the two at this screen is asked next: the dice are shown
    await seen.page.locator(".outcomes article .dice svg").first().waitFor();
    await seen.page.context().close();
  }
});

test("eyes and ears: a scout points out an enemy with two clicks", async () => {
  const seen = await newSeen();
  const scouts = [one("m8_greyhound", 18, 10, leads), one("jeep_mg", 21, 10)];
  const view = await openWith(seen, "shooting", [{ side: "A", name: "Patrol", teams: scouts }, foe()]);
  await act(seen, 1, "eyes");
  await clickThing(seen.page, "team-4");
  expect(await confirmed(seen, view)).toMatch(/^eyes \d 4$/);
  await seen.page.context().close();
});

test("a leader joins a platoon and appoints its commander, both from the map", async () => {
  const seen = await newSeen();
  const fallen = one("us_command", 20, 9, { ...leads, place: "destroyed" });
  const men = [fallen, one("us_rifle", 15, 8), one("us_rifle", 18, 8)];
  const view = await openWith(seen, "shooting", [
    { side: "A", name: "Rifle Platoon", teams: men },
    {
      side: "A",
      name: "Company HQ",
      independent: true,
      teams: [one("us_command", 16.5, 6, { role: "company_commander" })],
    },
    foe(),
  ]);
  await act(seen, 4, "join");
  expect(await confirmed(seen, view)).toBe("join 4 1");
  const joined = await seen.until((now) => now.version > view.version);
  await act(seen, 2, "appoint");
  await clickThing(seen.page, "team-3");
  expect(await confirmed(seen, joined)).toBe("appoint 4 1 3");
  await seen.page.context().close();
});

test("riders get off, and a bogged tank is towed off", async () => {
  const seen = await newSeen();
  const ride = { place: "mounted", carrier: 3 };
  const view = await openWith(seen, "movement", [
    {
      side: "A",
      name: "Armored Rifles",
      teams: [
        { id: 0, type: "us_command", ...leads, ...ride },
        { id: 0, type: "us_rifle", ...ride },
        one("m3_halftrack", 18, 6),
      ],
    },
    foe(),
  ]);
  await act(seen, 3, "get-off");
  expect(await confirmed(seen, view)).toBe("move 1: dismount 1 2");
  await seen.page.context().close();

  const tow = await newSeen();
  const tanks = [one("m4_sherman", 18, 6, leads), one("m4_sherman", 19.05, 6, { flags: ["bogged"] })];
  const stuck = await openWith(tow, "shooting", [{ side: "A", name: "Tanks", teams: tanks }, foe()]);
  await act(tow, 1, "recover");
  expect(await confirmed(tow, stuck)).toMatch(/^recover 1 2 /);
  await tow.page.context().close();
});

test("an act that cannot be done says why when it is clicked", async () => {
  const seen = await newSeen();
  const far = foe();
  for (const [n, team] of far.teams.entries()) team.at = [28 + 3 * n, 22, 270];
  const scouts = [one("jeep_mg", 3, 3, leads)];
  await openWith(seen, "shooting", [{ side: "A", name: "Patrol", teams: scouts }, far]);
  await act(seen, 1, "eyes");
  await seen.page.locator(".hand .verdict .bad").waitFor();
  expect(seen.moves()).toEqual([]);
  await seen.page.context().close();
});

/** Click the marker of a platoon, or of the aircraft, beside the table. */
const beside = (seen: Seen, id: string): Promise<void> => clickThing(seen.page, id);
const AIR = { air: { A: "priority typhoon" } };
const waits = (where: string): Platoon => ({
  side: "A",
  name: "Rifle Platoon",
  where,
  teams: [
    { id: 0, type: "us_command", place: "off", ...leads },
    { id: 0, type: "us_rifle", place: "off" },
    { id: 0, type: "us_rifle", place: "off" },
  ],
});
const company = (): Platoon => ({ side: "A", name: "Tanks", teams: [one("m4_sherman", 3, 3, leads)] });

test("an ambush is sprung and a reserve comes on from markers beside the table, each with a preview", async () => {
  for (const [where, step, verb] of [
    ["ambush", "starting", "ambush"],
    ["arriving", "movement", "move"],
  ] as const) {
    const seen = await newSeen();
    const far = foe();
    for (const [n, team] of far.teams.entries()) team.at = [28 + 3 * n, 22, 270];
    const view = await openWith(seen, step, [waits(where), company(), far], AIR);
    await beside(seen, "platoon-1");
    await expect.poll(() => seen.page.locator(".fw-bench .ghost").count()).toBe(3);
    expect(await confirmed(seen, view)).toMatch(new RegExp(`^${verb} 1: `));
    await seen.page.context().close();
  }
});

test("aircraft are called by their marker, with the chance that they come", async () => {
  const seen = await newSeen();
  const view = await openWith(seen, "starting", [company(), foe()], { ...AIR, pools: [3, 0] });
  const marker = seen.page.locator('.fw-bench [data-beside="aircraft-A"]');
  await marker.waitFor();
  expect(await marker.textContent()).toMatch(/Call:\s70%/);
  await beside(seen, "aircraft-A");
  await seen.page.locator('.fw-bench [data-beside="aircraft-A"].on').waitFor();
  expect(await confirmed(seen, view)).toMatch(/air/);
  await seen.page.context().close();
});

test("an air strike: enemies are lit, the template and the weapons lie on the map, the chance is told", async () => {
  const seen = await newSeen();
  const more = { ...AIR, started: true, aircraft: 2, agenda: [["ask-air-strike", 0]] };
  const view = await openWith(seen, "shooting", [company(), foe()], more);
  await seen.page.locator('[data-strike="3"]').waitFor();
  await clickThing(seen.page, "team-3");
  await seen.page.locator('[data-strike="3"].on').waitFor();
  await seen.page.locator(".fw-bench path.template").waitFor();
  await seen.page.locator(".hand", { hasText: "ranges in on" }).waitFor();
  await seen.page.locator('[data-weapon="1"]').click();
  expect(await confirmed(seen, view)).toBe("air-strike 3 1");
  await seen.page.context().close();
});

test("reserve and ambush are chosen, and platoons deployed, by clicks on their markers", async () => {
  const seen = await newSeen();
  await open(seen, {
    game: "flames-of-war",
    options: { mission: "hold_the_line" },
    seats: { A: { who: "me", name: "Guest" }, B: { who: "me", name: "Friend" } },
  });
  const view = await seen.until((now) => now.awaited.length > 0);
  const [deploys, reserve] = ["platoon-14", "platoon-17"];
  await seen.page.locator(`.fw-bench [data-beside="${reserve}"]`, { hasText: "reserve" }).waitFor();
  await beside(seen, deploys);
  await seen.page.locator(`.fw-bench [data-beside="${deploys}"]`, { hasText: "reserve" }).waitFor();
  await seen.page.locator(".hand .verdict .bad", { hasText: "for reserve" }).waitFor(); // one too many
  for (const place of ["ambush", "deploys"]) {
    await beside(seen, reserve);
    await seen.page.locator(`.fw-bench [data-beside="${reserve}"]`, { hasText: place }).waitFor();
  }
  const sent = await confirmed(seen, view);
  expect(sent).toMatch(/^hold-back:? /);
  const deployed = await seen.until((now) => now.version > view.version);
  await beside(seen, reserve); // it deploys now
  await seen.page.locator(".hand", { hasText: "Deploy B17" }).waitFor();
  expect(await confirmed(seen, deployed)).toMatch(/^deploy 17: /);
  await seen.page.context().close();
});
