// What is asked step by step, what is worth knowing, and the card that decides an attack.
import { said } from "../hexes/said";
import type { Outcome } from "../theme";
import type { Said } from "../../wire/types";
import { unitName } from "./labels";
import { markerLeft, offMap, type Table } from "./table";

/** The question after these picks. */
export function question(table: Table, picked: readonly string[]): Said | null {
  const [first = ""] = picked;
  if (first.startsWith("air-") || first === "oba") return said("ask-target");
  if (first === "interdict") return said("ask-interdict");
  const units = picked.flatMap((id) => table.units.find((unit) => unit.id === id) ?? []);
  const [unit, ...others] = units;
  if (!unit) return null;
  if (others.length > 0) return said("ask-fire", { count: units.length });
  if (table.stage === "placing") return said("ask-place", { unit: unitName(unit) });
  return said(offMap(unit) === "waiting" ? "ask-enter" : "ask-unit", { unit: unitName(unit) });
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

const cardId = (card: unknown): string | undefined => {
  const { key, args } = (card ?? {}) as Said;
  return key === "card" ? `${String(args?.suit)}${String(args?.rank)}` : key === "joker" ? "JOKER" : undefined;
};
/** The card that a sentence is about. */
export const cardOf = (told: Said): string | undefined =>
  told.key.startsWith("joker-") ? "JOKER" : cardId(told.args?.card);

const DECIDES = new Set(["combat-card", "face-card", "face-card-last", "joker-in-combat"]);
const BEGINS = new Set(["fires", "air-attacks", "oba-attacks", "redraws"]);
const RESULTS = new Set([
  "flipped",
  "eliminated",
  "misses",
  "hits-nobody",
  "face-card",
  "face-card-last",
  "joker-in-combat",
]);

/** The card that decided an attack, with what it needed and what came of it. */
export function outcomes(table: Table, told: readonly Said[]): Outcome[] {
  const decides = told.find((one) => DECIDES.has(one.key));
  if (!decides) return [];
  const begins = told.find((one) => BEGINS.has(one.key)) ?? decides;
  const face = decides.key === "joker-in-combat" ? "JOKER" : cardId(decides.args?.card);
  const hex = begins.args?.hex as Said | undefined;
  const target = table.units.find((unit) => table.attack?.targets.includes(unit.id));
  const hit = decides.args?.result as string | undefined;
  const came = told.filter((one) => RESULTS.has(one.key));
  return [
    {
      at: (hex?.args?.hex as string | undefined) ?? target?.at ?? null,
      ...(face ? { face } : {}),
      title: begins,
      ...needed(told),
      ...(typeof decides.args?.card === "object" ? { rolled: decides.args.card as Said } : {}),
      result: came.length > 0 ? came : [decides], // it always says hit or miss
      ...(hit ? { good: hit === "hit" } : {}),
    },
  ];
}

const needed = (told: readonly Said[]): { needed?: Said } => {
  const strength = told.find((one) => one.key.startsWith("strength"));
  return strength ? { needed: strength } : {};
};
