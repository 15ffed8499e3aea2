// What is asked step by step, what is worth knowing, and what is shown large.
import type { Outcome } from "../theme";
import type { Said } from "../../wire/types";
import { corpsName, name, type Table } from "./table";

const AFTER: Record<string, string> = {
  supplies: "ask-base",
  trucks: "ask-trucks",
  truck: "ask-truck-start",
  air: "ask-deck",
  recon: "ask-deck",
  paratroops: "ask-payment",
};

const fieldName = (table: Table, id: string): string => table.map.fields[id]?.name ?? id;

/** A truck keeps its start: another field, or a corps there, is a goal that it may not reach, and no other start. */
export function firm(table: Table, picked: readonly string[]): number {
  const start = picked[0] === "truck" ? 1 : 0;
  return (start === 1 || table.transport) && picked[start]! in table.map.fields ? start + 1 : 0;
}

/** The question after these picks. */
export function question(table: Table, picked: readonly string[], lit: ReadonlySet<string>): Said | null {
  const last = picked.at(-1) ?? "";
  if (last in AFTER) return name(AFTER[last]!);
  if (picked[0] === "truck" || firm(table, picked)) return name("ask-truck-goal", { field: fieldName(table, last) });
  if (picked[0] === "supplies") return name("ask-supplies", { field: fieldName(table, last) });
  if (last.startsWith("give-")) return name("ask-swap");
  if (!(last in table.corps)) return null;
  const moves = [...lit].some((word) => word in table.map.fields); // in another's move it only loads and unloads
  return name(moves ? "ask-corps" : "ask-corps-load", { corps: corpsName(table, last) });
}

export function notes(table: Table, seat: string | null): Said[] {
  const entered = Object.entries(table.previews.steps ?? {}).flatMap(([corps, goals]) =>
    Object.keys(goals)
      .filter((goal) => table.map.fields[goal]?.victory)
      .map((goal) => name("note-victory", { corps: corpsName(table, corps), field: fieldName(table, goal) })),
  );
  const last = table.last ? [name("note-last")] : [];
  return seat !== null && seat === table.decides ? [...entered.slice(0, 1), ...last] : last;
}

const RESULTS = new Set([
  "takes",
  "boches",
  "token-found",
  "token-lost",
  "keeps",
  "resistance-helps",
  "resistance-lost",
  "rain-falls",
  "sun-shines",
  "wins-medal",
]);
const called = (said: unknown): string => {
  const { key, args } = said as Said;
  return JSON.stringify([key, Object.entries(args ?? {}).sort()]);
};

/** A card that was revealed, the fight about it, or the dice of the Germans. */
export function outcomes(table: Table, told: readonly Said[]): Outcome[] {
  return told.flatMap((said, i): Outcome[] => {
    if (said.key === "dice") {
      const turned = told.slice(i + 1).filter((one) => one.key === "number-turns");
      return [{ at: null, title: said, result: turned }];
    }
    if (said.key !== "enters") return [];
    const rest = told.slice(i + 1);
    const fight = rest.find((one) => one.key === "wins-fight" || one.key === "loses-fight");
    const card = Object.entries(table.faces).find(([, face]) => called(face.name) === called(said.args?.card))?.[0];
    const at = Object.entries(table.map.fields).find(([, field]) => field.name === said.args?.field)?.[0] ?? null;
    return [
      {
        at,
        ...(card ? { face: card } : {}),
        title: said,
        ...(fight ? { good: fight.key === "wins-fight" } : {}), // its sentence says what was needed and paid
        result: [...(fight ? [fight] : []), ...rest.filter((one) => RESULTS.has(one.key))].slice(0, 3),
      },
    ];
  });
}

/** What is worth telling of a turn that others had; the fields that an army takes stand in one line. */
const TOLD = new Set([
  "gains-supplies",
  "gains-from-track",
  "gains-trucks",
  "logistics-phase",
  "immobilised",
  "wins-fight",
  "loses-fight",
  "wins-medal",
  "encircled",
  "antwerp-opens",
  "counterattacked",
]);

/** What the others did since this seat's last move, army by army. */
export function recap(_table: Table, told: readonly Said[]): Outcome | null {
  const result: Said[] = [];
  let fields: string[] = []; // that this army has taken, and where the line of them stands
  let at = 0;
  for (const one of told) {
    if (one.key === "turn-begins") fields = [];
    else if (TOLD.has(one.key)) result.push(one);
    if (one.key !== "takes") continue;
    if (fields.length === 0) at = result.length;
    fields = [...fields, String(one.args?.field)];
    result[at] = name("recap-took", { army: one.args?.army, fields: fields.join(", ") });
  }
  return result.length === 0 ? null : { at: null, title: name("recap"), result };
}
