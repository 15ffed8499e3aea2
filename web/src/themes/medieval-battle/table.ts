// Questions about the view of Medieval Battle (its types are generated), and where everything lies.
import { AXIAL, axial, extent, type Point } from "../hexes/geometry";

export type { FieldMap, Fight, Ground, Kind, Side, Unit, View as Table } from "./types";
import type { Side, Unit, View as Table } from "./types";

export const SIDES: readonly Side[] = ["red", "yellow"];

/** The number of a counter: 1 of "R-HC1". */
export const number = (unit: Unit): string => unit.id.replace(/^\w-[A-Z]+/, "");

export const isWagon = (unit: Unit): boolean => unit.kind === "WG";

/** Where a unit is when it is not on the map: reserve, fled or gone. */
export const offMap = (unit: Unit): string | null => (unit.at.includes(",") ? null : unit.at.split(" ")[0]!);

// --- the trays beside the map --------------------------------------------------------------------

const TRAY = 118;
const GAP = 14;
const CELL = 50;
const COLUMNS = 2;
const BUTTONS = 44; // left free above the trays, where the board's buttons lie

/** The head of a tray is wider: it reaches into the corner that the map leaves free. */
export const HEAD = { width: 208, height: 130 };

export type Tray = { side: Side; x: number; head: number; y: number; width: number; height: number };

/** Red's tray lies in the west, Yellow's in the east; head is where its head begins. */
export function trays(table: Table): [Tray, Tray] {
  const map = extent(AXIAL, Object.keys(table.map.hexes));
  const west = map.x - GAP - TRAY;
  const east = map.x + map.width + GAP;
  const size = { y: map.y + BUTTONS, width: TRAY, height: map.height - BUTTONS };
  return [
    { side: "red", x: west, head: west, ...size },
    { side: "yellow", x: east, head: east + TRAY - HEAD.width, ...size },
  ];
}

const TITLE = 28; // above the first row of a tray

/** The place of every unit in its side's tray: where it waits in reserve, in flight or out of the game. */
export function homes(table: Table): (Unit & Point)[] {
  return trays(table).flatMap((tray) =>
    table.units
      .filter((unit) => unit.side === tray.side)
      .map((unit, n) => ({
        ...unit,
        x: tray.x + TRAY / 2 + ((n % COLUMNS) - (COLUMNS - 1) / 2) * CELL,
        y: tray.y + HEAD.height + TITLE + CELL * (Math.floor(n / COLUMNS) + 0.5),
      })),
  );
}

/** Every unit with the place where it is drawn; nothing else moves when one leaves its tray. */
export function placed(table: Table): (Unit & Point)[] {
  const off = homes(table).filter((unit) => offMap(unit) !== null);
  const on = table.units.filter((unit) => offMap(unit) === null).map((unit) => ({ ...unit, ...axial(unit.at) }));
  return [...off, ...on];
}

/** The arm a unit belongs to: what a roster of this game is ordered by. */
export const arm = ({ kind }: Unit): string =>
  kind === "WG"
    ? "wagon"
    : ["HC", "LC", "MA"].includes(kind)
      ? "cavalry"
      : ["LB", "SB"].includes(kind)
        ? "bowmen"
        : "infantry";
