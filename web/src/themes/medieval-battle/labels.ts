// What the board says of hexes and units: labels for a screen reader, lines for the hover card.
import { said } from "../hexes/said";
import type { Said } from "../../wire/types";
import { isWagon, number, offMap, SIDES, type Side, type Table, type Unit } from "./table";

export const sideName = (side: Side): Said => said(side);

export const unitName = (unit: Unit): Said =>
  said(`unit-${unit.kind}`, { side: sideName(unit.side), n: Number(number(unit)) || 1, id: unit.id });

const terrainName = (table: Table, hex: string): Said => said(`terrain-${table.map.hexes[hex]}`);

export function hexLabel(table: Table, hex: string): Said {
  const terrain = terrainName(table, hex);
  const worth = table.map.flags[hex];
  if (!worth) return said("thing-hex", { hex, terrain });
  const holder = table.control[hex];
  return holder
    ? said("thing-flag-held", { hex, terrain, worth, side: sideName(holder) })
    : said("thing-flag", { hex, terrain, worth });
}

export function unitLabel(table: Table, unit: Unit): Said {
  const name = unitName(unit);
  const off = offMap(unit);
  if (off === "fled") return said("thing-fled", { unit: name, slot: table.map.modules[unit.at.split(" ")[1] ?? ""] });
  if (off) return said(`thing-${off}`, { unit: name });
  const where = { unit: name, hex: unit.at, terrain: terrainName(table, unit.at) };
  if (isWagon(unit)) return said("thing-wagon", { ...where, state: unit.mp ? "fortified" : "turned" });
  return said("thing-unit", { ...where, strength: unit.strength, left: unit.mp, max: unit.max });
}

/** The lines of a hex: what its terrain costs and does, its flag, and whose zones it lies in. */
export function hexCard(table: Table, hex: string): Said[] {
  const ground = table.map.terrain[table.map.hexes[hex] ?? ""]!;
  const worth = table.map.flags[hex];
  return [
    said("card-ground", { terrain: terrainName(table, hex), cost: ground.cost, height: ground.height }, "MB-3.1"),
    ...(ground.bad_for_cavalry ? [said("card-bad-for-cavalry", {}, "MB-10.3")] : []),
    ...(ground.cover ? [said("card-cover", {}, "MB-11.5")] : []),
    ...(ground.blocks_sight ? [said("card-blocks-sight", {}, "MB-11.3")] : []),
    ...(worth ? [said("card-flag", { worth }, "MB-3.7")] : []),
    ...SIDES.filter((side) => table.zones[side].includes(hex)).map((side) =>
      said("card-zone", { side: sideName(side) }, "MB-8.4"),
    ),
  ];
}

/** The lines of a unit: what is left of it, how far it goes and shoots; its hex has a card of its own. */
export function unitCard(table: Table, unit: Unit): Said[] {
  const kind = table.kinds[unit.kind]!;
  const lines = [said("card-unit", { unit: unitName(unit) })];
  if (isWagon(unit)) lines.push(said(unit.mp ? "card-fortified" : "card-turned", {}, "MB-14.1"));
  else {
    lines.push(said("card-strength", { strength: unit.strength }, "MB-0.3"));
    lines.push(said("card-points", { left: unit.mp, max: unit.max }, "MB-0.9"));
    if (kind.range) lines.push(said("card-range", { range: kind.range }, "MB-11.1"));
  }
  return lines;
}
