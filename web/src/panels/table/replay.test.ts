import { expect, test } from "vitest";
import { byPhase, phaseStarts, stepped } from "./replay";

test("replay steps within the game, and forward from the last moment is the present", () => {
  expect(stepped(null, 10, "back")).toBe(9);
  expect(stepped(9, 10, "forward")).toBe(10);
  expect(stepped(10, 10, "forward")).toBeNull();
  expect(stepped(0, 10, "back")).toBe(0);
  expect(stepped(5, 10, "first")).toBe(0);
  expect(stepped(5, 10, "last")).toBeNull();
});

test("Shift steps to where another seat or phase begins", () => {
  const lines = [1, 2, 3, 4].map((n) => ({ n, seat: n < 3 ? "red" : "blue" }));
  expect(phaseStarts(lines)).toEqual([0, 2]);
  expect(byPhase([0, 2], 1, true)).toBe(2);
  expect(byPhase([0, 2], 1, false)).toBe(0);
  expect(byPhase([0, 2], 3, true)).toBeNull();
});
