// Counters: their outlines, 42 wide about their centre (UX 6.3; a side is known by its shape too), and how they are picked.
import type { Said } from "../../../wire/types";
import type { Thing } from "../../theme";

export const FACE = 42;
export const ROUND = "M-13-21H13Q21-21 21-13V13Q21 21 13 21H-13Q-21 21-21 13V-13Q-21-21-13-21Z";
export const CUT = "M-21-21H11L21-11V21H-21Z";

type Placed = { id: string; x: number; y: number; side: string; at: string };

/** A counter as a thing to pick; one beside the map lies on no hex. */
export const piece = (unit: Placed, beside: string | null, label: Said, card: Said[]): Thing => ({
  id: unit.id,
  kind: "piece",
  x: unit.x,
  y: unit.y,
  shape: { kind: "rect", w: FACE, h: FACE },
  label,
  card,
  side: unit.side,
  ...(beside ? { beside: true } : { at: unit.at }),
});
