// What the board says of hexes and units: labels for a screen reader, lines for the hover card.
import { said } from "../hexes/said";
import type { Said } from "../../wire/types";
import { offMap, type Side, type Table, type Unit } from "./table";

export const sideName = (side: Side): Said => said(side);

/** A named place, as the words know it: its name, and the name as a key. */
export const place = (name: string): { name: string; place: string } => ({
  name,
  place: name.toLowerCase().replaceAll(" ", "-"),
});

export const unitName = (unit: Unit): Said => said("unit", { name: unit.name, id: unit.id });

export const hexName = (table: Table, hex: string): Said =>
  table.names[hex] ? said("hex-named", { hex, ...place(table.names[hex]) }) : said("hex", { hex });

const terrainName = (table: Table, hex: string): Said => said(`terrain-${table.hexes[hex]}`);

export function hexLabel(table: Table, hex: string): Said {
  const where = { hex: hexName(table, hex), terrain: terrainName(table, hex) };
  if (table.edges.west.includes(hex)) return said("thing-hex-west", where);
  return said(table.edges.east.includes(hex) ? "thing-hex-east" : "thing-hex", where);
}

/** The numbers and the state of a unit, wherever it is. */
const face = (unit: Unit) => ({
  side: sideName(unit.side),
  name: unitName(unit),
  type: said(`type-${unit.type}`),
  AT: unit.AT,
  AI: unit.AI,
  face: unit.back ? "back" : "front",
  acted: unit.acted ? "yes" : "no",
});

export function unitLabel(table: Table, unit: Unit): Said {
  const off = offMap(unit);
  if (off) return said(`thing-${off}`, face(unit));
  return said("thing-unit", { ...face(unit), hex: hexName(table, unit.at), terrain: terrainName(table, unit.at) });
}

/** The lines of a hex: cover and range, its edge, and whose fire it lies under. */
export function hexCard(table: Table, hex: string): Said[] {
  const { cover, range } = table.terrain[table.hexes[hex]!]!;
  const sides: Side[] = ["german", "us"];
  return [
    said("card-cover", { terrain: terrainName(table, hex), cover }, "SM-5.8"),
    said("card-range", { range }, "SM-5.3"),
    ...(table.edges.west.includes(hex) ? [said("card-west", {}, "SM-4.5")] : []),
    ...(table.edges.east.includes(hex) ? [said("card-east", {}, "SM-4.3")] : []),
    ...(table.interdiction === hex ? [said("card-interdiction", {}, "SM-6.6")] : []),
    ...sides
      .filter((side) => table.fire[side].includes(hex))
      .map((side) => said("card-fire", { side: sideName(side) }, "SM-5.4")),
  ];
}

/** The lines of a unit: its values on both faces, what it has done; its hex has a card of its own. */
export function unitCard(unit: Unit): Said[] {
  const off = offMap(unit);
  return [
    said("card-unit", { name: unitName(unit), type: said(`type-${unit.type}`) }),
    said("card-values", { AT: unit.AT, AI: unit.AI }, "SM-5.5"),
    unit.back
      ? said("card-back", {}, "SM-5.9")
      : said("card-front", { AT: unit.other.AT, AI: unit.other.AI }, "SM-5.9"),
    ...(unit.acted ? [said("card-acted", {}, "SM-3.6")] : []),
    ...(off === "waiting"
      ? [said("card-waiting", { turn: unit.enters }, unit.side === "us" ? "SM-4.4" : "SM-4.3")]
      : []),
  ];
}
