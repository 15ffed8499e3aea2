// Short orders: a verb and the numbers of those whom it names.
import type { Named } from "../../notation";
import type { Team } from "../../table";

type Slot = "own" | "enemy" | "any" | "platoon" | "leader" | "weapon";

/** What the numbers of a short order name, in their order; a click on the board fills the next. */
export const SLOTS: Record<Named["verb"], readonly Slot[]> = {
  eyes: ["own", "enemy"],
  appoint: ["leader", "platoon", "own"],
  recover: ["own", "any"],
  join: ["leader", "platoon"],
  "air-strike": ["enemy", "weapon"],
};

/** An order with nothing named yet. */
export const begun = (verb: Named["verb"]): Named => ({ verb, numbers: SLOTS[verb].map(() => 0) });

/** Whether an order names everything; the first weapon of an aircraft has the number 0. */
export const isWhole = ({ verb, numbers, to }: Named): boolean =>
  numbers.every((number, at) => number > 0 || SLOTS[verb][at] === "weapon") && (verb !== "recover" || to !== undefined);

/** The number by which a team fills a slot; null if it is no team for it. */
export function filling(slot: Slot | undefined, team: Team, seat: string | null): number | null {
  const own = team.side === seat;
  if (slot === "weapon" || (slot === "enemy" ? own : slot !== "any" && !own)) return null;
  return slot === "platoon" ? team.platoon : team.id;
}
