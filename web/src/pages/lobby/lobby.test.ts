import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "../../wire/types";
import { players, shelves, stateOf } from "./shelves";

const seat = (name: string, mine = false): TableInfo["seats"][number] => ({
  seat: name,
  say: { key: name },
  name: name.toUpperCase(),
  kind: "person",
  mine,
});

const table = (more: Partial<TableInfo>): TableInfo => ({
  table: "t",
  game: "g",
  title: "",
  seats: [seat("red", true), seat("blue")],
  moves_made: 3,
  my_turn: false,
  over: false,
  changed: "2026-01-01T00:00:00Z",
  awaited: ["blue"],
  winners: null,
  archived: false,
  delete: "no",
  ...more,
});

test("games that wait for me come first, finished and archived ones lie apart", () => {
  const given = [
    table({ table: "theirs" }),
    table({ table: "mine", my_turn: true }),
    table({ table: "over", over: true }),
    table({ table: "away", archived: true, my_turn: true }),
  ];
  const ids = (list: TableInfo[]): string[] => list.map((one) => one.table);
  const { running, finished, archived } = shelves(given);
  expect([ids(running), ids(finished), ids(archived)]).toEqual([["mine", "theirs"], ["over"], ["away"]]);
});

test("a game says whose turn it is or who has won", () => {
  expect(stateOf(table({}))).toEqual({ key: "state-waits", seats: ["blue"] });
  expect(stateOf(table({ my_turn: true }))).toEqual({ key: "state-yours" });
  const over = { over: true, awaited: [] };
  expect(stateOf(table(over))).toEqual({ key: "state-over" }); // of an earlier version: nobody knows
  expect(stateOf(table({ ...over, winners: ["red"] }))).toEqual({ key: "state-won-me" });
  expect(stateOf(table({ ...over, winners: ["blue"] }))).toEqual({ key: "state-won", seats: ["blue"] });
  expect(stateOf(table({ ...over, winners: ["red", "blue"] }))).toEqual({ key: "state-draw" });
  expect(stateOf(table({ ...over, winners: [] }))).toEqual({ key: "state-nobody" });
  const hot = { ...over, winners: ["red"], seats: [seat("red", true), seat("blue", true)] };
  expect(stateOf(table(hot))).toEqual({ key: "state-won", seats: ["red"] });
});

test("players are counted over all seatings", () => {
  const game = { seatings: [["a", "b", "c"], ["a"], ["a", "b"]] } as unknown as GameInfo;
  expect(players(game)).toEqual({ least: 1, most: 3 });
});
