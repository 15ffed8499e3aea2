// What counts: points of whole enemy platoons, and how many of one's own teams are left.
import type { Said } from "../../wire/types";
import { isAlive, type Side, sideOf, type Table } from "./table";

export function score(table: Table, seat: string): Said {
  const own = table.platoons.filter((platoon) => sideOf(platoon) === seat).flatMap((platoon) => platoon.teams);
  const all = table.platoons.reduce((sum, one) => sum + (sideOf(one) === seat ? 0 : (one.points ?? 0)), 0);
  const lost = own.filter((team) => !isAlive(team)).length;
  return { key: "thing-score", args: { points: table.points[seat as Side] ?? 0, all, lost, teams: own.length } };
}
