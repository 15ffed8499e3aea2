// A position as its game writes it, changed piece by piece: pure functions over JSON, for any game.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Position = { [key: string]: Json };
type Step = string | number;

/** Where pieces are listed, by the name of the list. */
const LISTS = ["units", "corps", "platoons"] as const;

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCalled = (entry: Json, id: string): boolean =>
  isObject(entry) && entry["id"] !== undefined && (String(entry["id"]) === id || `team-${String(entry["id"])}` === id);

/** The way to the entry of a piece; null where the position has none. */
export function wayTo(position: Position, id: string): Step[] | null {
  for (const name of LISTS) {
    const list = position[name];
    if (list !== undefined) {
      const found = within(list, id, [name]);
      if (found) return found;
    }
  }
  return null;
}

function within(value: Json, id: string, way: Step[]): Step[] | null {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) {
      if (isCalled(entry, id)) return [...way, at];
      const teams = isObject(entry) ? entry["teams"] : undefined;
      const found = teams === undefined ? null : within(teams, id, [...way, at, "teams"]);
      if (found) return found;
    }
  } else if (isObject(value) && id in value) return [...way, id];
  return null;
}

export function valueAt(position: Position, way: readonly Step[]): Json | undefined {
  let value: Json | undefined = position;
  for (const step of way) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isObject(value)) value = value[String(step)];
    else return undefined;
  }
  return value;
}

/** The position with another value at the end of a way; without a value, the entry is taken out. */
export function changed(position: Position, way: readonly Step[], value: Json | undefined): Position {
  const copy = structuredClone(position);
  const last = way.at(-1)!;
  const parent = valueAt(copy, way.slice(0, -1));
  if (Array.isArray(parent)) {
    if (value === undefined) parent.splice(Number(last), 1);
    else parent[Number(last)] = value;
  } else if (isObject(parent)) {
    if (value === undefined) delete parent[String(last)];
    else parent[String(last)] = value;
  }
  return copy;
}

/** Where a piece lies: the name of a place, or a point of a table without places. */
export type Spot = string | readonly [number, number];

/** An entry with its piece somewhere else; all else that it says stays. */
export function moved(entry: Json, spot: Spot): Json {
  if (typeof entry === "string") {
    const [, ...rest] = entry.split(" "); // "0404 back": the other side of the counter is up
    return [typeof spot === "string" ? spot : spot.join(","), ...rest].join(" ");
  }
  if (!isObject(entry)) return entry;
  if (typeof spot === "string") return { ...entry, at: spot };
  const before = Array.isArray(entry["at"]) ? entry["at"] : [];
  const { place: _gone, ...standing } = entry;
  return { ...standing, at: [round(spot[0]), round(spot[1]), before[2] ?? 90] };
}

const round = (inches: number): number => Math.round(inches * 100) / 100;

/** FW-1.9: a wreck is [x, y, heading, team]. */
const withoutWreck = (position: Position, id: string): Position =>
  Array.isArray(position["wrecks"])
    ? {
        ...position,
        wrecks: position["wrecks"].filter((one) => !(Array.isArray(one) && `team-${String(one[3])}` === id)),
      }
    : position;

/** The position with a piece put somewhere; one that it lacks comes from the *box*. Null: nobody has it. */
export function put(position: Position, box: Position, id: string, spot: Spot): Position | null {
  const way = wayTo(position, id);
  if (way) {
    const next = changed(position, way, moved(valueAt(position, way)!, spot));
    return isDestroyed(position, id) ? withoutWreck(next, id) : next;
  }
  const from = wayTo(box, id);
  if (!from) return null;
  const entry = moved(valueAt(box, from)!, spot);
  const list = valueAt(position, from.slice(0, -1));
  if (Array.isArray(list)) return changed(position, from.slice(0, -1), [...list, entry]);
  if (isObject(list)) return changed(position, from, entry);
  return from.length === 2
    ? { ...position, [String(from[0])]: isObject(box[from[0]!]) ? { [id]: entry } : [entry] }
    : null;
}

/** Whether a team is out of the battle; where it stood may still be written. */
export function isDestroyed(position: Position, id: string): boolean {
  const way = wayTo(position, id);
  const entry = way && valueAt(position, way);
  return isObject(entry ?? undefined) && (entry as { [key: string]: Json })["place"] === "destroyed";
}

/** The pieces of a position, in its order. */
export function piecesOf(position: Position): string[] {
  const named = (list: Json | undefined): string[] => {
    if (isObject(list)) return Object.keys(list);
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry) => {
      if (!isObject(entry)) return [];
      if (Array.isArray(entry["teams"])) return named(entry["teams"]).map((id) => `team-${id}`);
      return entry["id"] === undefined ? [] : [String(entry["id"])];
    });
  };
  return LISTS.flatMap((name) => named(position[name]));
}

export type Field = {
  way: Step[];
  name: string;
  value: string | number | boolean;
  /** How it is written, where that is more than its value at the end of its way. */
  put?: (position: Position, value: Json) => Position;
};

const isPlain = (value: Json): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The plain values of an object and of the small objects in it: what a form can change. */
export function fieldsOf(object: Json | undefined, way: Step[] = []): Field[] {
  if (!isObject(object)) return [];
  return Object.entries(object).flatMap(([name, value]): Field[] => {
    if (isPlain(value)) return [{ way: [...way, name], name, value }];
    if (way.length === 0 && isObject(value) && Object.values(value).every(isPlain) && !isList(name))
      return Object.entries(value).map(([inner, plain]) => ({
        way: [name, inner],
        name: `${name} ${inner}`,
        value: plain as string | number | boolean,
      }));
    return [];
  });
}

const isList = (name: string): boolean => (LISTS as readonly string[]).includes(name);

/** Whether a fault that the rules found is about this field or piece; they name an entry of a list by its id. */
export function isFaulty(place: string | null, position: Position, way: readonly Step[]): boolean {
  if (!place || way.length === 0) return false;
  const plain = place
    .replaceAll(/[[\]]/g, ".")
    .split(/[.\s,]+/)
    .filter(Boolean);
  const wanted = way.map((step, at) => {
    const entry = typeof step === "number" ? valueAt(position, way.slice(0, at + 1)) : undefined;
    return isObject(entry) && entry["id"] !== undefined ? String(entry["id"]) : String(step);
  });
  return plain.slice(0, wanted.length).join(".") === wanted.join(".");
}
