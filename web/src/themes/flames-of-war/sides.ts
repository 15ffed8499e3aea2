// Who fights: the nation of a side, as far as its teams tell it, and who holds what is fought for.
import type { Said } from "../../wire/types";
import { gap, holds } from "./places/geometry";
import { type Point, type Side, type Table, team as teamOf, teams } from "./table";

const NATIONS = ["us", "ger", "brit", "sov"];
/** Whose vehicles these are, for a side that has nothing else: what is lent to all is not listed. */
const BUILT: Record<string, RegExp> = {
  us: /^m\d/,
  ger: /^(panzer|stug|panther|tiger|sdkfz)/,
  brit: /^(cromwell|firefly|stuart|universal)/,
  sov: /^t34/,
};
const HOLD = 4; // inches (FW-16.6)

/** A side by its nation where its teams, or else its vehicles, are all of one; otherwise by its letter. */
export function sideNamed(table: Table, side: Side, short = false): Said {
  const types = table.platoons.flatMap((one) => ((one.side ?? "A") === side ? one.teams.map(({ type }) => type) : []));
  const named = NATIONS.filter((nation) => types.some((type) => type.startsWith(`${nation}_`)));
  const nations = named.length ? named : NATIONS.filter((nation) => types.some((type) => BUILT[nation]!.test(type)));
  return nations.length === 1
    ? { key: short ? "side-nation-short" : "side-nation", args: { nation: nations[0]!, side } }
    : { key: `side-${side}`, args: {} };
}

export type Hold = "held" | "contested" | "kept" | "open";
type Objective = Table["table"]["objectives"][number];

/** Whether a team counts near an objective: it can fight, and is no transport. */
const counts = (table: Table, id: number): boolean => {
  const { pose, flags, type } = teamOf(table, id);
  return pose !== null && !flags.has("bogged") && !flags.has("bailed_out") && type.kind !== "transport";
};

/** Inches from a point to the nearest edge of a base; 0 on it. */
const near = (base: readonly Point[], at: Point): number => (holds(base, at) ? 0 : gap([at], base).far);

/** Who stands within 4 inches: whoever can take it alone, both, only those who keep it, or nobody (FW-16.6). */
export function holdOf(table: Table, { at, taken_by: taker }: Objective): Hold {
  const here = table.teams.filter(
    ({ id, footprint }) => footprint && counts(table, id) && near(footprint, at) <= HOLD + 1e-6,
  );
  const own = here.some(({ id, side }) => side === taker && !teams(table)[id - 1]!.independent);
  const other = here.some(({ side }) => side !== taker);
  return own ? (other ? "contested" : "held") : other ? "kept" : "open";
}
