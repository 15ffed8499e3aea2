import { expect, test } from "vitest";
import { atLeast } from "./odds";

test("the chance of at least so many hits is that of all throws", () => {
  expect(atLeast(1, [0.5, 0.5])).toBeCloseTo(0.75);
  expect(atLeast(2, [0.5, 1 / 3])).toBeCloseTo(1 / 6);
  expect(atLeast(5, [0.5, 0.5, 0.5, 0.5])).toBe(0);
  expect(
    atLeast(
      5,
      Array.from({ length: 6 }, () => 0.5),
    ),
  ).toBeCloseTo(7 / 64);
});
