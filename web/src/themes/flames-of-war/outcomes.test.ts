import { expect, test } from "vitest";
import type { Said } from "../../wire/types";
import { outcomes } from "./outcomes";
import type { Table } from "./table";

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
