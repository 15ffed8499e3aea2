// What happened, shown large: its code is fetched with the first line that is told, and shows it once it is there.
import type { Said } from "../../../wire/types";
import type { Outcome } from "../../theme";
import type { Table } from "../table";

let shown = $state.raw<typeof import("./shown") | null>(null);
let asked = false;

function here(): typeof shown {
  if (!asked) void import("./shown").then((all) => (shown = all));
  asked = true;
  return shown;
}

export const outcomes = (table: Table, told: readonly Said[], seat: string | null): Outcome[] =>
  here()?.outcomes(table, told, seat) ?? [];

export const recap = (table: Table, told: readonly Said[], seat: string): Outcome | null =>
  here()?.recap(table, told, seat) ?? null;
