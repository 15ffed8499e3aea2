// What is shown large: the card that decided an attack, the Joker, a new turn and the card in play; what the enemy did.
import { said } from "../hexes/said";
import type { Outcome } from "../theme";
import type { Said } from "../../wire/types";
import { shortName, type Side, type Table } from "./table";

const cardId = (card: unknown): string | undefined => {
  const { key, args } = (card ?? {}) as Said;
  return key === "card" ? `${String(args?.suit)}${String(args?.rank)}` : key === "joker" ? "JOKER" : undefined;
};
/** The card that a sentence is about. */
export const cardOf = (told: Said): string | undefined =>
  told.key.startsWith("joker-") ? "JOKER" : cardId(told.args?.card);

const DECIDES = new Set(["combat-card", "face-card", "face-card-last", "joker-in-combat", "misses-without-card"]);
const BEGINS = new Set(["fires", "air-attacks", "oba-attacks", "redraws"]);
const RESULTS = new Set([
  "flipped",
  "eliminated",
  "hits-nobody",
  "face-card",
  "face-card-last",
  "joker-in-combat",
  "misses-without-card",
]);
const DRAWS = new Set(["draws", "draws-face"]);

const idOf = (name: unknown): unknown => (name as Said | undefined)?.args?.id;

/** Whose units an attack is aimed at. */
function victim(table: Table, begins: Said): Side | undefined {
  const id = idOf(begins.args?.target);
  if (begins.key === "fires") return table.units.find((unit) => unit.id === id)?.side;
  const by = begins.key === "redraws" ? (begins.args?.side as Said | undefined)?.key : "us"; // who has the markers
  return by === "german" ? "us" : "german";
}

/** An attack without the books: who fires at whom. */
const attack = (begins: Said): Said => (begins.key === "redraws" ? begins : said(`outcome-${begins.key}`, begins.args));

/** What came of an attack, its miss included. */
const came = (told: readonly Said[]): Said[] =>
  told.flatMap((one) => {
    if (one.key === "combat-card" && one.args?.result === "miss") return said("outcome-miss");
    return RESULTS.has(one.key) ? one : [];
  });

/** The card that decided an attack, the Joker that ended a turn, the turn and the card that follow. */
export function outcomes(table: Table, told: readonly Said[], seat: string | null = null): Outcome[] {
  const ends = told.find((one) => one.key === "joker-ends-turn" || one.key === "deck-runs-out");
  const turn = told.find((one) => one.key === "turn-begins");
  const draws = told.findLast((one) => DRAWS.has(one.key));
  const card = draws && cardOf(draws);
  return [
    ...fought(table, told, seat),
    ...(ends ? [{ at: null, face: cardOf(ends), title: ends, result: [] }] : []),
    ...(draws ? [{ at: null, face: card, title: turn ?? said("outcome-card"), result: [draws] }] : []),
    ...(turn && !draws ? [{ at: null, title: turn, result: [] }] : []),
  ].map(({ face, ...rest }: Outcome & { face?: string | undefined }) => ({ ...rest, ...(face ? { face } : {}) }));
}

function fought(table: Table, told: readonly Said[], seat: string | null): Outcome[] {
  const decides = told.find((one) => DECIDES.has(one.key));
  if (!decides) return [];
  const begins = told.find((one) => BEGINS.has(one.key));
  const face = cardOf(decides);
  const hex = begins?.args?.hex as Said | undefined;
  const target = table.units.find((unit) => table.attack?.targets.includes(unit.id));
  const hit = decides.args?.result as string | undefined;
  const mine = seat !== null && begins !== undefined && victim(table, begins) === seat; // it is I who was fired at
  return [
    {
      at: (hex?.args?.hex as string | undefined) ?? target?.at ?? null,
      ...(face ? { face } : {}),
      title: begins ? attack(begins) : decides,
      ...needed(told),
      ...(typeof decides.args?.card === "object" ? { rolled: decides.args.card as Said } : {}),
      result: came(told),
      ...(hit ? { good: (hit === "hit") !== mine } : {}),
    },
  ];
}

function needed(told: readonly Said[]): { needed?: Said } {
  const strength = told.find((one) => one.key.startsWith("strength"));
  const card = told.find((one) => one.key === "combat-card");
  if (strength) return { needed: strength };
  return card ? { needed: said("outcome-needs", { most: card.args?.most }) } : {};
}

const ALSO = new Set(["interdicts", "joker-ends-turn", "deck-runs-out", "turn-begins", "draws", "draws-face"]);

/** What the enemy did while this seat was not asked: who moved, who fired at whom, what was lost, which cards came. */
export function recap(table: Table, told: readonly Said[], seat: string): Outcome | null {
  const result: Said[] = [];
  let ways: string[] = [];
  let lost = false;
  const moved = (): void => {
    if (ways.length > 0) result.push(said("recap-moved", { ways: ways.join(", ") }));
    ways = [];
  };
  for (const one of told) {
    const unit = table.units.find(({ id }) => id === idOf(one.args?.unit));
    if (["moves", "enters", "exits"].includes(one.key) && unit) {
      const hex = one.key === "exits" ? "" : ` → ${String((one.args?.hex as Said).args?.hex)}`;
      if (one.key === "exits") result.push(one);
      else ways.push(`${shortName(unit)}${hex}`);
      continue;
    }
    const lines = BEGINS.has(one.key) ? [attack(one)] : ALSO.has(one.key) ? [one] : came([one]);
    if (lines.length === 0) continue;
    moved();
    result.push(...lines);
    lost ||= ["flipped", "eliminated"].includes(one.key) && unit?.side === seat;
  }
  moved();
  if (result.length === 0) return null;
  return { at: null, title: said("recap"), result, ...(lost ? { good: false } : {}) };
}
