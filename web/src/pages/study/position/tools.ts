// Markers that are put down by mouse, and cards that change their pile: what a click makes of a position, game by game.
// A position is checked by the rules after each change; what they derive themselves (the rest of a stock) is left out.
import { changed, isObject, valueAt, wayTo, type Json, type Position } from "./position";

/** A marker: a click with it puts it on a place or a piece. */
export type Tool = {
  /** Its words are `study-tool-<key>`; the side is said with them where there is one. */
  key: string;
  side?: string;
  on: "place" | "piece" | "point";
  /** It lies between two places: the first click is where it begins. */
  two?: boolean;
  /** There may be several on one place: taking one away is asked for. */
  many?: boolean;
  /** The position after a click; null where there is nothing to take away. */
  use(position: Position, ids: readonly string[], less: boolean, spot?: readonly [number, number]): Position | null;
};

const without = (position: Position, key: string): Position => {
  const { [key]: _gone, ...rest } = position;
  return rest;
};
const seatsOf = (position: Position, fallback: string[]): string[] =>
  Array.isArray(position["seats"]) ? position["seats"].map(String) : fallback;
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const add = (position: Position, key: string, change: number): Position =>
  typeof position[key] === "number" ? { ...position, [key]: position[key] + change } : position;

/** A marker of a side on a place, at most one: the same again takes it away. */
const owned = (key: string, list: string, side: string): Tool => ({
  key,
  side,
  on: "place",
  use: (position, [place]) => {
    const owners = isObject(position[list]) ? position[list] : {};
    return owners[place!] === side
      ? changed(position, [list, place!], undefined)
      : { ...position, [list]: { ...owners, [place!]: side } };
  },
});

/** Tokens of a kind on a place; the pool is what is left. */
const token = (kind: string): Tool => ({
  key: kind,
  on: "place",
  many: true,
  use: (position, [place], less) => {
    const all = isObject(position["tokens"]) ? position["tokens"] : {};
    const here = isObject(all[place!]) ? (all[place!] as Record<string, Json>) : {};
    const count = Number(here[kind] ?? 0) + (less ? -1 : 1);
    if (count < 0) return null;
    const { [kind]: _was, ...others } = here;
    const now = count > 0 ? { ...others, [kind]: count } : others;
    const { [place!]: _none, ...elsewhere } = all;
    const tokens = Object.keys(now).length > 0 ? { ...elsewhere, [place!]: now } : elsewhere;
    return without({ ...position, tokens }, "pool");
  },
});

/** RR-14.2: a resistance marker from the pool, or back to it. */
const resistance: Tool = {
  key: "resistance",
  on: "place",
  use: (position, [place]) => {
    const marked = listOf(position["resistance"]);
    return marked.includes(place!)
      ? add({ ...position, resistance: marked.filter((one) => one !== place) }, "markers", 1)
      : add({ ...position, resistance: [...marked, place!] }, "markers", -1);
  },
};

/** RR-8.2: a truck on an arrow, from the track or back to it. */
const truck: Tool = {
  key: "truck",
  on: "place",
  two: true,
  many: true,
  use: (position, [from, to], less) => {
    const trucks = listOf(position["trucks"]);
    if (!less) return add({ ...position, trucks: [...trucks, `${from} ${to}`] }, "truck_track", -1);
    const at = trucks.findIndex((one) => one === `${from} ${to}` || one === `${to} ${from}`);
    return at < 0 ? null : add(changed(position, ["trucks", at], undefined), "truck_track", 1);
  },
};

/** RR-12.4: a paratroop marker of whoever has the turn. */
const paratroops: Tool = {
  key: "paratroops",
  on: "place",
  many: true,
  use: (position, [place], less) => {
    const dropped = listOf(position["paratroops"]);
    const put = { at: place!, army: position["turn"] ?? null };
    const at = dropped.findIndex((one) => isObject(one) && one["at"] === place);
    if (less && at < 0) return null;
    const next = less ? dropped.filter((_one, i) => i !== at) : [...dropped, put];
    return without({ ...position, paratroops: next }, "paratroops_left");
  },
};

/** SM-6.6: at most one on the board. */
const interdiction: Tool = {
  key: "interdiction",
  on: "place",
  use: (position, [place]) =>
    position["interdiction"] === place ? without(position, "interdiction") : { ...position, interdiction: place! },
};

/** SM-5.9: the other side of a counter. */
const flipped: Tool = {
  key: "flipped",
  on: "piece",
  use: (position, [id]) => {
    const way = wayTo(position, id!);
    const entry = way && valueAt(position, way);
    if (!way || typeof entry !== "string") return null;
    return changed(position, way, entry.endsWith(" back") ? entry.slice(0, -5) : `${entry} back`);
  },
};

/** Something that is so or not of a piece; of a team perhaps of its whole platoon. */
const state = (key: string, ofPlatoon = false): Tool => ({
  key,
  on: "piece",
  use: (position, [id]) => {
    const way = wayTo(position, id!);
    if (!way) return null;
    const at = ofPlatoon ? way.slice(0, 2) : way;
    const on = valueAt(position, [...at, key]) === true;
    return changed(position, [...at, key], on ? undefined : true);
  },
});

/** A flag of a team (FW-2.5, FW-2.6). */
const flag = (key: string): Tool => ({
  key,
  on: "piece",
  use: (position, [id]) => {
    const way = wayTo(position, id!);
    if (!way) return null;
    const flags = listOf(valueAt(position, [...way, "flags"]));
    const next = flags.includes(key) ? flags.filter((one) => one !== key) : [...flags, key];
    return changed(position, [...way, "flags"], next.length > 0 ? next : undefined);
  },
});

const SMOKE = 6; // inches that a template is wide (FW-13.7)

/** FW-13.20: a template of smoke of the side to move; a click in one takes it away. */
const smoke: Tool = {
  key: "smoke",
  on: "point",
  use: (position, _ids, _less, spot) => {
    if (!spot) return null;
    const [x, y] = spot.map((inches) => Math.round(inches * 10) / 10) as [number, number];
    const all = listOf(position["smoke"]);
    const hit = all.findIndex((one) => {
      const at = isObject(one) ? listOf(one["at"]) : [];
      return Math.hypot(Number(at[0]) - x, Number(at[1]) - y) <= SMOKE / 2;
    });
    if (hit >= 0) return { ...position, smoke: all.filter((_one, at) => at !== hit) };
    return { ...position, smoke: [...all, { at: [x, y, 90], width: SMOKE, side: position["side"] ?? "A" }] };
  },
};

/** FW-10.3: a team is destroyed; an armoured vehicle stays as a wreck. From beside the board it comes back. */
const destroyed = (armoured: (type: string) => boolean): Tool => ({
  key: "destroyed",
  on: "piece",
  use: (position, [id]) => {
    const way = wayTo(position, id!);
    const team = way && valueAt(position, way);
    if (!way || !isObject(team) || !Array.isArray(team["at"]) || team["id"] === undefined) return null;
    const next = changed(position, way, { ...team, place: "destroyed" });
    if (!armoured(String(team["type"]))) return next;
    return { ...next, wrecks: [...listOf(next["wrecks"]), [...team["at"], team["id"]]] };
  },
});

/** The markers of a game. */
export function toolsOf(game: string, position: Position, table: unknown = null): Tool[] {
  const types = (table as { types?: Record<string, { armour?: number[] }> } | null)?.types ?? {};
  switch (game) {
    case "medieval-battle":
      return ["red", "yellow"].map((side) => owned("flag", "flags", side));
    case "stand-at-mortain":
      return [flipped, interdiction];
    case "race-to-the-rhine":
      return [
        ...seatsOf(position, []).map((army) => owned("control", "control", army)),
        ...["fuel", "ammo", "food"].map(token),
        resistance,
        truck,
        paratroops,
        state("immobilised"),
      ];
    case "flames-of-war":
      return [
        ...["bailed_out", "bogged", "dug_in"].map(flag),
        state("pinned", true),
        destroyed((type) => (types[type]?.armour?.length ?? 0) > 0),
        smoke,
      ];
    default:
      return [];
  }
}

// --- cards ------------------------------------------------------------------------------------------

/** Where cards lie; one without a way holds all that lie nowhere else. */
export type Pile = { key: string; side?: string; way: string[] | null; cards: string[] };

const SUITS = ["S", "C", "H", "D"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const PACK = [...SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)), "JOKER"];

const pile = (position: Position, key: string, way: string[], side?: string): Pile => ({
  key,
  ...(side === undefined ? {} : { side }),
  way,
  cards: listOf(valueAt(position, way)).map(String),
});

/** The piles of a game's cards; none where it has no cards. */
export function pilesOf(game: string, position: Position): Pile[] {
  if (game === "stand-at-mortain") {
    const deck = pile(position, "deck", ["deck"]);
    const play = typeof position["card"] === "string" ? [position["card"]] : [];
    const seen = PACK.filter((card) => !deck.cards.includes(card) && !play.includes(card));
    return [{ key: "in-play", way: ["card"], cards: play }, deck, { key: "used", way: null, cards: seen }];
  }
  if (game !== "race-to-the-rhine") return [];
  const decks = isObject(position["decks"]) ? Object.keys(position["decks"]) : [];
  const armies = isObject(position["armies"]) ? Object.keys(position["armies"]) : [];
  const discards = isObject(position["discards"]) ? Object.keys(position["discards"]) : [];
  return [
    ...decks.map((deck) => pile(position, "deck-of", ["decks", deck], deck)),
    ...discards.map((deck) => pile(position, "discards", ["discards", deck], deck)),
    ...armies.flatMap((army) => [
      pile(position, "kept", ["armies", army, "kept"], army),
      pile(position, "beaten", ["armies", army, "beaten"], army),
    ]),
    pile(position, "box", ["box", "cards"]),
  ];
}

/** The position with a card in another pile; the card in play changes places with the one put there. */
export function cardMoved(position: Position, card: string, from: Pile, to: Pile): Position {
  const isOne = (one: Pile): boolean => one.way?.join() === "card";
  let next = position;
  if (isOne(from)) next = without(next, "card");
  else if (from.way)
    next = changed(
      next,
      from.way,
      from.cards.filter((one) => one !== card),
    );
  if (isOne(to)) {
    next = { ...next, card };
    const [before] = to.cards;
    if (before !== undefined && from.way && !isOne(from))
      next = changed(next, from.way, [...listOf(valueAt(next, from.way)), before]);
  } else if (to.way) next = changed(next, to.way, [...to.cards, card]);
  return next;
}
