import { expect, test } from "vitest";
import { printed, printedHex } from "./printed";

test("hexes are named by row and number; neighbours of a row follow each other", () => {
  expect(printedHex("0,-6")).toBe("A4");
  expect(printedHex("1,-6")).toBe("A5");
  expect(printedHex("0,0")).toBe("G7");
  expect(printedHex("0413")).toBe("0413");
  expect(printedHex("-9,-9")).toBe("-9,-9"); // beyond every map
});

test("names within names are written so, other words stay", () => {
  const said = { key: "moves", args: { hex: "0,0", n: 3, unit: { key: "unit", args: { at: "1,0", name: "a, b" } } } };
  expect(printed(said)).toEqual({
    key: "moves",
    args: { hex: "G7", n: 3, unit: { key: "unit", args: { at: "G8", name: "a, b" } } },
  });
});
