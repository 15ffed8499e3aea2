import { expect, test } from "vitest";
import type { Line, Said } from "../../../wire/types";
import type { Table } from "../table";
import { shotsOf, volley } from "./volley";

const line = (n: number, ...keys: string[]): Line => ({ n, seat: "A", said: keys.map((key) => ({ key, args: {} })) });

test("saves are shown with the shots before them, whoever answered in between; other lines stand alone", () => {
  const log = [line(1, "platoon-moves"), line(2, "platoon-shoots"), line(3, "rolls-to-hit"), line(4, "save")];
  expect(volley(log, [log[3]!]).map(({ n }) => n)).toEqual([2, 3, 4]);
  expect(volley(log, [log[2]!]).map(({ n }) => n)).toEqual([3]); // nothing is saved yet
  expect(volley(log, [log[1]!, log[2]!, log[3]!]).map(({ n }) => n)).toEqual([2, 3, 4]);
  const assault = [line(2, "platoon-shoots"), line(3, "assaults"), line(4, "save")];
  expect(volley(assault, [assault[2]!]).map(({ n }) => n)).toEqual([4]);
});

test("a shot goes from who fired to the nearest of its target, whoever fell included", () => {
  const team = (id: number, x: number, place = "table"): unknown => ({ id, type: "us_rifle", at: [x, 10, 90], place });
  const table = {
    table: { height: 36 },
    types: { us_rifle: { kind: "infantry" } },
    platoons: [
      { side: "A", teams: [team(1, 0)] },
      { side: "B", teams: [team(2, 8, "destroyed"), team(3, 12), team(4, 4, "destroyed")] },
    ],
  } as unknown as Table;
  const name = (key: string, n: number): Said => ({ key, args: { n: String(n) } });
  const shot = { key: "rolls-to-hit", args: { team: name("team", 1), platoon: name("platoon", 2), hits: 1 } };
  const fell = { key: "destroyed", args: { team: name("team", 2) } };
  expect(shotsOf(table, [shot], [shot])).toEqual([{ from: [0, 624], to: [288, 624], hit: true }]);
  expect(shotsOf(table, [shot], [shot, fell])[0]!.to).toEqual([192, 624]);
});
