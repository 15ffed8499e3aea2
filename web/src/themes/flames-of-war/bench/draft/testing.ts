// Tests of the Starting step (FW-3.2) and the order of hits (FW-9.1), both chosen by clicks on the teams.
import type { Starting } from "../../notation";
import type { Table, Team } from "../../table";
import type { TestView } from "../../types";

export type Kind = "rally" | "remount" | "free";
export const KINDS: readonly Kind[] = ["rally", "remount", "free"];

/** Whom a test is for: the platoon that rallies, else the team. */
const whose = (test: TestView): number => test.team ?? test.platoon;

export const testsOf = (table: Table, kind: Kind): TestView[] => (table.tests ?? []).filter((one) => one.kind === kind);

/** Whether a test is taken by the draft; none named: all of its kind are. */
export const isTaken = (draft: Starting, test: TestView): boolean =>
  draft[test.kind as Kind]?.includes(whose(test)) ?? true;

/** The draft with one test taken or left out. */
export function toggled(table: Table, draft: Starting, test: TestView): Starting {
  const kind = test.kind as Kind;
  const all = testsOf(table, kind).map(whose);
  const now = draft[kind] ?? all;
  const id = whose(test);
  const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id].sort((a, b) => a - b);
  return { ...draft, [kind]: next.length === all.length ? null : next };
}

/** The test that a click on this team is about: its own, else that of its platoon. */
export const testAt = (table: Table, team: Team): TestView | undefined =>
  (table.tests ?? []).find((one) => one.team === team.id) ??
  (table.tests ?? []).find((one) => one.kind === "rally" && one.platoon === team.acts);

/** What a pass of one die comes to, in percent. */
export const percentOf = (needed: number): number => Math.round((Math.min(6, Math.max(0, 7 - needed)) * 100) / 6);

/** The order of hits with this team named next: who was clicked comes first, in the order of the clicks. */
export function ordered(order: readonly number[], clicked: readonly number[]): number[] {
  return [...clicked, ...order.filter((one) => !clicked.includes(one))];
}
