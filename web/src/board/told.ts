// What the board tells in words and marks: what moved, what lies around a thing, who is near.
import type { Thing } from "../themes/theme";
import { t } from "../words/words.svelte";
import type { Board } from "./state.svelte";
import { compass, radius } from "./geometry";
import { together } from "./input/hits";

export type Changed = { thing: Thing; was: Thing | null };

/** The pieces that came or went elsewhere since the last view. */
export function moved(before: ReadonlyMap<string, Thing>, now: ReadonlyMap<string, Thing>): Changed[] {
  return [...now.values()].flatMap((thing) => {
    const then = before.get(thing.id);
    const was = then?.kind === "piece" ? then : null; // a marker beside the map is no place that it came from
    if (thing.kind !== "piece" || (was !== null && far(was, thing) <= 1)) return [];
    if (was?.beside && thing.beside) return []; // it made room in its box
    return [{ thing, was: thing.beside ? null : was }];
  });
}

/** What a moment of the replay is about: the pieces that its sentences name, with their way if they came from the last one. */
export function changedIn(
  found: readonly Changed[],
  named: ReadonlySet<string>,
  now: ReadonlyMap<string, Thing>,
): Changed[] {
  return [...named].flatMap((id) => {
    const thing = now.get(id);
    return thing?.kind === "piece" ? [found.find((one) => one.thing.id === id) ?? { thing, was: null }] : [];
  });
}

export type Near = { thing: Thing; hexes: number | null };

export const far = (a: Thing, b: Thing): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The hex on which a thing lies, or which it is. */
const hexOf = (things: readonly Thing[], thing: Thing): Thing | null => {
  const place = thing.kind === "place" ? thing : things.find((one) => one.kind === "place" && one.id === thing.at);
  return place?.shape.kind === "hex" ? place : null;
};

/** How many hexes lie between two of a grid, from their centres; null where there is no grid. */
export function hexesApart(from: Thing | null, to: Thing | null): number | null {
  if (from?.shape.kind !== "hex" || to?.shape.kind !== "hex") return null;
  const r = radius(from.shape);
  // along the axis on which neighbours of a row stand 1.5 r apart, and across it
  const [a, b] = from.shape.pointy ? [to.y - from.y, to.x - from.x] : [to.x - from.x, to.y - from.y];
  const columns = Math.round(Math.abs(a) / (1.5 * r));
  const steps = Math.abs(b) / (Math.sqrt(3) * r);
  return Math.round(Math.max(columns, columns / 2 + steps));
}

/** The six neighbours of a hex, or the five things nearest to anything else. */
export function around(things: readonly Thing[], at: Thing): Near[] {
  const hex = hexOf(things, at);
  if (hex === null) return near(things, at, (thing) => thing.kind !== "link", 5);
  const places = things.filter((thing) => thing.kind === "place" && hexesApart(hex, thing) === 1);
  return places.map((thing) => ({ thing, hexes: 1 })).sort((a, b) => angle(hex, a.thing) - angle(hex, b.thing));
}

/** Clockwise from the north. */
const angle = (from: Thing, to: Thing): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) + 2 * Math.PI + 0.01) % (2 * Math.PI);

/** The pieces that are wanted, the nearest first. */
export function near(things: readonly Thing[], at: Thing, wanted: (thing: Thing) => boolean, most: number): Near[] {
  const here = hexOf(things, at);
  const own = new Set(
    at.kind === "piece"
      ? [at.id]
      : together(things, [at])
          .filter((thing) => thing.kind !== "piece")
          .map((thing) => thing.id),
  );
  return things
    .filter((thing) => !own.has(thing.id) && thing.kind !== "link" && wanted(thing))
    .sort((a, b) => far(a, at) - far(b, at))
    .slice(0, most)
    .map((thing) => ({ thing, hexes: hexesApart(here, hexOf(things, thing)) }));
}

/** What the map answers in words. */
export type Tell = "where" | "around" | "mine" | "enemies";

/** Answers about what has the focus, a line for each thing. */
export function tellOf(board: Board, what: Tell): string[] {
  const { at, page, things } = board;
  if (!at) return [t("tell-nothing")];
  if (what === "where") return together(things, [at]).map((thing) => board.labelOf(thing));
  const wanted = (thing: Thing): boolean =>
    thing.kind === "piece" && thing.side !== undefined && (thing.side === page.seat) === (what === "mine");
  const found = what === "around" ? around(things, at) : near(things, at, wanted, what === "mine" ? 40 : 5);
  if (found.length === 0) return [t("tell-nothing")];
  return found.map(({ thing, hexes }) => {
    const way = t(`way-${far(thing, at) < 1 ? "here" : compass(at, thing)}`);
    const said = hexes === null ? page.theme.apart?.(page.table, at, thing) : null;
    const apart = hexes !== null ? t("hexes", { count: hexes }) : said && page.speak.say(said);
    const lying = thing.kind === "place" ? things.filter((one) => one.at === thing.id) : [];
    const whole = [thing, ...lying].map((one) => page.speak.say(one.label)).join("; ");
    return apart && hexes !== 0
      ? t("tell-far", { way, far: apart, thing: whole })
      : t("tell-thing", { way, thing: whole });
  });
}
