// Questions about the view of Stand at Mortain (its types are generated), and where everything lies.
import { extent, NUMBERED, numbered, type Point } from "../hexes/geometry";
import { inStack, stacks } from "../hexes/stack";

export type { Attack, Side, Unit, Values, View as Table } from "./types";
import type { Unit, View as Table } from "./types";

export const OFF = ["waiting", "exited", "eliminated"] as const;
export type Off = (typeof OFF)[number];

/** Where a unit is when it is not on the map. */
export const offMap = (unit: Unit): Off | null => OFF.find((place) => unit.at.startsWith(place)) ?? null;

/** The short name printed on a counter: the id without its side, or its last part. */
export function shortName(unit: Unit): string {
  const rest = unit.id.slice(3);
  return (rest.length > 6 ? rest.slice(rest.lastIndexOf("-") + 1) : rest).toUpperCase();
}

/** Whether a marker can still be used this turn (SM-6.3). */
export function markerLeft(table: Table, marker: "air" | "oba"): boolean {
  const uses = table.per_type ? table.markers[marker] : table.markers.air + table.markers.oba;
  return uses < table.markers_allowed;
}

// --- what lies around the map --------------------------------------------------------------------

export const CELL = 50;
const GAP = 18;
const EXIT = 44;
const SIDE_TRAY = 2 * CELL + 20;
const TRACK = 64;
const LOWER = 92;

export type Area = { x: number; y: number; width: number; height: number };
export type Layout = {
  map: Area;
  track: Area;
  exit: Area;
  us: Area;
  german: Area;
  exited: Area;
  lost: Area;
  box: Area;
};

/** The printed sheet: the map, the exit and the trays beside it, the turn track above, the lost below. */
export function layout(table: Table): Layout {
  const map = extent(NUMBERED, Object.keys(table.hexes));
  const exit = { x: map.x - GAP - EXIT, y: map.y + 8, width: EXIT, height: map.height - 16 };
  const us = { x: exit.x - GAP - SIDE_TRAY, y: map.y - 4, width: SIDE_TRAY, height: map.height + 8 };
  const german = { x: map.x + map.width + GAP, y: us.y, width: SIDE_TRAY, height: us.height };
  const below = map.y + map.height + GAP;
  const exited = { x: us.x, y: below, width: Math.max(table.exits.needed, 3) * CELL + 20, height: LOWER };
  const lost = { x: exited.x + exited.width + GAP, y: below, width: 0, height: LOWER };
  lost.width = german.x + german.width - lost.x;
  const track = { x: map.x, y: map.y - TRACK - 8, width: map.width, height: TRACK };
  const margin = 16;
  const box = {
    x: us.x - margin,
    y: track.y - margin,
    width: german.x + german.width + 2 * margin - us.x,
    height: below + LOWER + 2 * margin - track.y,
  };
  return { map, track, exit, us, german, exited, lost, box };
}

const inRows = (area: Area, n: number, columns: number, top: number): Point => ({
  x: area.x + 10 + CELL / 2 + (n % columns) * CELL,
  y: area.y + top + CELL / 2 + Math.floor(n / columns) * CELL,
});

export type Placed = Unit & Point & { stack: number; level: number };

/** Every unit with the place where it is drawn, from below to above; a waiting unit keeps its place. */
export function placed(table: Table): Placed[] {
  const sheet = layout(table);
  const found: Placed[] = [];
  const row = (units: Unit[], area: Area, columns: number) =>
    units.forEach((unit, n) => found.push({ ...unit, ...inRows(area, n, columns, 34), stack: 1, level: 0 }));
  const off = (place: Off) => table.units.filter((unit) => offMap(unit) === place);
  for (const side of ["us", "german"] as const)
    table.units
      .filter((unit) => unit.side === side)
      .forEach((unit, n) => {
        if (offMap(unit) === "waiting") found.push({ ...unit, ...inRows(sheet[side], n, 2, 34), stack: 1, level: 0 });
      });
  row(off("exited"), sheet.exited, Math.floor((sheet.exited.width - 20) / CELL));
  row(off("eliminated"), sheet.lost, Math.floor((sheet.lost.width - 20) / CELL));
  for (const [hex, stack] of stacks(table.units.filter((unit) => offMap(unit) === null)))
    stack.forEach((unit, level) =>
      found.push({ ...unit, ...inStack(numbered(hex), level, stack.length), stack: stack.length, level }),
    );
  return found;
}
