// Geometry for drawing only; every distance and sight line that counts comes from the server.
import { INCH, type Point, type Pose } from "../table";

/** Inches, y upwards, to board units, y downwards. */
export const board = (tall: number, x: number, y: number): Point => [x * INCH, (tall - y) * INCH];

/** Board units back to inches. */
export const inches = (tall: number, x: number, y: number): Point => [x / INCH, tall - y / INCH];

const turn = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

/** The corners of a footprint in inches: front left, front right, rear right, rear left (FW-1.16). */
export function corners(pose: Pose, width: number, length: number, more = 0): Point[] {
  const [fx, fy] = turn(pose.heading);
  const ahead = length / 2 + more;
  const aside = width / 2 + more;
  return [
    [ahead, aside],
    [ahead, -aside],
    [-ahead, -aside],
    [-ahead, aside],
  ].map(([u, v]) => [pose.x + u! * fx - v! * fy, pose.y + u! * fy + v! * fx]);
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

/** An SVG path through points in inches. */
export function line(tall: number, points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], at) => {
    const [bx, by] = board(tall, x, y);
    return `${at ? "L" : "M"}${shown(bx)} ${shown(by)}`;
  });
  return steps.join("") + (closed ? "Z" : "");
}

/** The length of a way in inches, as it is drawn. */
export function wayLength(points: readonly Point[]): number {
  let sum = 0;
  for (let at = 1; at < points.length; at++) sum += apart(points[at - 1]!, points[at]!);
  return sum;
}

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The heading from one point to another, in degrees to one decimal. */
export function headingTo(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return clean((degrees + 360) % 360);
}

/** A heading as the rules keep it: tenths of a degree, from 0 to 359.9 (FW-1.3). */
export const clean = (degrees: number): number => (Math.round((((degrees % 360) + 360) % 360) * 10) / 10) % 360;

/** A coordinate as the rules keep it: thousandths of an inch (FW-1.3). */
export const snap = (value: number): number => Math.round(value * 1000) / 1000;

/** The convex hull of points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const half = (from: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of from) {
      while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0) kept.pop();
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Whether a point lies inside a polygon; for finding what was clicked. */
export function holds(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The middle of a set of points, where a name is written. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], p) => [x + p[0], y + p[1]] as Point, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The point halfway along a way, with its direction in degrees. */
export function halfway(points: readonly Point[]): { at: Point; heading: number } {
  let left = wayLength(points) / 2;
  for (let at = 1; at < points.length; at++) {
    const a = points[at - 1]!;
    const b = points[at]!;
    const far = apart(a, b);
    if (far >= left && far > 0) {
      const share = left / far;
      const point: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      return { at: point, heading: headingTo(a, b) };
    }
    left -= far;
  }
  return { at: points[0] ?? [0, 0], heading: 0 };
}

/** The distance of two outlines, as it is drawn while measuring; a hint, never a ruling. */
export function gap(one: readonly Point[], other: readonly Point[]): { far: number; line: [Point, Point] } {
  let best: { far: number; line: [Point, Point] } = {
    far: apart(one[0]!, other[0]!),
    line: [one[0]!, other[0]!],
  };
  const tryPair = (p: Point, a: Point, b: Point, swapped: boolean) => {
    const q = nearestOn(p, a, b);
    const far = apart(p, q);
    if (far < best.far) best = { far, line: swapped ? [q, p] : [p, q] };
  };
  for (const [points, outline, swapped] of [
    [one, other, false],
    [other, one, true],
  ] as const)
    for (const p of points)
      for (let at = 0; at < outline.length; at++)
        tryPair(p, outline[at]!, outline[(at + 1) % outline.length]!, swapped);
  return best;
}

function nearestOn(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const size = dx * dx + dy * dy;
  const share = size ? Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / size)) : 0;
  return [a[0] + share * dx, a[1] + share * dy];
}

/** FW-1.14: the five silhouette rays from a point to a footprint, for drawing. */
export function rays(from: Point, pose: Pose, width: number, length: number): Point[] {
  const ahead = Math.atan2(pose.y - from[1], pose.x - from[0]);
  const angled = corners(pose, width, length).map((corner) => {
    const angle = Math.atan2(corner[1] - from[1], corner[0] - from[0]) - ahead;
    return { corner, angle: Math.atan2(Math.sin(angle), Math.cos(angle)) };
  });
  angled.sort((a, b) => a.angle - b.angle);
  const a = angled[0]!.corner;
  const b = angled[angled.length - 1]!.corner;
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((s) => [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s]);
}
