import { expect, test } from "vitest";
import { isNew, lastBefore } from "../../session/log";
import type { Line } from "../../wire/types";
import { headed, isModifier, isPassing, linesOf, logText } from "./log";
import { parts } from "./names";

const line = (n: number, seat: string, key: string, turn = 1): Line => ({
  n,
  seat,
  said: [{ key, args: {}, rule: "MB-1" }],
  step: { turn, phase: { key: "phase" }, n: 1, of: 2 },
});

test("the log is headed by turn and phase, and filtered", () => {
  const lines = [line(1, "red", "marches"), line(2, "blue", "attacks"), line(3, "red", "rests", 2)];
  expect(headed(lines).map((group) => [group.step?.turn, group.lines.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(linesOf(lines, "mine", "red").map(({ n }) => n)).toEqual([1, 3]);
  expect(linesOf(lines, "fights", null).map(({ n }) => n)).toEqual([2]);
  expect(
    logText(
      lines,
      (said) => said.key,
      (step) => `Turn ${step.turn}`,
    ),
  ).toBe("Turn 1\n   1. marches [MB-1]\n   2. attacks [MB-1]\n\nTurn 2\n   3. rests [MB-1]\n");
});

test("places named in a sentence can be found in it", () => {
  const said = {
    key: "marches",
    args: { to: "4,-3", unit: { key: "unit", args: { id: "R-1", from: "1,1" } }, corps: { key: "XX Corps" } },
  };
  const names = new Map([
    ["4,-3", "4,-3"],
    ["1,1", "1,1"],
    ["R-1", "R-1"],
    ["XX Corps", "B-XX"],
  ]);
  expect(parts("Unit goes to 4,-3 with XX Corps.", said, names, (one) => one.key)).toEqual([
    { text: "Unit", id: "R-1" },
    { text: " goes to ", id: null },
    { text: "4,-3", id: "4,-3" },
    { text: " with ", id: null },
    { text: "XX Corps", id: "B-XX" },
    { text: ".", id: null },
  ]);
});

test("a move that told nothing is no line, passing is pale, and modifiers are indented", () => {
  const silent = { ...line(1, "red", "x"), said: [] };
  const shot: Line = { ...line(3, "red", "shoots"), said: [{ key: "shoots" }, { key: "modifier-over-16" }] };
  const lines = [silent, line(2, "blue", "passes"), shot];
  expect(linesOf(lines, "all", null).map(({ n }) => n)).toEqual([2, 3]);
  expect(linesOf(lines, "chat", null)).toEqual([]);
  expect(lines.slice(1).map(isPassing)).toEqual([true, false]);
  expect(shot.said.map(isModifier)).toEqual([false, true]);
  expect(
    logText(
      lines,
      (said) => said.key,
      () => "Turn",
    ),
  ).toBe("Turn\n   2. passes [MB-1]\n   3. shoots\n        modifier-over-16\n");
});

test("details of a move are saved below its sentences", () => {
  const moved: Line = { ...line(4, "red", "moves"), said: [{ key: "moves" }], details: [{ key: "stands" }] };
  expect(
    logText(
      [moved],
      (said) => said.key,
      () => "Turn",
    ),
  ).toBe("Turn\n   4. moves\n          stands\n");
});

test("new is what others did since one's own last decision", () => {
  const lines = [
    line(1, "red", "a"),
    line(2, "blue", "b"),
    line(3, "blue", "c"),
    line(4, "red", "d"),
    line(5, "red", "e"),
  ];
  const news = (some: Line[], seat: string | null): number[] =>
    some.filter((one) => isNew(one, seat, lastBefore(some, seat))).map(({ n }) => n);
  expect(news(lines, "red")).toEqual([2, 3]);
  expect(news(lines, "blue")).toEqual([4, 5]);
  expect(news(lines.slice(0, 1), "red")).toEqual([]);
  expect(news(lines.slice(0, 1), "blue")).toEqual([1]);
  expect(lastBefore(lines, null)).toBeNull();
});
