// What is asked step by step, and what is worth knowing.
import { said } from "../hexes/said";
import type { Said } from "../../wire/types";
import { unitName } from "./labels";
import { markerLeft, offMap, type Table } from "./table";

/** The question after these picks. */
export function question(table: Table, picked: readonly string[], lit: ReadonlySet<string>): Said | null {
  const [first = ""] = picked;
  if (first.startsWith("air-") || first === "oba") return said("ask-target");
  if (first === "interdict") return said("ask-interdict");
  const units = picked.flatMap((id) => table.units.find((unit) => unit.id === id) ?? []);
  const [unit, ...others] = units;
  if (!unit) return null;
  if (others.length > 0) return said("ask-fire", { count: units.length });
  if (table.stage === "placing") return said("ask-place", { unit: unitName(unit) });
  const spent = typeof table.allowance === "number" && table.used >= table.allowance; // Tiger and a unit of its hex share one activation
  if (offMap(unit) === "waiting") return said(spent ? "ask-enter-free" : "ask-enter", { unit: unitName(unit) });
  if (spent) return said("ask-unit-free", { unit: unitName(unit) });
  const joined = table.units.some((other) => other.side === unit.side && lit.has(other.id));
  return said(joined ? "ask-unit-joined" : "ask-unit", { unit: unitName(unit) });
}

const AIR = new Set(["A", "3", "5", "7", "9", "J"]); // SM-6.2

export function notes(table: Table, seat: string | null): Said[] {
  const { card, exits, stage, turn, turns, used } = table;
  const found: Said[] = [];
  const red = card !== null && (card.startsWith("H") || card.startsWith("D"));
  if (seat === "us" && table.side === "us" && stage === "acting" && used === 0 && red) {
    const marker = AIR.has(card.slice(1)) ? "air" : "oba";
    if (markerLeft(table, marker)) found.push(said(`note-${marker}`));
  }
  if (exits.needed - exits.now === 1) found.push(said("note-exit"));
  if (turn === turns && stage !== "over") found.push(said("note-last"));
  return found;
}
