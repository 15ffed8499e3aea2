// Flames of War on the table in the browser: what lies where, and how it is drawn.
import type { Bench, Theme } from "../theme";
import { stateOf } from "./bench/state.svelte";
import Draft from "./bench/board/Layer.svelte";
import Workbench from "./bench/Workbench.svelte";
import { inches } from "./geometry";
import Ground from "./drawing/Ground.svelte";
import "./drawing/look.css";
import Pieces from "./drawing/Pieces.svelte";
import { outcomes } from "./outcomes";
import type { Side, Table } from "./table";
import { opening } from "./opening";
import { box, things } from "./things";

/** The words that begin a draft for an open question: it lies on the bench already. */
const DRAFTED = [
  "place",
  "break-in",
  "consolidate",
  "counterattack",
  "defend",
  "aa-fire",
  "hold-back",
  "air-strike",
  "disengage-move",
] as const;

/** Platoons that are not on the table yet and are placed from the bench, or from their markers. */
const onBench = ({ question, step, platoons }: Table): string[] =>
  question?.kind === "ask-deploy" || question?.kind === "ask-arrive" || (step === "starting" && !question)
    ? platoons.map((_platoon, at) => `platoon-${at + 1}`)
    : [];

const theme: Theme<Table> = {
  box: (table: Table) => box(table),
  opening,
  things: (table: Table) => things(table),
  Ground,
  Pieces,
  Workbench,
  Draft,
  keys: [
    { key: "M", name: "bench-measure" },
    { key: "V", name: "bench-sight" },
    { key: "Q, E", name: "bench-turning" },
  ],
  held: (table: Table) => [...DRAFTED, ...onBench(table)],
  press: (bench: Bench, at) => stateOf(bench).press(inches((bench.view.table as Table).table.height, at.x, at.y)),
  outcomes,
  apart: (_table: Table, from, to) => ({
    key: "bench-apart",
    args: { inches: Math.round(Math.hypot(...inches(0, from.x - to.x, from.y - to.y))) },
  }),
  spot: ({ table }: Table, at) => inches(table.height, at.x, at.y),
  score: (table: Table, seat: string) => ({
    key: "thing-score",
    args: { points: table.points[seat as Side] ?? 0 },
  }),
};

export default theme;
