// From afar names are drawn larger than the map: where two would meet, the lesser one waits until there is room.
import { isMinor } from "../table";
import type { BoardMap } from "../table";
import type { Field } from "../types";
import type { Place } from "./layout";

const SIZE = 15; // of a name on the map, and the least on the screen: as in paper.css
const LEAST = 11.5;
const WIDE = 0.6; // of a letter, in sizes; capitals are bold
const MINORS = 0.6; // below this scale the board hides them all
const [FIRST, LAST, STEP] = [0.8, 0.15, 0.025];

type Rect = { l: number; t: number; r: number; b: number };

const sizeAt = (scale: number): number => Math.max(SIZE, LEAST / scale);

/** Where a name lies at a scale, in units of the map. */
export function nameAt({ x, y, anchor }: Place, text: string, scale: number): Rect {
  const size = sizeAt(scale);
  const width = text.length * size * WIDE;
  const l = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { l, t: y - size * 0.8, r: l + width, b: y + size * 0.2 };
}

const meet = (a: Rect, b: Rect): boolean => a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b;

const rank = (field: Field): number =>
  (field.victory ? 8 : 0) + (field.medal ? 4 : 0) + (field.main ? 2 : 0) + (isMinor(field) ? 0 : 1);

/** The least scale at which each name is shown; the more important of two that meet stays. */
export function leastScales(map: BoardMap, names: ReadonlyMap<string, Place>): Map<string, number> {
  const least = new Map([...names.keys()].map((id) => [id, 0]));
  let shown = [...names.keys()].sort((a, b) => rank(map.fields[b]!) - rank(map.fields[a]!));
  for (let scale = FIRST; scale > LAST; scale -= STEP) {
    const lain: Rect[] = [];
    shown = shown.filter((id) => {
      const field = map.fields[id]!;
      if (scale < MINORS && isMinor(field)) return false;
      const rect = nameAt(names.get(id)!, field.name, scale);
      const free = !lain.some((other) => meet(rect, other));
      if (free) lain.push(rect);
      else least.set(id, scale + STEP);
      return free;
    });
  }
  return least;
}
