// What of the log is new to a seat.
import type { Line, View } from "../wire/types";

/** The number of a seat's last move before the newest ones of others; 0 before its first, null where there are none. */
export function lastBefore(lines: readonly Line[], seat: string | null): number | null {
  const newest = seat === null ? -1 : lines.findLastIndex((line) => line.seat !== null && line.seat !== seat);
  if (newest < 0) return null;
  return lines.slice(0, newest).findLast((line) => line.seat === seat)?.n ?? 0;
}

/** Back at the device, or at the page, and others have moved since: the move from which to show it. */
export function missedFrom(view: View): number | null {
  const mine = lastBefore(view.log, view.seat);
  return mine !== null && mine > 0 && view.log.at(-1)!.seat !== view.seat && view.ending === null ? mine : null;
}

/** The lines of others since one's own last decision. */
export const isNew = (line: Line, seat: string | null, from: number | null): boolean =>
  from !== null && line.n > from && line.seat !== seat && line.said.length > 0;
