import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Line, Said } from "../../../wire/types";
import { bundle, say } from "../../../words/say";
import { digest } from "./digest";
import { recap } from "./recap";
import { lastTurn } from "./turn";
import type { Table } from "../table";

const table = {
  types: { rifle: { title: "Rifle team" } },
  platoons: [
    { side: "A", name: "Rifle Platoon", teams: [1, 2, 3].map((id) => ({ id, type: "rifle" })) },
    { side: "B", name: "Grenadier Platoon", teams: [4, 5].map((id) => ({ id, type: "rifle" })) },
  ],
} as unknown as Table;
const platoon = (n: number): Said => ({
  key: "platoon",
  args: { n: String(n), id: "x", title: "Rifle Platoon", tag: n === 1 ? "A1" : "B2" },
});
const team = (n: number): Said => ({
  key: "team",
  args: { n: String(n), id: "rifle", title: "Rifle", tag: `A1·${n}` },
});
const shot = (by: number, dice: string, needed: number, hits: number): Said => ({
  key: "rolls-to-hit",
  args: { team: team(by), platoon: platoon(1), dice, needed, hits },
  rule: "FW-7.16",
});
const save = (of: number, outcome: string): Said => ({
  key: "save",
  args: { team: team(of), die: 3, needed: 3, outcome },
});
const VOLLEY: Said[] = [
  { key: "platoon-shoots", args: { platoon: platoon(2) } },
  shot(4, "1, 6", 3, 1),
  shot(5, "5", 4, 1),
  save(1, "saved"),
  save(2, "failed"),
  { key: "destroyed", args: { team: team(2) } },
  { key: "pinned", args: { platoon: platoon(1) } },
];

test("a volley is one sentence of shots and one of saves; every die is below them", () => {
  const { said, details } = digest(table, VOLLEY);
  expect(said.map(({ key }) => key)).toEqual(["platoon-shoots", "digest-fire", "digest-saves", "destroyed", "pinned"]);
  expect(said[1]!.args).toMatchObject({ teams: 2, dice: 3, hits: 2, needs: { args: { low: 3, high: 4 } } });
  expect(said[2]!.args).toMatchObject({ dice: 2, hits: 1, power: 0 });
  expect(details).toHaveLength(4);
});

test("a single shot stays as it is told, and so does a move", () => {
  const single = [shot(4, "5", 4, 1)];
  expect(digest(table, single)).toEqual({ said: single, details: [] });
  const moves: Said[] = [{ key: "platoon-moves", args: {} }];
  expect(digest(table, moves).said).toEqual(moves);
});

test("what the enemy did: who moved, who shot at whom, what was lost, in both languages", () => {
  const told: Said[] = [{ key: "platoon-moves", args: { platoon: platoon(2) } }, ...VOLLEY];
  const found = recap(table, told, "A")!;
  expect(found.result.map(({ key }) => key)).toEqual(["recap-loss", "recap-moved", "recap-volley"]);
  expect(found.good).toBe(false);
  expect(found.result[0]!.args).toMatchObject({ tag: "A1", destroyed: 1, pinned: "yes" });
  expect(recap(table, [{ key: "turn-begins", args: {} }], "A")).toBeNull();
  const ranges = (outcome: string): Said => ({ key: "ranges-in", args: { target: team(1), outcome } });
  const bombards: Said = { key: "bombards", args: { platoon: platoon(2) } };
  const shelled = recap(table, [bombards, ranges("failed"), ranges("failed"), { key: "not-ranged" }], "A")!;
  expect(shelled.result).toEqual([{ key: "recap-bombards", args: { by: "B2", at: "A1", missed: "yes" } }]);
  const dived = recap(table, [{ key: "dives", args: { target: team(1) } }, ranges("failed"), ranges("passed")], "A")!;
  expect(dived.result).toEqual([{ key: "recap-dives", args: { by: "", at: "A1", missed: "no" } }]);
  found.result = [...found.result, ...shelled.result, ...dived.result];
  for (const language of ["en", "pl"]) {
    const text = readFileSync(`../src/sztab/games/flames_of_war/words/${language}.ftl`, "utf8");
    const words = bundle(language, text);
    for (const one of [...found.result, ...digest(table, VOLLEY).said])
      expect(say([words], one), one.key).not.toMatch(/^[a-z-]+$|\{/);
  }
});

test("the enemy's last turn lasts from its Starting step to one's own, with one's answers, until one acts", () => {
  const begins = (side: string): Said => ({ key: "turn-begins", args: { side: { key: `side-${side}`, args: {} } } });
  const line = (n: number, seat: string, ...said: Said[]): Line => ({ n, seat, said }) as unknown as Line;
  const log = [
    line(1, "A", begins("B")),
    line(2, "B", VOLLEY[0]!, VOLLEY[1]!),
    line(3, "A", save(2, "failed"), { key: "destroyed", args: { team: team(2) } }),
  ];
  expect(lastTurn([line(1, "A")], "A")).toBeNull();
  expect(lastTurn(log, "A")).toMatchObject({ lines: [{ n: 2 }, { n: 3 }], over: false });
  const ended = [...log, line(4, "B", begins("A"))];
  expect(lastTurn(ended, "A")).toMatchObject({ lines: [{ n: 2 }, { n: 3 }, { n: 4 }], over: true });
  const acted = lastTurn([...ended, line(5, "A")], "A")!;
  expect([acted.lines.length, acted.over]).toEqual([3, false]);
  const found = recap(table, acted.lines.flatMap((one) => one.said), "A")!; // prettier-ignore
  expect(found.result[0]).toMatchObject({ key: "recap-loss", args: { tag: "A1", destroyed: 1 } });
});
