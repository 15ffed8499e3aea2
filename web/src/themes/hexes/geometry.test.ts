import { describe, expect, it } from "vitest";
import {
  AXIAL,
  border,
  CORNERS,
  extent,
  HALF,
  isHex,
  neighbours,
  NUMBERED,
  numberedNeighbours,
  R,
  variant,
  type Grid,
} from "./geometry";
import { inStack, stacks } from "./stack";

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each<[string, Grid, string]>([
  ["axial", AXIAL, "4,-3"],
  ["numbered", NUMBERED, "0703"],
])("%s hexes", (_name, grid, id) => {
  it("has six neighbours, each one hex away, and is the neighbour of each", () => {
    const around = grid.around(id);
    expect(new Set(around).size).toBe(6);
    for (const near of around) {
      expect(far(grid.centre(id), grid.centre(near))).toBeCloseTo(2 * HALF);
      expect(grid.around(near)).toContain(id);
    }
  });

  it("faces neighbour n with side n", () => {
    grid.around(id).forEach((near, n) => {
      const [a, b] = [CORNERS[n]!, CORNERS[(n + 1) % 6]!];
      const [from, to] = [grid.centre(id), grid.centre(near)];
      expect((a.x + b.x) / 2).toBeCloseTo((to.x - from.x) / 2);
      expect((a.y + b.y) / 2).toBeCloseTo((to.y - from.y) / 2);
    });
  });

  it("draws the border of one hex with six sides, of two with ten", () => {
    const sides = (ids: string[]) => border(grid, new Set(ids)).split("M").length - 1;
    expect(sides([id])).toBe(6);
    expect(sides([id, grid.around(id)[0]!])).toBe(10);
  });

  it("reaches from corner to corner", () => {
    const { width, height } = extent(grid, [id]);
    expect(width).toBeCloseTo(2 * HALF);
    expect(height).toBeCloseTo(2 * R);
  });
});

it("counts as the rules do", () => {
  expect(neighbours("0,0")).toEqual(["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]); // MB-0.5
  expect(numberedNeighbours("0703").sort()).toEqual(["0503", "0602", "0604", "0802", "0804", "0903"]); // SM-0.5
});

it("knows the names of hexes from other words", () => {
  expect(["4,-3", "0413", "us-120", "R-HC1", "exit", "12"].filter(isHex)).toEqual(["4,-3", "0413"]);
});

it("chooses the same drawing for a hex every time", () => {
  expect(variant("4,-3", 6)).toBe(variant("4,-3", 6));
  expect(new Set(["0,0", "1,0", "2,0", "3,0", "0,1"].map((id) => variant(id, 6))).size).toBeGreaterThan(1);
});

describe("a stack", () => {
  it("is set off up and to the right about its hex", () => {
    const [below, above] = [inStack({ x: 0, y: 0 }, 0, 2), inStack({ x: 0, y: 0 }, 1, 2)];
    expect(above.x - below.x).toBe(5);
    expect(above.y - below.y).toBe(-5);
    expect(inStack({ x: 7, y: 9 }, 0, 1)).toEqual({ x: 7, y: 9 });
  });

  it("shows three at most", () => {
    const spots = [0, 1, 2, 3, 4].map((n) => inStack({ x: 0, y: 0 }, n, 5).x);
    expect(new Set(spots).size).toBe(3);
  });

  it("keeps the order of its pieces", () => {
    const found = stacks([
      { at: "a", n: 1 },
      { at: "b", n: 2 },
      { at: "a", n: 3 },
    ]);
    expect(found.get("a")!.map((piece) => piece.n)).toEqual([1, 3]);
  });
});
