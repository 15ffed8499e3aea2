// A volley in the log: one sentence for all its shots and one for all its saves, every die one click deeper.
import type { Said } from "../../../wire/types";
import { platoonOf } from "../labels";
import type { Table } from "../table";

const SAVES = new Set(["save", "armour-save", "top-armour", "skirts-save", "firepower"]);
/** What comes of rolls; told after the sum of the run in whose midst it happened. */
const RESULTS = new Set(["destroyed", "bails-out", "pinned", "platoon-destroyed"]);

type Kind = "fire" | "saves" | "blows";
const kindOf = ({ key }: Said): Kind | null =>
  key === "rolls-to-hit" ? "fire" : SAVES.has(key) ? "saves" : key === "strikes" ? "blows" : null;

/** Whether two rolls go into one sentence: shots at one platoon, saves of one. */
const isSame = (table: Table, kind: Kind, a: Said, b: Said): boolean =>
  kind === "saves"
    ? JSON.stringify(platoonOf(table, a)) === JSON.stringify(platoonOf(table, b))
    : JSON.stringify(a.args?.platoon) === JSON.stringify(b.args?.platoon);

/** The lowest and the highest number that any of these rolls needs. */
export function needed(said: readonly Said[]): Said | undefined {
  const all = said.flatMap(({ args }) => (typeof args?.needed === "number" ? [args.needed] : []));
  if (!all.length) return undefined;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? { key: "digest-needed", args: { low } } : { key: "digest-needed-range", args: { low, high } };
}

/** How many dice of a run there are, and how many of them came to what was needed. */
export function counted(said: readonly Said[]): { dice: number; hits: number } {
  let [dice, hits] = [0, 0];
  for (const { key, args = {} } of said) {
    dice += typeof args.dice === "string" ? args.dice.split(", ").length : 1;
    if (key === "rolls-to-hit") hits += Number(args.hits ?? 0);
    else if (key === "strikes") hits += args.outcome === "hit" ? 1 : 0;
    else hits += args.outcome === "saved" || args.outcome === "bounced" ? 1 : 0;
  }
  return { dice, hits };
}

function sum(kind: Kind, run: readonly Said[], table: Table): Said {
  const [first] = run;
  const rule = first!.rule ?? null;
  if (kind === "saves") {
    const saves = run.filter(({ key }) => key !== "firepower" && key !== "skirts-save");
    const power = run.filter(({ key }) => key === "firepower");
    const { dice, hits } = counted(saves);
    const passed = power.filter(({ args }) => args?.outcome === "passed").length;
    const platoon = platoonOf(table, first!);
    const args = { dice, hits, power: power.length, passed };
    return platoon
      ? { key: "digest-saves", args: { ...args, platoon }, rule }
      : { key: "digest-saves-all", args, rule };
  }
  const numbers = { ...counted(run), teams: new Set(run.map(({ args }) => JSON.stringify(args?.team))).size };
  const needs = needed(run) ?? { key: "digest-needed", args: { low: 0 } };
  return kind === "fire"
    ? { key: "digest-fire", args: { ...numbers, needs, platoon: first!.args?.platoon }, rule }
    : { key: "digest-blows", args: { ...numbers, needs }, rule };
}

/** The sentences of a move, runs of dice drawn together; and what was drawn together. */
export function digest(table: Table, said: readonly Said[]): { said: Said[]; details: Said[] } {
  const found: Said[] = [];
  const details: Said[] = [];
  let run: Said[] = [];
  let results: Said[] = [];
  let kind: Kind | null = null;
  const close = (): void => {
    if (kind && run.length > 1) {
      found.push(sum(kind, run, table));
      details.push(...run);
    } else found.push(...run);
    found.push(...results);
    [run, results, kind] = [[], [], null];
  };
  for (const one of said) {
    const next = kindOf(one);
    if (next === null && kind === "saves" && RESULTS.has(one.key)) results.push(one);
    else if (next === null) {
      close();
      found.push(one);
    } else {
      if (next !== kind || !isSame(table, kind, run[0]!, one)) close();
      kind = next;
      run.push(one);
    }
  }
  close();
  return { said: found, details };
}
