// Flames of War on the table in the browser: what lies where, and how it is drawn.
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import "./look.css";
import Workbench from "./bench/Workbench.svelte";
import Pieces from "./Pieces.svelte";
import type { Side, Table } from "./table";
import { box, things } from "./things";

const theme: Theme = {
  box: (table: Table) => box(table),
  things: (table: Table) => things(table),
  Ground,
  Pieces,
  Workbench,
  score: (table: Table, seat: string) => ({
    key: "thing-score",
    args: { points: table.points[seat as Side] ?? 0 },
  }),
};

export default theme;
