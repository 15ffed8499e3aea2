// Everything on the map that can be picked: hexes, the way off the map for a unit in flight, units.
import { piece } from "../hexes/drawing/counter";
import { axial, neighbours, R } from "../hexes/geometry";
import { said } from "../hexes/said";
import { words } from "../hexes/words";
import type { Mark, Thing } from "../theme";
import { hexCard, hexLabel, unitCard, unitLabel } from "./labels";
import { isWagon, offMap, placed, SIDES, type Table, type Unit } from "./table";

const say = words("medieval-battle");
const HEX = { kind: "hex", r: R, pointy: true } as const;

/** The hexes beside the map to which an attacked unit could flee (MB-9.4). */
export function beyond(table: Table): string[] {
  const target = table.units.find((unit) => unit.id === table.target);
  if (!target || offMap(target)) return [];
  return neighbours(target.at).filter((hex) => !(hex in table.map.hexes));
}

export function things(table: Table): Thing[] {
  const places = Object.keys(table.map.hexes).map((id): Thing => ({
    id,
    kind: "place",
    ...axial(id),
    shape: HEX,
    label: hexLabel(table, id),
    card: hexCard(table, id),
  }));
  const flights = beyond(table).map((id): Thing => ({
    id,
    kind: "place",
    ...axial(id),
    shape: HEX,
    label: said("thing-off-map", { hex: id }),
  }));
  const pieces = placed(table).map((unit) => piece(unit, offMap(unit), unitLabel(table, unit), unitCard(table, unit)));
  return [...places, ...flights, ...pieces];
}

/** The way of a move: from its unit over the hexes that its text names, or straight to its goal; none into the map. */
export function preview(table: Table, picks: string[], text = ""): Mark[] {
  const where = new Map(placed(table).map((unit) => [unit.id, unit]));
  const unit = where.get(picks[0] ?? "") ?? (table.target ? where.get(table.target) : undefined);
  const goal = [...picks].reverse().find((word) => word !== unit?.id && (where.has(word) || word.includes(",")));
  if (!unit || offMap(unit)) return [];
  const held = table.target === null ? stopped(table, unit) : [];
  if (!goal) return held;
  const way = text.split(" ").filter((word) => /^-?\d+,-?\d+$/.test(word));
  const stops = way.length ? way : [goal];
  const points = stops.map((word) => where.get(word) ?? axial(word));
  const label = text.startsWith("march") ? costs(table, way) : undefined;
  return [...held, { kind: "path", points: [unit, ...points].map(({ x, y }) => [x, y]), label }];
}

/** Where a unit must stop because the enemy's zones of control reach there, as far as it could go (MB-8.4). */
export function stopped(table: Table, unit: Unit): Mark[] {
  if (isWagon(unit)) return [];
  const from = axial(unit.at);
  const near = (id: string): boolean => {
    const { x, y } = axial(id);
    return Math.hypot(x - from.x, y - from.y) <= (unit.mp + 0.5) * R * Math.sqrt(3);
  };
  return SIDES.filter((side) => side !== unit.side).flatMap((side) =>
    table.zones[side]
      .filter((id) => id !== unit.at && near(id) && !table.units.some((one) => one.at === id))
      .map((id): Mark => ({ kind: "tint", id, hatch: true })),
  );
}

/** What a way costs: each ground that is entered with its points, and the friends that are passed. */
function costs(table: Table, way: string[]): string {
  const grounds = new Map<string, number>();
  for (const hex of way) {
    const terrain = table.map.hexes[hex]!;
    grounds.set(terrain, (grounds.get(terrain) ?? 0) + table.map.terrain[terrain]!.cost);
  }
  const friends = way.filter((hex) => table.units.some((unit) => unit.at === hex)).length;
  return [
    ...[...grounds].map(([terrain, cost]) => say(said("way-ground", { terrain: said(`terrain-${terrain}`), cost }))),
    ...(friends > 0 ? [say(said("way-friends", { cost: friends }))] : []),
  ].join(", ");
}

/** Zones of control: plain for Red, hatched for Yellow. */
export function zones(table: Table): Mark[] {
  return SIDES.flatMap((side) => table.zones[side].map((id): Mark => ({ kind: "tint", id, hatch: side === "yellow" })));
}
