// Which lines of the log are the other side's last turn.
import type { Line, Said } from "../../../wire/types";

/** The lines of the enemy's last turn with this seat's answers in it, from the step that began it to the one that ended it. */
export function lastTurn(log: readonly Line[], seat: string): { lines: readonly Line[]; over: boolean } | null {
  const begins = (line: Line, mine: boolean): boolean =>
    line.said.some(
      ({ key, args }) =>
        (key === "turn-begins" || key === "step-starting") &&
        ((args?.side as Said | undefined)?.key === `side-${seat}`) === mine,
    );
  const from = log.findLastIndex((line) => begins(line, false));
  if (from < 0) return null;
  const to = log.findIndex((line, n) => n > from && begins(line, true));
  const end = to < 0 ? log.length : to + 1;
  const acted = log.slice(end).some((line) => line.seat === seat);
  return { lines: log.slice(from + 1, end), over: to >= 0 && !acted };
}
