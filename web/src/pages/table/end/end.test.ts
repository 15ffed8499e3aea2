import { expect, test } from "vitest";
import type { End, Story } from "../../../wire/types";
import { lineOf, momentAddress, nearest, standings, tieBroken, turnMarks } from "./end";

const ending = (places: string[][], scores: Record<string, number>) => ({
  places,
  scores,
  winners: places[0] ?? [],
  say: { key: "result" },
});
const story: Story = {
  ending: ending([["b"], ["a", "c"]], { a: 2, b: 5, c: 2 }),
  moves: 4,
  at: [0, 1, 2, 4],
  turns: [1, 1, 2, 3],
  lead: { a: [0.5, 0.25, 0.75, 0], b: [0.5, 0.75, 0.25, 1] },
  points: [],
};

test("seats that share a place share its number, and the next one is skipped", () => {
  const rows = standings({ story } as unknown as End);
  expect(rows).toEqual([
    { seat: "b", place: 1, score: 5 },
    { seat: "a", place: 2, score: 2 },
    { seat: "c", place: 2, score: 2 },
  ]);
  const unknown = { story: null, seats: [{ seat: "a" }, { seat: "b" }] } as unknown as End;
  expect(standings(unknown).map((row) => row.place)).toEqual([null, null]);
});

test("a tie-break is named only where level scores have different places", () => {
  expect(tieBroken(ending([["a"], ["b"]], { a: 3, b: 3 }))).toBe(true);
  expect(tieBroken(ending([["a"], ["b"]], { a: 3, b: 2 }))).toBe(false);
  expect(tieBroken(ending([["a", "b"]], { a: 3, b: 3 }))).toBe(false);
  expect(tieBroken(ending([["a"], ["b"]], {}))).toBe(false); // given up: nobody counted
});

test("the line runs from the first move to the last, high for a good share", () => {
  expect(lineOf(story, "a", { width: 100, height: 40 })).toBe("0.0,20.0 25.0,30.0 50.0,10.0 100.0,40.0");
  expect(lineOf(story, "nobody", { width: 100, height: 40 })).toBe("");
});

test("turns are marked where they begin, not more than fit", () => {
  expect(turnMarks(story, 9)).toEqual([
    { at: 0, turn: 1 },
    { at: 2, turn: 2 },
    { at: 4, turn: 3 },
  ]);
  expect(turnMarks(story, 2).map((mark) => mark.turn)).toEqual([1, 3]);
});

test("a moment has an address, and the last move the one before it", () => {
  expect([0, 2, 4].map((at) => momentAddress("x", story, at))).toEqual(["/t/x?move=0", "/t/x?move=2", "/t/x?move=3"]);
});

test("pointing at the graph finds the nearest move", () => {
  expect([0, 0.3, 0.6, 0.8, 1].map((share) => nearest(story, share))).toEqual([0, 1, 2, 3, 3]);
});
