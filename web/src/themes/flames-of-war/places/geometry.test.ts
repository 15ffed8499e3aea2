import { describe, expect, it } from "vitest";
import { board, clean, corners, gap, headingTo, holds, hull, inches } from "./geometry";

describe("geometry for drawing", () => {
  it("turns the table upside down for the screen, and back", () => {
    expect(board(36, 2, 30)).toEqual([48, 144]);
    expect(inches(36, 48, 144)).toEqual([2, 30]);
  });
  it("lays a footprint along its heading: width across, length ahead", () => {
    const [frontLeft, frontRight] = corners({ x: 10, y: 10, heading: 90 }, 2, 4);
    expect(frontLeft!.map((n) => Math.round(n * 1e6) / 1e6)).toEqual([9, 12]);
    expect(frontRight!.map((n) => Math.round(n * 1e6) / 1e6)).toEqual([11, 12]);
  });
  it("keeps headings in tenths from 0 to 359.9", () => {
    expect(clean(-15)).toBe(345);
    expect(clean(359.97)).toBe(0);
    expect(headingTo([0, 0], [-1, 0])).toBe(180);
  });
  it("measures from edge to edge", () => {
    const one = corners({ x: 0, y: 0, heading: 0 }, 2, 2);
    const other = corners({ x: 5, y: 0, heading: 0 }, 2, 2);
    expect(gap(one, other).far).toBeCloseTo(3);
  });
  it("wraps a platoon in its hull", () => {
    const around = hull([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
    ]);
    expect(around).toHaveLength(4);
    expect(holds(around, [2, 2])).toBe(true);
    expect(holds(around, [5, 2])).toBe(false);
  });
});
