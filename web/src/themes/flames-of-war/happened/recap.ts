// What the enemy did while this seat was not asked: who moved, who shot at whom, and what was lost.
import type { Said } from "../../../wire/types";
import type { Outcome } from "../../theme";
import { counted } from "./digest";
import { sideOf, type Table, tag, teams } from "../table";

const numberOf = (name: unknown): number =>
  typeof name === "object" && name !== null && "args" in name ? Number((name as Said).args?.n ?? 0) : 0;

/** What is told as it stands: it is rare, and weighs. */
const WEIGHTY = new Set([
  "platoon-breaks",
  "platoon-destroyed",
  "sent-back",
  "assaults",
  "assault-won",
  "arrives",
  "company-morale",
  "calls-aircraft",
]);

/** How guns and aircraft find their target, or do not. */
const RANGING = new Set(["ranges-in", "cannot-range-in", "aim-lost", "not-ranged"]);

export function recap(table: Table, said: readonly Said[], seat: string): Outcome | null {
  const moved: string[] = [];
  const volleys = new Map<string, { by: string; at: string; shots: Said[] }>();
  const lost = new Map<string, { name: string; own: boolean; destroyed: number; out: number; pinned: boolean }>();
  const lines: Said[] = [];
  let losses = 0;
  let by = "";
  let aim = ""; // of guns or aircraft that range in: nothing else tells of those that miss
  const loss = (number: number): { destroyed: number; out: number; pinned: boolean } => {
    const name = tag(table, number);
    if (!lost.has(name))
      lost.set(name, { name, own: sideOf(table.platoons[number - 1]!) === seat, destroyed: 0, out: 0, pinned: false });
    return lost.get(name)!;
  };
  const named = (number: number): string => (table.platoons[number - 1] ? tag(table, number) : "");
  for (const one of said) {
    const { key, args = {} } = one;
    if (key === "platoon-moves") moved.push(named(numberOf(args.platoon)));
    else if (key === "platoon-shoots" || key === "bombards") by = named(numberOf(args.platoon));
    else if (key === "dives") by = "";
    else if (RANGING.has(key)) {
      const target = teams(table)[numberOf(args.target) - 1];
      if (target) aim = tag(table, target.platoon);
      const missed = args.outcome === "passed" ? "no" : "yes";
      if (args.outcome !== "failed")
        lines.push({ key: by ? "recap-bombards" : "recap-dives", args: { by, at: aim, missed } });
    } else if (key === "rolls-to-hit") {
      const at = named(numberOf(args.platoon));
      const from = teams(table)[numberOf(args.team) - 1];
      const shooter = from ? tag(table, from.platoon) : by;
      const volley = volleys.get(`${shooter} ${at}`) ?? { by: shooter, at, shots: [] };
      volley.shots.push(one);
      volleys.set(`${shooter} ${at}`, volley);
    } else if (key === "destroyed" || key === "bails-out") {
      const team = teams(table)[numberOf(args.team) - 1];
      if (!team) continue;
      const found = loss(team.platoon);
      if (key === "destroyed") found.destroyed += 1;
      else found.out += 1;
      if (team.side === seat) losses += 1;
    } else if (key === "pinned") loss(numberOf(args.platoon)).pinned = true;
    else if (WEIGHTY.has(key)) lines.push(one);
  }
  const shots = [...volleys.values()].map(({ by: shooter, at, shots: fired }): Said => ({
    key: "recap-volley",
    args: { by: shooter, at, ...counted(fired) },
  }));
  const first = [...lost.values()].sort((a, b) => Number(b.own) - Number(a.own));
  const falls = first.map(({ name, destroyed, out, pinned }): Said => ({
    key: "recap-loss",
    args: { tag: name, destroyed, out, pinned: pinned ? "yes" : "no" },
  }));
  const moves: Said[] = moved.length
    ? [{ key: "recap-moved", args: { tags: moved.filter((one) => one !== "").join(", ") } }]
    : [];
  const result = [...falls, ...lines, ...moves, ...shots];
  if (result.length === 0) return null;
  return { at: null, title: { key: "recap", args: {} }, result, ...(losses ? { good: false } : {}) };
}
