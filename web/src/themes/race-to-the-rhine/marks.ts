// What is drawn over the map on demand: connection, danger, lines, and what a step would do.
import { speaker } from "../../words/words.svelte";
import type { Mark, Overlay } from "../theme";
import { layoutOf } from "./map/layout";
import type { Army, Step, Table } from "./table";

const speak = speaker("race-to-the-rhine");
const word = (key: string, args: Record<string, unknown> = {}): string => speak.say({ key, args });

export const overlays: Overlay<Table>[] = [
  {
    key: "E",
    name: "overlay-connected",
    marks: (table) => [
      ...table.previews.connected.map((id): Mark => ({ kind: "tint", id })),
      ...table.previews.cut_off.map((id): Mark => ({ kind: "tint", id, hatch: true, label: word("mark-cut-off") })),
    ],
  },
  {
    key: "K",
    name: "overlay-open",
    marks: (table) =>
      table.previews.open_to_counterattack.map((id) => ({ kind: "tint", id, hatch: true, label: word("mark-open") })),
  },
  {
    key: "W",
    name: "overlay-line",
    marks: (table) =>
      Object.values(table.previews.line).flatMap((line) => line.map((id): Mark => ({ kind: "tint", id }))),
  },
];

/** The step that the picks so far spell: a corps and a field, or a field while a corps is moving. */
function stepOf(table: Table, picks: readonly string[]): { corps: string; goal: string; step: Step } | null {
  const steps = table.previews.steps ?? {};
  const corps = [...picks].reverse().find((word) => word in steps) ?? table.move?.corps;
  const goal = picks.at(-1);
  const step = corps === undefined || goal === undefined ? undefined : steps[corps]?.[goal];
  return step ? { corps: corps!, goal: goal!, step } : null;
}

/** A truck that the picks so far spell: the two ends of its arrow. */
function truckOf(table: Table, picks: readonly string[]): [string, string] | null {
  const [from, to] = picks.slice(picks[0] === "truck" ? 1 : 0);
  const { fields } = table.map;
  return from !== undefined && to !== undefined && from in fields && to in fields ? [from, to] : null;
}

/** The way, its cost and risk, and the fields that would be encircled (hatched). */
export function preview(table: Table, picks: string[]): Mark[] {
  const { spots } = layoutOf(table.map);
  const path = (from: string, to: string, label?: string): Mark => ({
    kind: "path",
    points: [from, to].map((id): [number, number] => [spots.get(id)!.x, spots.get(id)!.y]),
    label,
  });
  const found = stepOf(table, picks);
  if (found) {
    const { corps, goal, step } = found;
    const risk = step.deck ? word("mark-entry", { fight: step.fight, lost: step.lost }) : undefined;
    return [
      path(table.corps[corps]!.at, goal, risk),
      ...Object.entries(step.encircles).map(([id, army]) => encircled(id, army)),
    ];
  }
  const truck = truckOf(table, picks);
  return truck ? [path(...truck)] : [];
}

const encircled = (id: string, army: Army | null): Mark => ({
  kind: "tint",
  id,
  hatch: true,
  label: army ? `${word("mark-encircled")}: ${word(army)}` : word("mark-encircled"),
});
