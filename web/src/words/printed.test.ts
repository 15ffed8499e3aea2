import { expect, test } from "vitest";
import { printed, printedHex } from "./printed";

test("hexes are named by row and number; neighbours of a row follow each other", () => {
  expect(printedHex("0,-6")).toBe("A4");
  expect(printedHex("1,-6")).toBe("A5");
  expect(printedHex("0,0")).toBe("G7");
  expect(printedHex("0413")).toBe("0413");
  expect(printedHex("-9,-9")).toBe("-9,-9"); // beyond every map
});

test("a table's own name stands for the game's word, also within a sentence", () => {
  const called = { "side-A": { key: "side-nation", args: { nation: "us", side: "A" } } };
  const side = { key: "side-A", args: {} };
  expect(printed({ key: "wins", args: { side, a: 1 } }, called)).toEqual({
    key: "wins",
    args: { side: called["side-A"], a: 1 },
  });
  expect(printed(side, called)).toEqual(called["side-A"]);
  expect(printed({ key: "side-B", args: {} }, called)).toEqual({ key: "side-B", args: {} });
});

test("names within names are written so, other words stay", () => {
  const said = { key: "moves", args: { hex: "0,0", n: 3, unit: { key: "unit", args: { at: "1,0", name: "a, b" } } } };
  expect(printed(said)).toEqual({
    key: "moves",
    args: { hex: "G7", n: 3, unit: { key: "unit", args: { at: "G8", name: "a, b" } } },
  });
});
