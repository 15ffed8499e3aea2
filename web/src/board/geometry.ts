// Where things lie and which is next: the board's own geometry, for drawing and pointing only.
import type { Shape, Thing } from "../themes/theme";

export type Point = { x: number; y: number };
export type Direction = "up" | "down" | "left" | "right";

/** How far a shape reaches from its place, for rings, cards and hit-testing. */
export function radius(shape: Shape): number {
  if (shape.kind === "rect") return Math.hypot(shape.w, shape.h) / 2;
  return shape.kind === "path" ? 0 : shape.r;
}

/** Whether a point lies in a thing; outlines given as a path are left to the browser. */
export function contains(thing: Thing, point: Point, slack = 0): boolean {
  const dx = point.x - thing.x;
  const dy = point.y - thing.y;
  const { shape } = thing;
  if (shape.kind === "path") return false;
  if (shape.kind === "circle") return Math.hypot(dx, dy) <= shape.r + slack;
  if (shape.kind === "hex") return Math.hypot(dx, dy) <= shape.r * 0.93 + slack;
  const turn = (-(shape.turn ?? 0) * Math.PI) / 180;
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(x) <= shape.w / 2 + slack && Math.abs(y) <= shape.h / 2 + slack;
}

/** The distance from a point to the edge of a thing; 0 inside. */
export function distance(thing: Thing, point: Point): number {
  if (contains(thing, point)) return 0;
  const reach = thing.shape.kind === "rect" ? Math.min(thing.shape.w, thing.shape.h) / 2 : radius(thing.shape);
  return Math.max(0, Math.hypot(point.x - thing.x, point.y - thing.y) - reach);
}

const ahead = (from: Point, to: Point, way: Direction): { on: number; aside: number } => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (way === "right") return { on: dx, aside: Math.abs(dy) };
  if (way === "left") return { on: -dx, aside: Math.abs(dy) };
  return { on: way === "down" ? dy : -dy, aside: Math.abs(dx) };
};

const best = <T>(items: readonly T[], worth: (item: T) => number): T | null =>
  items.reduce<T | null>((found, item) => (found === null || worth(item) < worth(found) ? item : found), null);

/** The next thing by arrow key: in a cone of 90°, the least of distance plus twice the sideways offset. */
export function nearest(things: readonly Thing[], from: Thing, way: Direction): Thing | null {
  const inCone = things.filter((thing) => {
    const { on, aside } = ahead(from, thing, way);
    return thing.id !== from.id && on > 0.01 && aside <= on;
  });
  return best(inCone, (thing) => Math.hypot(thing.x - from.x, thing.y - from.y) + 2 * ahead(from, thing, way).aside);
}

/**
 * The next place on a full grid: straight on if the neighbour lies there, else in the neighbouring
 * column or row; a cone alone would leave hexes out of reach.
 */
export function neighbour(places: readonly Thing[], from: Thing, way: Direction): Thing | null {
  const size = Math.max(radius(from.shape), 1);
  const others = places
    .map((thing) => ({ thing, ...ahead(from, thing, way) }))
    .filter(({ thing, on }) => thing.id !== from.id && on > size * 0.1);
  const straight = best(
    others.filter(({ aside }) => aside < size * 0.5),
    ({ on }) => on,
  );
  if (straight && straight.on <= 2.1 * size) return straight.thing;
  const step = best(
    others.filter(({ aside }) => aside < size * 1.6),
    ({ on, aside }) => on * 10 + aside,
  );
  return step?.thing ?? straight?.thing ?? null;
}

/** The corners of a hex with a corner to the right (flat top) or upwards (pointy). */
export function hexCorners(r: number, pointy: boolean): string {
  const start = pointy ? 30 : 0;
  return [0, 1, 2, 3, 4, 5]
    .map((i) => ((start + 60 * i) * Math.PI) / 180)
    .map((a) => `${(r * Math.cos(a)).toFixed(2)},${(r * Math.sin(a)).toFixed(2)}`)
    .join(" ");
}

/** The direction from one point to another in words' keys: north, north-east … */
export function compass(from: Point, to: Point): string {
  const names = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return names[(Math.round(turn) + 8) % 8]!;
}

/** How far from its goal a note stands on the map: above it, or below where it would leave the frame. *top* and *k*: where in the frame the goal lies, and its scale. */
export const noteOff = (top: number, k: number): number => (top - 34 * k < 14 ? 34 : -34);
