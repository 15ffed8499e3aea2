// Trees, roofs and contours: what makes a table of a map. The same table is always drawn alike.
import { board, holds, line, middle } from "../../places/geometry";
import { INCH, type Piece, type Point } from "../../table";

const SPACE = 1.15; // inches between trees
const MOST = 260; // trees of one wood

/** A number from 0 to 1 that depends on nothing but where it is asked for. */
const chance = (x: number, y: number, n: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7 + n * 74.7) * 43758.5453;
  return value - Math.floor(value);
};

export type Tree = { x: number; y: number; r: number; tone: number };

/** The trees of a wood, in board units: a grid that nobody sees, as each stands a little aside. */
export function trees(tall: number, piece: Piece): Tree[] {
  const [xs, ys] = [piece.outline.map((point) => point[0]), piece.outline.map((point) => point[1])];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const space = Math.max(SPACE, Math.sqrt(((east - west) * (north - south)) / MOST));
  const found: Tree[] = [];
  for (let x = west + space / 2; x < east; x += space)
    for (let y = south + space / 2; y < north; y += space) {
      const at: Point = [x + (chance(x, y, 1) - 0.5) * space * 0.7, y + (chance(x, y, 2) - 0.5) * space * 0.7];
      if (!holds(piece.outline, at)) continue;
      const [bx, by] = board(tall, at[0], at[1]);
      found.push({
        x: Math.round(bx),
        y: Math.round(by),
        r: Math.round((0.36 + chance(x, y, 3) * 0.2) * space * INCH * 10) / 10,
        tone: Math.floor(chance(x, y, 4) * 3),
      });
    }
  return found.sort((a, b) => a.y - b.y);
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The ridge of a roof, and its slope in shadow: along the longer way of a house of four walls. */
export function roof(tall: number, { outline }: Piece): { ridge: string; shade: string } | null {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d || outline.length !== 4) return null;
  const far = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
  const along = far(a, b) >= far(b, c);
  const [one, other] = along ? [between(b, c, 0.5), between(d, a, 0.5)] : [between(a, b, 0.5), between(c, d, 0.5)];
  const [start, end] = [between(one, other, 0.2), between(other, one, 0.2)];
  const corners: [Point, Point, Point, Point] = along ? [b, c, d, a] : [a, b, c, d];
  const hips: [Point, Point][] = [
    [corners[0], start],
    [corners[1], start],
    [corners[2], end],
    [corners[3], end],
  ];
  // the slope that looks south lies in the light, the other in the shade
  const slopes: Point[][] = [
    [corners[1], corners[2], end, start],
    [corners[3], corners[0], start, end],
  ];
  const north = slopes.reduce((p, q) => (middle(q)[1] > middle(p)[1] ? q : p));
  return {
    ridge: line(tall, [start, end]) + hips.map((hip) => line(tall, hip)).join(""),
    shade: line(tall, north, true),
  };
}

/** Points all along an outline, about so many inches apart. */
function along(outline: readonly Point[], step: number): Point[] {
  return outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: n }, (_, i) => between(a, b, i / n));
  });
}

/** An outline whose corners are rounded, by so many inches at most. */
export function softened(outline: readonly Point[], by: number): Point[] {
  const n = outline.length;
  return outline.flatMap((corner, at) => {
    const sides = [outline[(at + n - 1) % n]!, outline[(at + 1) % n]!];
    const [from, to] = sides.map((end) => {
      const far = Math.hypot(end[0] - corner[0], end[1] - corner[1]) || 1;
      return between(corner, end, Math.min(by / far, 0.5));
    }) as [Point, Point];
    return [0, 0.25, 0.5, 0.75, 1].map((share) =>
      between(between(from, corner, share), between(corner, to, share), share),
    );
  });
}

/** The slope of a hill from its foot to its crest, in rings that grow rounder; each is drawn above the last. */
export function contours(tall: number, piece: Piece): string[] {
  const crest = piece.crest ?? [];
  if (crest.length < 3) return [];
  const top = along(crest, 0.5);
  const near = (p: Point): Point =>
    top.reduce((a, b) => (Math.hypot(b[0] - p[0], b[1] - p[1]) < Math.hypot(a[0] - p[0], a[1] - p[1]) ? b : a));
  const foot = along(softened(piece.outline, 2.5), 0.6);
  return [0.2, 0.45, 0.7].map((share) => {
    const ring = foot.map((p) => between(p, near(p), share));
    return line(tall, evened(ring), true);
  });
}

/** Every point in the middle of those about it: without the kinks that corners of the crest leave. */
function evened(ring: Point[]): Point[] {
  const n = ring.length;
  return ring.map((_, at) => {
    const about = [-3, -2, -1, 0, 1, 2, 3].map((by) => ring[(at + by + n) % n]!);
    return middle(about);
  });
}
