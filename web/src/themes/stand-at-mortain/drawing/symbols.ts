// NATO symbols of our own drawing, 27 × 16 about the middle. What decides which value is used against
// a unit (SM-5.5) is its type: the crossed bands of infantry, the oval of armour, the wedge of a gun.
import type { Unit } from "../table";

export const BOX = "M-13.5-7.5H13.5V8H-13.5Z";
const OVAL = "M-4.5-4.4H4.5A4.7 4.7 0 0 1 4.5 5H-4.5A4.7 4.7 0 0 1-4.5-4.4Z";

export type Symbol = { lines: string; filled?: string };

const BASIC: Record<Unit["type"], Symbol> = {
  Infantry: { lines: "M-13.5-7.5L13.5 8M-13.5 8L13.5-7.5" },
  Tank: { lines: OVAL },
  Gun: { lines: "M-13.5 8L0-7.5L13.5 8" },
};

/** The symbol of a unit; heavy tanks are filled, tank destroyers and assault guns carry a wedge. */
export function symbol(unit: Unit): Symbol {
  if (unit.type === "Tank" && /tiger/i.test(unit.name)) return { lines: OVAL, filled: OVAL };
  if (unit.type === "Tank" && /stug|\btd\b/i.test(unit.name)) return { lines: `${OVAL}M-13.5 8L0-7.5L13.5 8` };
  return BASIC[unit.type];
}
