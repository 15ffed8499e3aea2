// Everything on the sheet that can be picked: hexes, the exit in the west, units.
import { piece } from "../hexes/drawing/counter";
import { isHex, numbered, R } from "../hexes/geometry";
import { said } from "../hexes/said";
import type { Mark, Thing } from "../theme";
import { hexCard, hexLabel, unitCard, unitLabel } from "./labels";
import { layout, offMap, placed, type Side, type Table } from "./table";

/** The word that a German unit's way off the map is picked by. */
export const EXIT = "exit";

export function things(table: Table): Thing[] {
  const places = Object.keys(table.hexes).map((id): Thing => ({
    id,
    kind: "place",
    ...numbered(id),
    shape: { kind: "hex", r: R, pointy: true },
    label: hexLabel(table, id),
    card: hexCard(table, id),
  }));
  const { exit } = layout(table);
  const out: Thing = {
    id: EXIT,
    kind: "place",
    x: exit.x + exit.width / 2,
    y: exit.y + exit.height / 2,
    shape: { kind: "rect", w: exit.width, h: exit.height },
    label: said("thing-exit", table.exits),
    card: [said("card-exit", table.exits, "SM-8.1")],
  };
  const pieces = placed(table).map((unit) => piece(unit, offMap(unit), unitLabel(table, unit), unitCard(unit)));
  return [...places, out, ...pieces];
}

/** The way of a move, or the lines of fire: from every picked unit to what was picked last. */
export function preview(table: Table, picks: string[]): Mark[] {
  const where = new Map(things(table).map((thing) => [thing.id, thing]));
  const goal = where.get(picks.at(-1) ?? "");
  if (!goal || picks.length < 2) return [];
  return picks
    .slice(0, -1)
    .map((word) => where.get(word))
    .filter((from): from is Thing => from !== undefined && !isHex(from.id))
    .map((from) => ({
      kind: "path",
      points: [
        [from.x, from.y],
        [goal.x, goal.y],
      ],
    }));
}

/**
 * Where a side can fire: there are no zones of control in this game (SM-4.2), only fields of fire.
 * They are plain for the Americans, hatched for the Germans.
 */
export function fields(table: Table): Mark[] {
  const sides: Side[] = ["german", "us"];
  return sides.flatMap((side) => table.fire[side].map((id): Mark => ({ kind: "tint", id, hatch: side === "german" })));
}
