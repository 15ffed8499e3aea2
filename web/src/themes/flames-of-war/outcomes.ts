// Dice as they fall: the shots of one volley, saves, blows and tests, each with what came of them.
import type { Said } from "../../wire/types";
import type { Outcome } from "../theme";
import type { Table } from "./table";

/** Groups of rolls that are read as one, by the keys of what is told. */
const GROUPS: Record<string, string> = {
  "rolls-to-hit": "fire",
  save: "saves",
  "armour-save": "saves",
  "top-armour": "saves",
  "skirts-save": "saves",
  "rider-save": "saves",
  "passenger-save": "saves",
  firepower: "firepower",
  strikes: "blows",
  "template-die": "template",
  "template-die-again": "template",
  flak: "flak",
  "ranges-in": "ranging",
};
const ALONE = new Set([
  "test-rally",
  "test-remount",
  "test-free",
  "test-stay-in",
  "test-terror",
  "test-stand",
  "test-morale",
  "test-keep-still",
  "company-morale",
  "reserve-die",
  "calls-aircraft",
  "digs-in",
  "fails-to-dig-in",
  "disengages",
  "fails-to-disengage",
  "warrior-die",
  "bogging-check",
  "tows",
]);
/** What came of rolls, told beside the dice before it. */
const RESULTS = new Set([
  "destroyed",
  "bails-out",
  "pinned",
  "platoon-destroyed",
  "platoon-breaks",
  "sent-back",
  "assault-won",
  "bogs-down",
]);
/** Outcomes that do not count as passed. */
const FAILED = new Set(["failed", "missed", "open", "through", "covered", "unhurt"]);
const MOST = 5; // groups: more than anybody reads while they are shown

type Rolled = { values: number[]; scored: boolean[] };

function rolled({ key, args = {} }: Said): Rolled {
  const values =
    typeof args.dice === "string" ? args.dice.split(", ").map(Number) : typeof args.die === "number" ? [args.die] : [];
  const needed = typeof args.needed === "number" ? Math.min(args.needed, 6) : 5;
  const passed = key === "digs-in" || key === "disengages" || !FAILED.has(String(args.outcome ?? ""));
  const fails = key === "fails-to-dig-in" || key === "fails-to-disengage";
  const byNumber = key === "rolls-to-hit" || key === "calls-aircraft";
  return { values, scored: values.map((value) => (byNumber ? value >= needed : passed && !fails)) };
}

const nameOf = ({ args = {} }: Said, ...keys: string[]): Said | undefined =>
  keys.map((key) => args[key] as Said | undefined).find((name) => typeof name === "object");

/** Where it is shown: beside the platoon or team that is named. */
function place(said: Said): string | null {
  const name = nameOf(said, "platoon", "name", "team", "target");
  const n = name?.args?.n;
  if (n === undefined) return null;
  return `${name!.key === "team" ? "team" : "platoon"}-${String(n)}`;
}

const sameTarget = (a: Said, b: Said): boolean =>
  GROUPS[a.key] !== "fire" || JSON.stringify(nameOf(a, "platoon")) === JSON.stringify(nameOf(b, "platoon"));

export function outcomes(_table: Table, told: readonly Said[]): Outcome[] {
  const found: Outcome[] = [];
  let open: { first: Said; dice: number[]; scored: boolean[]; result: Said[] } | null = null;
  const close = (): void => {
    if (!open) return;
    const { first, dice, scored, result } = open;
    const group = GROUPS[first.key];
    const hits = scored.filter(Boolean).length;
    const platoon = nameOf(first, "platoon");
    const title: Said = group
      ? { key: `outcome-${group}`, args: group === "fire" && platoon ? { platoon } : {} }
      : first;
    const sum: Said[] = group ? [{ key: `outcome-${group}-sum`, args: { hits, dice: dice.length } }] : [];
    found.push({ at: place(first), dice, scored, title, result: [...sum, ...result], good: hits > 0 });
    open = null;
  };
  for (const said of told) {
    const group = GROUPS[said.key];
    if (group || ALONE.has(said.key)) {
      if (open && (!group || GROUPS[open.first.key] !== group || !sameTarget(open.first, said))) close();
      open ??= { first: said, dice: [], scored: [], result: [] };
      const { values, scored } = rolled(said);
      open.dice.push(...values);
      open.scored.push(...scored);
    } else if (open && RESULTS.has(said.key)) open.result.push(said);
  }
  close();
  return found.slice(-MOST);
}
