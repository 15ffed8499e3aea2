// What waits beside the table: platoons in reserve or in ambush, those to be deployed, and aircraft, as markers above its far edge.
import type { Box } from "../../theme";
import { board } from "./geometry";
import { INCH, type Point, type Side, sideOf, type Table } from "../table";

export type Marker = {
  id: string;
  side: Side;
  platoon: number; // 0: the aircraft of that side
  where: string;
  x: number; // of its middle, in inches
  y: number;
};

const ACROSS = 8.4; // markers that the width of the table has room for at their full width
const APART = 1.07;
const GAP = 0.9; // inches between the table and the strip

const tall = ({ table }: Table): number => (table.width / ACROSS) * 0.36;

/** Many markers are narrower, so that all stand beside each other. */
const markerSize = (table: Table, many: number): { w: number; h: number } => ({
  w: table.table.width / Math.max(ACROSS, many * APART),
  h: tall(table),
});

/** The room above the table that the markers take; none in missions where nothing waits. */
export const strip = (table: Table): number => (table.table.waits ? GAP + tall(table) : 0);

const known = new WeakMap<Table, Marker[]>();

/** Every marker, side A's first; read once for each view. */
export function markers(table: Table): Marker[] {
  const before = known.get(table);
  if (before) return before;
  const found = (["A", "B"] as const).flatMap((side) => [...platoonsOf(table, side), ...aircraftOf(table, side)]);
  const { w, h } = markerSize(table, found.length);
  const placed = found.map((one, at) => ({ ...one, x: w / 2 + at * w * APART, y: table.table.height + GAP + h / 2 }));
  known.set(table, placed);
  return placed;
}

type Found = Omit<Marker, "x" | "y">;

function platoonsOf(table: Table, side: Side): Found[] {
  const deploys = table.table.waits && table.question?.seat === side ? ["waiting"] : [];
  const shown = ["reserve", "ambush", "arriving", ...deploys];
  const chooses = table.question?.kind === "ask-hold-back"; // leaders are not chosen for it (FW-16.12)
  return table.platoons.flatMap((platoon, at) =>
    sideOf(platoon) === side && shown.includes(platoon.where ?? "") && !(chooses && platoon.independent)
      ? [{ id: `platoon-${at + 1}`, side, platoon: at + 1, where: platoon.where! }]
      : [],
  );
}

function aircraftOf(table: Table, side: Side): Found[] {
  const here = table.side === side && (table.aircraft ?? 0) > 0;
  const dice = table.pools?.[side === "A" ? 0 : 1] ?? 0;
  return here || dice > 0 ? [{ id: `aircraft-${side}`, side, platoon: 0, where: here ? "here" : "called" }] : [];
}

/** The room that a marker takes, in units of the board. */
export function frame(table: Table, marker: Marker): Box {
  const { w, h } = markerSize(table, markers(table).length);
  const [x, y] = board(table.table.height, marker.x - w / 2, marker.y + h / 2);
  return { x, y, width: w * INCH, height: h * INCH };
}

export function markerAt(table: Table, [x, y]: Point): Marker | undefined {
  const { w, h } = markerSize(table, markers(table).length);
  return markers(table).find((one) => Math.abs(one.x - x) <= w / 2 && Math.abs(one.y - y) <= h / 2);
}
