import { expect, test, vi } from "vitest";
import type { Said } from "../../../wire/types";
import * as late from "./late.svelte";
import { outcomes } from "./outcomes";
import type { Table } from "../table";

const platoon = (n: number): Said => ({ key: "platoon", args: { n: String(n), tag: `B${n}`, title: "x", id: "x" } });
const shot = (dice: string, needed: number, at: number): Said => ({
  key: "rolls-to-hit",
  args: { dice, needed, platoon: platoon(at), hits: 0 },
});
const table = {} as Table;

test("the shots at one platoon are one throw, with the dice that hit", () => {
  const [fire, ...others] = outcomes(table, [shot("1, 5", 5, 2), shot("6", 6, 2)]);
  expect(others).toEqual([]);
  expect(fire).toMatchObject({ at: "platoon-2", dice: [1, 5, 6], scored: [false, true, true] });
  expect(fire!.result[0]).toEqual({ key: "outcome-fire-sum", args: { hits: 2, dice: 3 } });
});

test("shots at two platoons, saves and tests stand apart; what came of them stands beside them", () => {
  const found = outcomes(table, [
    shot("1", 5, 2),
    shot("5", 5, 3),
    { key: "save", args: { die: 2, needed: 3, outcome: "failed" } },
    { key: "destroyed", args: {} },
    { key: "test-rally", args: { die: 4, needed: 4, outcome: "passed", name: platoon(3) } },
  ]);
  expect(found.map(({ title }) => title.key)).toEqual(["outcome-fire", "outcome-fire", "outcome-saves", "test-rally"]);
  expect(found[2]!.result.map(({ key }) => key)).toEqual(["outcome-saves-sum", "destroyed"]);
  expect(found.map(({ good }) => good)).toEqual([false, true, false, true]);
});

test("moves without dice show nothing", () => {
  expect(outcomes(table, [{ key: "platoon-moves", args: {} }])).toEqual([]);
});

test("what is good is judged by who looks: hits on the enemy, own saves", () => {
  const fought = {
    types: { rifle: {} },
    platoons: [
      { side: "A", name: "x", teams: [{ id: 1, type: "rifle" }] },
      { side: "B", name: "y", teams: [{ id: 2, type: "rifle" }] },
    ],
  } as unknown as Table;
  const save = (n: number, outcome: string): Said => ({
    key: "save",
    args: { die: 4, needed: 3, outcome, team: { key: "team", args: { n: String(n) } } },
  });
  const told = [shot("6", 4, 2), save(2, "saved"), shot("6", 4, 1), save(1, "failed")];
  const seen = (seat: string): unknown[] => outcomes(fought, told, seat).map(({ good }) => good);
  expect(seen("A")).toEqual([true, false, false, false]);
  expect(seen("B")).toEqual([false, true, true, true]);
});

test("a volley ends in one sentence: hits, saves, losses, and whether the platoon is pinned", () => {
  const fought = {
    types: { rifle: {} },
    platoons: [
      { side: "A", name: "x", teams: [{ id: 1, type: "rifle" }] },
      { side: "B", name: "y", teams: [{ id: 2, type: "rifle" }, { id: 3, type: "rifle" }] }, // prettier-ignore
    ],
  } as unknown as Table;
  const named = (n: number): Said => ({ key: "team", args: { n: String(n) } });
  const save = (n: number, outcome: string): Said => ({
    key: "save",
    args: { die: 4, needed: 3, outcome, team: named(n) },
  });
  const fire: Said = { key: "rolls-to-hit", args: { dice: "6, 5", needed: 4, hits: 2, platoon: platoon(2) } };
  const found = outcomes(fought, [fire, save(2, "saved"), save(3, "failed"), { key: "destroyed", args: { team: named(3) } }], "A"); // prettier-ignore
  expect(found.at(-1)!.result.at(-1)).toEqual({
    key: "outcome-closing",
    args: { tag: "B2", hits: 2, saved: 1, destroyed: 1, out: 0, pinned: "no" },
  });
  const pinned = outcomes(fought, [save(2, "saved"), { key: "pinned", args: { platoon: platoon(2) } }], "A");
  expect(pinned.at(-1)!.result.at(-1)!.args).toMatchObject({ hits: 1, saved: 1, destroyed: 0, pinned: "yes" });
});

test("dice are shown by what is fetched with the first of them", async () => {
  const told: Said[] = [{ key: "digs-in", args: { die: 5, needed: 3, outcome: "passed" } }];
  expect(late.outcomes(table, [{ key: "platoon-moves" }], "A")).toEqual([]);
  await vi.waitFor(() => expect(late.outcomes(table, told, "A")).toEqual(outcomes(table, told, "A")));
  expect(late.outcomes(table, told, "A")).toHaveLength(1);
});
