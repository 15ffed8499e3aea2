// What counts: points of whole enemy platoons, how many of one's own teams are left, and when company and platoons break.
import type { Said } from "../../wire/types";
import { isAlive, type Platoon, type Side, sideOf, type Table, teams } from "./table";

/** How many more are lost until those lost are more than those who are left; 0: they are already. */
const until = (lost: number, left: number): number => (lost > left ? 0 : Math.floor((left - lost) / 2) + 1);

const WAITING = new Set(["waiting", "reserve", "ambush", "arriving"]); // these count on neither side
const ON_TABLE = new Set(["table", "mounted", "towed"]);
const isGone = ({ where }: Platoon): boolean => where === "destroyed";

/** FW-12.6: the platoons that a company has lost, and how many more it loses before it must test. */
export function companyHolds(table: Table, seat: string): { gone: number; holds: number } {
  const own = table.platoons.filter((one) => sideOf(one) === seat && !one.independent);
  const gone = own.filter(isGone).length;
  const left = own.filter(({ where = "table" }) => where === "table").length;
  return { gone, holds: until(gone, left) };
}

/** FW-12.1, FW-12.2: how many more teams a platoon loses before it must test; null where it takes no test. */
export function platoonHolds(table: Table, number: number): number | null {
  const platoon = table.platoons[number - 1]!;
  if (platoon.independent || isGone(platoon) || WAITING.has(platoon.where ?? "")) return null;
  const own = teams(table).filter((team) => team.platoon === number);
  const fit = own.filter(
    ({ place, type, flags }) => ON_TABLE.has(place) && type.kind !== "transport" && !flags.has("bailed_out"),
  );
  return until(own.filter(({ place }) => place === "destroyed").length, fit.length);
}

const SHARE = 0.9; // of the larger army: below this two armies are not called equal

/** What is worth knowing while one deploys: that one army is much larger than the other. */
export function unequal(table: Table, seat: string | null): Said[] {
  if (table.step !== "deploying" || seat === null) return [];
  const sum = (mine: boolean): number =>
    table.platoons.reduce((all, one) => all + ((sideOf(one) === seat) === mine ? (one.points ?? 0) : 0), 0);
  const [own, enemy] = [sum(true), sum(false)];
  if (Math.min(own, enemy) >= SHARE * Math.max(own, enemy)) return [];
  return [{ key: "note-unequal", args: { own, enemy } }];
}

export function score(table: Table, seat: string): Said {
  const own = table.platoons.filter((platoon) => sideOf(platoon) === seat);
  const members = own.flatMap((platoon) => platoon.teams);
  const all = table.platoons.reduce((sum, one) => sum + (sideOf(one) === seat ? 0 : (one.points ?? 0)), 0);
  const lost = members.filter((team) => !isAlive(team)).length;
  const args = { points: table.points[seat as Side] ?? 0, all, lost, teams: members.length };
  if (table.step === "deploying" || own.every(({ independent }) => independent)) return { key: "thing-score", args };
  const { gone, holds } = companyHolds(table, seat);
  return { key: "thing-score-holds", args: { ...args, gone, holds, at: gone + holds } };
}
