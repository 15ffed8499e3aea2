// Flames of War on the table in the browser: what lies where, and how it is drawn.
import type { Said } from "../../wire/types";
import type { Bench, Theme } from "../theme";
import { stateOf } from "./bench/state.svelte";
import Draft from "./bench/board/Layer.svelte";
import { confirmedThere } from "./bench/draft/modes";
import Workbench from "./bench/Workbench.svelte";
import { inches } from "./places/geometry";
import Goals from "./drawing/Goals.svelte";
import Ground from "./drawing/ground/Ground.svelte";
import "./drawing/look.css";
import Pieces from "./drawing/Pieces.svelte";
import { digest } from "./happened/digest";
import { outcomes, recap } from "./happened/late.svelte";
import { lastTurn } from "./happened/turn";
import { sideNamed } from "./sides";
import { volley } from "./happened/volley";
import type { Table } from "./table";
import { opening } from "./places/opening";
import { score, unequal } from "./score";
import { box, things } from "./places/things";

/** The words that begin a draft for an open question: it lies on the bench already. */
const DRAFTED = [
  "place",
  "break-in",
  "consolidate",
  "counterattack",
  "break-off",
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
  Above: Goals,
  Workbench,
  Draft,
  keys: [
    { key: "M", name: "bench-measure" },
    { key: "V", name: "bench-sight" },
    { key: "Q, E", name: "bench-turning" },
    { key: "← ↑ → ↓", name: "bench-nudging" },
  ],
  held: (table: Table) => [...DRAFTED, ...onBench(table), ...confirmedThere(table)],
  press: (bench: Bench, at) =>
    stateOf(bench).pointing.press(inches((bench.view.table as Table).table.height, at.x, at.y)),
  drop: (bench: Bench, from, to) => {
    const { height } = (bench.view.table as Table).table;
    return stateOf(bench).pointing.dropped(inches(height, from.x, from.y), inches(height, to.x, to.y));
  },
  outcomes,
  volley,
  digest,
  recap,
  lastTurn,
  called: (table: Table) => ({ "side-A": sideNamed(table, "A"), "side-B": sideNamed(table, "B") }),
  answers: (table: Table, seat) =>
    table.question?.seat === seat && table.side !== seat && table.step !== "deploying"
      ? {
          key: "whose-step",
          args: { side: { key: `side-${table.side}`, args: {} }, step: { key: `phase-${table.step}`, args: {} } },
        }
      : null,
  turns: ({ table: { mission } }: Table) => mission.turns,
  goal: ({ table: { objectives, mission } }: Table, seat) => {
    const mine = objectives.filter((one) => one.taken_by === seat).length;
    return objectives.length
      ? { key: "note-goal", args: { mine, from: mission.from_turn, turns: mission.turns } }
      : null;
  },
  mission: ({ table: { objectives, mission } }: Table, seat) => {
    const mine = objectives.filter((one) => one.taken_by === seat).length;
    const limit = mission.limit === "points" ? "points" : mission.limit === seat ? "mine" : "theirs";
    const special = mission.special.reduceRight<Said>(
      (rest, [rule, side, n]) => ({
        key: "bench-note-and",
        args: { one: { key: `note-${rule}`, args: { side: { key: `side-${side}`, args: {} }, n } }, rest },
      }),
      { key: "bench-note-nothing", args: {} },
    );
    const { id, title, turns, from_turn: from } = mission;
    const name = { key: "mission-title", args: { id, title } };
    return { key: "note-mission", args: { mission: name, mine, limit, turns, from, special } };
  },
  apart: (_table: Table, from, to) => ({
    key: "bench-apart",
    args: { inches: Math.round(Math.hypot(...inches(0, from.x - to.x, from.y - to.y))) },
  }),
  spot: ({ table }: Table, at) => inches(table.height, at.x, at.y),
  score,
  notes: unequal,
};

export default theme;
