// What the end page works out from what the server tells.
import type { End, Ending, Story } from "../../../wire/types";

export type Row = { seat: string; place: number | null; score: number | null };

/** The seats from first to last, with their places; in the order of the game where there is no ranking. */
export function standings(end: End): Row[] {
  const ending = end.story?.ending ?? null;
  if (!ending) return end.seats.map(({ seat }) => ({ seat, place: null, score: null }));
  let place = 1;
  return ending.places.flatMap((seats) => {
    const rows = seats.map((seat) => ({ seat, place, score: ending.scores[seat] ?? null }));
    place += seats.length;
    return rows;
  });
}

/** Whether the best scores are level and one seat came first all the same. */
export function tieBroken({ places, scores }: Ending): boolean {
  const [first, second] = places;
  if (first?.length !== 1 || second === undefined) return false;
  const best = scores[first[0]!];
  return best !== undefined && second.some((seat) => scores[seat] === best);
}

export type Size = { width: number; height: number };

/** A seat's line through the graph: its share of the chance to win, by moves. */
export function lineOf(story: Story, seat: string, { width, height }: Size): string {
  const last = Math.max(1, story.at.at(-1) ?? 1);
  return (story.lead[seat] ?? [])
    .map((share, i) => `${((story.at[i]! / last) * width).toFixed(1)},${((1 - share) * height).toFixed(1)}`)
    .join(" ");
}

/** The first moves of turns, at most so many of them: the marks below the graph. */
export function turnMarks(story: Story, most: number): { at: number; turn: number }[] {
  const firsts = story.at
    .map((at, i) => ({ at, turn: story.turns[i]! }))
    .filter(({ turn }, i) => i === 0 || turn > story.turns[i - 1]!);
  const step = Math.ceil(firsts.length / most);
  return firsts.filter((_mark, i) => i % step === 0);
}

/** Where a moment is shown on the board; of the last move the moment before it, for after it there is no replay. */
export const momentAddress = (table: string, story: Story, at: number): string =>
  `/t/${table}?move=${Math.max(0, Math.min(at, story.moves - 1))}`;

/** The point of the graph that is nearest to a place between its left edge (0) and its right one (1). */
export function nearest(story: Story, share: number): number {
  const wanted = share * (story.at.at(-1) ?? 0);
  let best = 0;
  story.at.forEach((at, i) => {
    if (Math.abs(at - wanted) < Math.abs(story.at[best]! - wanted)) best = i;
  });
  return best;
}
