// Dice as they fall: the shots of one volley, saves, blows and tests, each with what came of them.
import type { Said } from "../../../wire/types";
import type { Outcome } from "../../theme";
import { counted, needed } from "./digest";
import { platoonOf } from "../labels";
import { sideOf, type Table, tag, type Team, teams } from "../table";
import { shotsOf } from "./volley";

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
/** Rolls after which somebody wants to know that nothing came of them. */
const HARMLESS = new Set(["outcome-saves", "outcome-firepower"]);
const PINNING = 5; // hits (FW-10.1)
/** Whether the end of the Shooting step will pin: enough hits, and not only armoured vehicles. */
const pins = (table: Table, told: readonly Said[], number: number): boolean =>
  table.step === "shooting" &&
  told.reduce(
    (sum, said) => sum + (said.key === "rolls-to-hit" && aimed(said) === number ? Number(said.args?.hits ?? 0) : 0),
    0,
  ) >= PINNING &&
  teams(table).some((team) => team.acts === number && team.pose && !team.type.armour.length);
const aimed = (said: Said): number => Number(nameOf(said, "platoon")?.args?.n ?? 0);

/** What a volley came to, in one sentence, for each platoon that had to save. */
function closing(table: Table, told: readonly Said[], number: number): Said | null {
  const team = (said: Said): Team | undefined => teams(table)[Number(nameOf(said, "team")?.args?.n ?? 0) - 1];
  const about = (said: Said): boolean => team(said)?.platoon === number;
  const saves = told.filter((said) => GROUPS[said.key] === "saves" && said.key !== "skirts-save" && about(said));
  if (!saves.length) return null;
  const shots = told.filter(
    (said) => said.key === "rolls-to-hit" && Number(nameOf(said, "platoon")?.args?.n ?? 0) === number,
  );
  const count = (key: string): number => told.filter((said) => said.key === key && about(said)).length;
  const pinned = told.some((said) => said.key === "pinned" && Number(nameOf(said, "platoon")?.args?.n ?? 0) === number);
  return {
    key: "outcome-closing",
    args: {
      tag: tag(table, number),
      hits: shots.length ? counted(shots).hits : saves.length,
      saved: counted(saves).hits,
      destroyed: count("destroyed"),
      out: count("bails-out"),
      pinned: pinned || table.platoons[number - 1]!.pinned ? "yes" : pins(table, told, number) ? "later" : "no",
    },
  };
}

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

/** Whether two rolls of a kind are read as one: shots at one platoon, saves of one. */
const sameTarget = (table: Table, a: Said, b: Said): boolean => {
  if (GROUPS[a.key] === "fire") return JSON.stringify(nameOf(a, "platoon")) === JSON.stringify(nameOf(b, "platoon"));
  return JSON.stringify(platoonOf(table, a)) === JSON.stringify(platoonOf(table, b));
};

/** What is named suffers these; who throws is its enemy. */
const SUFFERED = new Set(["fire", "firepower", "template", "ranging"]);

/** Whether a throw went well for whoever looks: what hits the enemy is good, what the enemy saves is not. */
function isGood(table: Table, seat: string | null, said: Said, scored: boolean): boolean {
  const name = nameOf(said, "platoon", "name", "team", "target", "side");
  const n = Number(name?.args?.n ?? 0);
  const side =
    name?.key === "team"
      ? teams(table)[n - 1]?.side
      : table.platoons?.[n - 1]
        ? sideOf(table.platoons[n - 1]!)
        : /^side-([AB])$/.exec(name?.key ?? "")?.[1];
  if (seat === null || !side) return scored;
  return ((side === seat) !== SUFFERED.has(GROUPS[said.key] ?? "")) === scored;
}

export function outcomes(table: Table, told: readonly Said[], seat: string | null = null): Outcome[] {
  const found: Outcome[] = [];
  let open: { first: Said; all: Said[]; dice: number[]; scored: boolean[]; result: Said[] } | null = null;
  const close = (): void => {
    if (!open) return;
    const { first, all, dice, scored, result } = open;
    const group = GROUPS[first.key];
    const hits = scored.filter(Boolean).length;
    const platoon = nameOf(first, "platoon");
    const title: Said = group
      ? { key: `outcome-${group}`, args: group === "fire" && platoon ? { platoon } : {} }
      : first;
    const sum: Said[] = group ? [{ key: `outcome-${group}-sum`, args: { hits, dice: dice.length } }] : [];
    const saved = group === "saves" || group === "firepower" ? platoonOf(table, first) : null;
    const needs = group && group !== "template" ? needed(all) : undefined;
    found.push({
      at: place(first),
      dice,
      scored,
      ...(needs ? { needed: needs } : {}),
      title: saved ? { key: `outcome-${group}-of`, args: { platoon: saved } } : title,
      result: [...sum, ...result],
      good: isGood(table, seat, first, hits > 0),
      ...(group === "fire" ? { shots: shotsOf(table, all, told) } : {}),
    });
    open = null;
  };
  for (const said of told) {
    const group = GROUPS[said.key];
    if (group || ALONE.has(said.key)) {
      if (open && (!group || GROUPS[open.first.key] !== group || !sameTarget(table, open.first, said))) close();
      open ??= { first: said, all: [], dice: [], scored: [], result: [] };
      open.all.push(said);
      const { values, scored } = rolled(said);
      open.dice.push(...values);
      open.scored.push(...scored);
    } else if (open && RESULTS.has(said.key)) open.result.push(said);
  }
  close();
  const ends = new Map<number, number>(); // where the last throw about a platoon is shown
  found.forEach(({ title, at }, n) => {
    if (!/^outcome-(saves|firepower)/.test(title.key)) return;
    const number = Number((title.args?.platoon as Said | undefined)?.args?.n ?? 0);
    if (number && at) ends.set(number, n);
  });
  for (const [number, n] of ends) {
    const said = closing(table, told, number);
    if (said) found[n] = { ...found[n]!, result: [...found[n]!.result, said] };
  }
  if (ends.size) return found.slice(-MOST);
  const last = found.at(-1);
  const group = last && HARMLESS.has(last.title.key.replace(/-of$/, ""));
  if (last && group && !told.some(({ key }) => RESULTS.has(key)))
    found.splice(-1, 1, { ...last, result: [...last.result, { key: "outcome-nothing", args: {} }] });
  return found.slice(-MOST);
}
