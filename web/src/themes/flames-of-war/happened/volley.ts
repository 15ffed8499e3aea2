// One volley from the shot to the last save, whoever had to answer in between; and its shots on the map.
import type { Line, Said } from "../../../wire/types";
import type { Outcome } from "../../theme";
import { apart, board } from "../places/geometry";
import { type Point, standing, type Table, team as teamOf, teams } from "../table";

const BEGINS = new Set(["platoon-shoots", "assaults", "bombards", "turn-begins"]);
const MOST = 8; // lines between the shot and its last save
const SAVES = new Set(["save", "armour-save", "top-armour", "firepower", "destroyed", "bails-out"]);

const has = ({ said }: Line, keys: ReadonlySet<string>): boolean => said.some(({ key }) => keys.has(key));

/** The newest lines, and before them the rest of the volley whose saves they tell. */
export function volley(log: readonly Line[], newest: readonly Line[]): readonly Line[] {
  const [first] = newest;
  if (!first || !newest.some((line) => has(line, SAVES)) || has(first, BEGINS)) return newest;
  const before = log.filter(({ n }) => n < first.n && n >= first.n - MOST);
  const from = before.findLastIndex((line) => has(line, BEGINS));
  return from < 0 || !has(before[from]!, new Set(["platoon-shoots"])) ? newest : [...before.slice(from), ...newest];
}

const numberOf = (name: unknown): number =>
  typeof name === "object" && name !== null && "args" in name ? Number((name as Said).args?.n ?? 0) : 0;

/** From each team that shot to the nearest of those it shot at, whoever fell included. */
export function shotsOf(table: Table, shots: readonly Said[], told: readonly Said[]): NonNullable<Outcome["shots"]> {
  const fell = new Set(told.flatMap(({ key, args }) => (key === "destroyed" ? [numberOf(args?.team)] : [])));
  const places = new Map(
    (table.platoons ?? []).flatMap(({ teams: all }) => all.flatMap(({ id, at }) => (at ? [[id, at]] : []))),
  );
  const place = (id: number): Point[] => {
    const at = places.get(id);
    return at ? [[at[0], at[1]]] : [];
  };
  return shots.flatMap(({ key, args = {} }) => {
    const [from] = place(numberOf(args.team));
    const number = numberOf(args.platoon);
    if (key !== "rolls-to-hit" || !from || !table.platoons?.[number - 1]) return [];
    const there = [
      ...standing(table, number).map(({ id }) => id),
      ...[...fell].filter((id) => teams(table)[id - 1] && teamOf(table, id).platoon === number),
    ].flatMap(place);
    if (!there.length) return [];
    const to = there.reduce((a, b) => (apart(from, b) < apart(from, a) ? b : a));
    const tall = table.table.height;
    return [{ from: board(tall, ...from), to: board(tall, ...to), hit: Number(args.hits ?? 0) > 0 }];
  });
}
