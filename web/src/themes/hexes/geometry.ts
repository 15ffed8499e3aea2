// Hexes with a corner to the north, for both ways of numbering them: axial "q,r" and the printed
// "0413" (two digits across in half hexes, two digits down).

import type { Box } from "../theme";

export type Point = { x: number; y: number };

/** Centre to corner, in board units; counters are 42 wide (UX 6.4). */
export const R = 40;
export const HALF = (R * Math.sqrt(3)) / 2; // half the width of a hex
export const ROW = R * 1.5; // from row to row

/** The two numbers of a hex called "q,r". */
function coordinates(id: string): [number, number] {
  const [q = NaN, r = NaN] = id.split(",").map(Number);
  return [q, r];
}

/** The centre of a hex called "q,r". */
export function axial(id: string): Point {
  const [q, r] = coordinates(id);
  return { x: HALF * (2 * q + r), y: ROW * r };
}

/** The centre of a hex called "0413": column 04 in half hexes, row 13. */
export function numbered(id: string): Point {
  return { x: HALF * Number(id.slice(0, 2)), y: ROW * Number(id.slice(2)) };
}

/** Whether a word is the name of a hex in either numbering. */
export const isHex = (word: string): boolean => /^-?\d+,-?\d+$|^\d{4}$/.test(word);

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The six axial neighbours, from the east clockwise; side n of a hex faces neighbour n. */
export function neighbours(id: string): string[] {
  const [q, r] = coordinates(id);
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** The same for a printed number; a neighbour may lie outside the map. */
export function numberedNeighbours(id: string): string[] {
  const [x, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  const two = (n: number) => String(n).padStart(2, "0");
  return STEPS.map(([dq, dr]) => two(x + 2 * dq + dr) + two(row + dr));
}

/** The corners of a hex about its centre: side n runs from corner n to corner n + 1. */
export const CORNERS: readonly Point[] = [-30, 30, 90, 150, 210, 270].map((degrees) => ({
  x: R * Math.cos((degrees * Math.PI) / 180),
  y: R * Math.sin((degrees * Math.PI) / 180),
}));

const round = (n: number) => Math.round(n * 100) / 100;

/** The outline of a hex about a centre, for a path; *inset* draws it smaller. */
export function hexPath({ x, y }: Point, inset = 0): string {
  const scale = (R - inset) / R;
  return `M${CORNERS.map((c) => `${round(x + c.x * scale)} ${round(y + c.y * scale)}`).join("L")}Z`;
}

/** Side *n* of a hex, as a path. */
export function sidePath({ x, y }: Point, n: number, inset = 0): string {
  const scale = (R - inset) / R;
  const [a, b] = [CORNERS[n % 6]!, CORNERS[(n + 1) % 6]!];
  return `M${round(x + a.x * scale)} ${round(y + a.y * scale)}L${round(x + b.x * scale)} ${round(y + b.y * scale)}`;
}

/** How the hexes of a map are named and where they lie. */
export type Grid = { centre: (id: string) => Point; around: (id: string) => string[] };
export const AXIAL: Grid = { centre: axial, around: neighbours };
export const NUMBERED: Grid = { centre: numbered, around: numberedNeighbours };

/** The sides between hexes of *inside* and all others: coast, zone or front. */
export function border(grid: Grid, inside: ReadonlySet<string>, inset = 0): string {
  let path = "";
  for (const id of inside)
    grid.around(id).forEach((near, n) => {
      if (!inside.has(near)) path += sidePath(grid.centre(id), n, inset);
    });
  return path;
}

/** The hexes' extent with a margin around it. */
export function extent(grid: Grid, ids: Iterable<string>): Box {
  const centres = [...ids].map(grid.centre);
  const xs = centres.map((c) => c.x);
  const ys = centres.map((c) => c.y);
  const x = Math.min(...xs) - HALF;
  const y = Math.min(...ys) - R;
  return { x, y, width: Math.max(...xs) + HALF - x, height: Math.max(...ys) + R - y };
}

/** A number that stays the same for a hex: chooses among drawings, so that no two woods are alike. */
export function variant(id: string, of: number): number {
  let sum = 7;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return sum % of;
}
