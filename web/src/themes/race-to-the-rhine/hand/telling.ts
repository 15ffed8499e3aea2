// Which sentences belong to a phase that runs by itself: logistics (RR-9) and the Germans (RR-14, RR-17).
// A marker that somebody places is a move like others: the bar tells it while it happens.
import type { Said } from "../../../wire/types";

const BEGINS = new Set(["logistics-phase", "counterattacked", "number-shifts", "number-turns", "number-boxed", "dice"]);
const BELONGS = /^RR-(9|14|17)\./;

/** The sentences from the first that begins such a phase, as far as its rules tell them. */
export function phases(told: readonly Said[]): Said[] {
  const first = told.findIndex((said) => BEGINS.has(said.key));
  return first < 0 ? [] : told.slice(first).filter((said) => BELONGS.test(said.rule ?? ""));
}
