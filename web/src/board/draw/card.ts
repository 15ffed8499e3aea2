import type { Thing } from "../../themes/theme";
import type { Said } from "../../wire/types";

/** One card at a time, beside what it is about: to read, to choose from a stack, or a refusal. */
export type CardOf = { things: Thing[]; x: number; y: number; gap: number } & (
  | { kind: "read" | "choose" }
  | { kind: "refusal"; refusal: Said; reads: boolean } // a finger cannot hover: it reads the thing besides
);

type Size = { width: number; height: number };
type Dot = { x: number; y: number };

/**
 * Where a card of this size lies: beside its thing and inside the frame; of right, left, below and above
 * the first that covers the fewest of the things that can be chosen, or lie within *margin* of it.
 */
export function placed(card: Dot & { gap: number }, size: Size, frame: Size, lit: readonly Dot[], margin = 14): Dot {
  const { x, y, gap } = card;
  const within = (at: Dot): Dot => ({
    x: Math.max(8, Math.min(at.x, frame.width - size.width - 8)),
    y: Math.max(8, Math.min(at.y, frame.height - size.height - 8)),
  });
  const covers = (at: Dot, dot: Dot): boolean =>
    dot.x > at.x - margin &&
    dot.x < at.x + size.width + margin &&
    dot.y > at.y - margin &&
    dot.y < at.y + size.height + margin;
  const places = [
    { x: x + gap, y: y - 20 },
    { x: x - gap - size.width, y: y - 20 },
    { x: x - size.width / 2, y: y + gap },
    { x: x - size.width / 2, y: y - gap - size.height },
    { x: x + gap, y: y + gap },
    { x: x + gap, y: y - gap - size.height },
    { x: x - gap - size.width, y: y + gap },
    { x: x - gap - size.width, y: y - gap - size.height },
  ].map(within);
  const cost = (at: Dot): number => (covers(at, card) ? 1000 : 0) + lit.filter((dot) => covers(at, dot)).length;
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
