// Pieces of one hex lie on each other, set off up and to the right (UX 6.5).
import type { Point } from "./geometry";

const STEP = 5;
const DRAWN = 3;

/** Where the n-th piece of a stack lies, counted from below; the stack stays about its hex. */
export function inStack(centre: Point, n: number, of: number): Point {
  const drawn = Math.min(of, DRAWN);
  const level = Math.max(0, n - (of - drawn));
  const shift = (level - (drawn - 1) / 2) * STEP;
  return { x: centre.x + shift, y: centre.y - shift };
}

/** Pieces by place, each list from below to above. */
export function stacks<T extends { at: string }>(pieces: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const piece of pieces) {
    const stack = found.get(piece.at);
    if (stack) stack.push(piece);
    else found.set(piece.at, [piece]);
  }
  return found;
}
