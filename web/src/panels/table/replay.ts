// Stepping through a game: which moment comes next.

export type Step = "first" | "back" | "forward" | "last";

/** The moment that a step leads to; null is the present. */
export function stepped(at: number | null, last: number, step: Step): number | null {
  const now = at ?? last;
  if (step === "first") return 0;
  if (step === "back") return Math.max(0, now - 1);
  if (step === "last") return null;
  return now + 1 >= last + 1 ? null : now + 1;
}

/** The last move before (or first after) *at* with which another seat begins: a step by phases. */
export function byPhase(starts: readonly number[], at: number, forward: boolean): number | null {
  return (forward ? starts.find((n) => n > at) : starts.findLast((n) => n < at)) ?? null;
}

/** The move numbers at which a new turn, phase or seat begins. */
export function phaseStarts(lines: readonly { n: number; seat: string | null; step?: unknown }[]): number[] {
  const key = (line: { seat: string | null; step?: unknown }): string =>
    `${line.seat}${JSON.stringify(line.step ?? null)}`;
  return lines.filter((line, i) => i === 0 || key(line) !== key(lines[i - 1]!)).map((line) => line.n - 1);
}
