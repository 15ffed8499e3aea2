// The moves of a plan in words, and drawn into the position.
import "../../../words/analysis/words";
import type { Mark, Theme } from "../../../themes/theme";
import type { PlanLine, PlannedMove } from "../../../wire/types";
import type { Speaker } from "../../../words/words.svelte";
import { marksOf } from "../play/advice.svelte";

/** A plan as one line: what each move is called, or what it tells, or as it is written. */
export const inWords = (speak: Speaker, moves: readonly PlannedMove[]): string =>
  moves
    .map((move) => (move.say ?? []).map((said) => speak.say(said).replace(/\.$/, "")).join("; ") || move.text)
    .join("; ");

/** Where a plan leads: by its clicks, or, where an order has none, by what it changes on the board. */
export async function drawnPlan(
  theme: Theme,
  table: unknown,
  moves: readonly PlannedMove[],
  line: () => Promise<PlanLine>,
): Promise<Mark[]> {
  if (moves.length === 0) return [];
  const clicked = moves.every(({ picks = [] }) => picks.length > 0);
  return marksOf(theme, table, moves, clicked ? table : ((await line()).steps[0]?.table ?? table));
}
