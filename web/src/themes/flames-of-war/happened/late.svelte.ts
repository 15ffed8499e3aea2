// Dice and summaries are worked out by what is fetched when the first dice have fallen or the other side has acted.
import type { Said } from "../../../wire/types";
import type * as Shown from "./shown";

let shown = $state.raw<typeof Shown | null>(null);
let asked = false;

function fetched(): typeof Shown | null {
  if (!asked) {
    asked = true;
    import("./shown").then(
      (all) => (shown = all),
      () => (asked = false),
    );
  }
  return shown;
}

const rolls = ({ args }: Said): boolean => args !== undefined && ("die" in args || "dice" in args);

export const outcomes: typeof Shown.outcomes = (table, told, seat) =>
  told.some(rolls) ? (fetched()?.outcomes(table, told, seat) ?? []) : [];

export const recap: typeof Shown.recap = (...about) => fetched()?.recap(...about) ?? null;
