// Flames of War on the table in the browser: what lies where, and how it is drawn.
import type { Bench, Theme } from "../theme";
import { memory } from "./bench/bench.svelte";
import Draft from "./bench/Layer.svelte";
import Workbench from "./bench/Workbench.svelte";
import { inches } from "./geometry";
import Ground from "./Ground.svelte";
import "./look.css";
import Pieces from "./Pieces.svelte";
import type { Side, Table } from "./table";
import { box, things } from "./things";

/** The words that begin a draft for an open question: it lies on the bench already. */
const DRAFTED = ["place", "break-in", "consolidate", "counterattack", "defend", "aa-fire", "hold-back", "air-strike", "disengage-move"] as const;

const theme: Theme = {
  box: (table: Table) => box(table),
  things: (table: Table) => things(table),
  Ground,
  Pieces,
  Workbench,
  Draft,
  held: () => [...DRAFTED],
  press: (bench: Bench, at) => memory.press(inches((bench.view.table as Table).table.height, at.x, at.y)),
  apart: (_table: Table, from, to) => ({
    key: "bench-apart",
    args: { inches: Math.round(Math.hypot(...inches(0, from.x - to.x, from.y - to.y))) },
  }),
  score: (table: Table, seat: string) => ({
    key: "thing-score",
    args: { points: table.points[seat as Side] ?? 0 },
  }),
};

export default theme;
