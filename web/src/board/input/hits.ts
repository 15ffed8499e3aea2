// What lies under a click, and what is meant by it.
import type { Thing } from "../../themes/theme";
import { contains, distance, type Point } from "../geometry";

const FINGER = 24; // pixels around a tap in which the nearest lit thing is meant

export type Meant =
  | { kind: "pick"; id: string }
  | { kind: "choose"; ids: string[] } // several are possible: the stack card asks
  | { kind: "why"; id: string }
  | { kind: "nothing" };

export type Asked = {
  things: readonly Thing[];
  lit: ReadonlySet<string>;
  picked: readonly string[];
  /** Whether a click would do something although the thing is not lit (another first choice). */
  can: (id: string) => boolean;
};

/** A thing together with all that lies on the same place. */
export function together(things: readonly Thing[], found: readonly Thing[]): Thing[] {
  const places = new Set(found.map((thing) => (thing.kind === "piece" ? thing.at : thing.id)));
  const ids = new Set(found.map((thing) => thing.id));
  return things.filter((thing) => ids.has(thing.id) || (thing.at !== undefined && places.has(thing.at)));
}

/** Everything at a point, from below to above; *target* is what the browser says lies there. */
export function under(things: readonly Thing[], point: Point, target: string | null): Thing[] {
  return together(
    things,
    things.filter((thing) => thing.id === target || contains(thing, point)),
  );
}

/** What a click on these things means. */
export function meant(pool: readonly Thing[], { lit, picked, can }: Asked): Meant {
  const last = picked.at(-1);
  const inLight = pool.filter((thing) => lit.has(thing.id));
  if (inLight.length === 1) return { kind: "pick", id: inLight[0]!.id };
  if (inLight.length > 1) return { kind: "choose", ids: inLight.map((thing) => thing.id) };
  if (last !== undefined && pool.some((thing) => thing.id === last)) return { kind: "pick", id: last };
  const others = pool.filter((thing) => can(thing.id));
  if (others.length === 1) return { kind: "pick", id: others[0]!.id };
  if (others.length > 1) return { kind: "choose", ids: others.map((thing) => thing.id) };
  const top = pool.at(-1);
  return top ? { kind: "why", id: top.id } : { kind: "nothing" };
}

/** The same for a point; a finger takes the nearest lit thing, and the card asks between equals. */
export function meantAt(asked: Asked, point: Point, target: string | null, touch: boolean, zoom: number): Meant {
  const direct = meant(under(asked.things, point, target), asked);
  if (!touch || direct.kind === "pick" || direct.kind === "choose") return direct;
  const near = asked.things
    .filter((thing) => asked.lit.has(thing.id))
    .map((thing) => ({ id: thing.id, far: distance(thing, point) * zoom }))
    .filter(({ far }) => far <= FINGER)
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (!first) return direct;
  if (second && second.far - first.far < 1) return { kind: "choose", ids: [first.id, second.id] };
  return { kind: "pick", id: first.id };
}
