// The dice that were thrown in each seat's moves, from what was told.
import type { Line, Said } from "../../wire/types";

export type Thrown = { seat: string; faces: number[]; count: number; mean: number };

const FACES = 6;

/** The dice that a sentence names: the argument "die", or "dice" as figures in a row. */
const diceIn = ({ args = {} }: Said): number[] =>
  [args.die, ...(typeof args.dice === "string" ? args.dice.split(/\D+/).filter(Boolean).map(Number) : [])].filter(
    (die): die is number => typeof die === "number" && Number.isInteger(die) && die >= 1 && die <= FACES,
  );

/** For each seat: how often each face came, how many dice, and what they came to on average. */
export function thrown(lines: readonly Line[]): Thrown[] {
  const faces = new Map<string, number[]>();
  for (const { seat, said } of lines) {
    for (const die of seat === null ? [] : said.flatMap(diceIn)) {
      if (!faces.has(seat!))
        faces.set(
          seat!,
          Array.from({ length: FACES }, () => 0),
        );
      faces.get(seat!)![die - 1]! += 1;
    }
  }
  return [...faces].map(([seat, counts]) => {
    const count = counts.reduce((sum, one) => sum + one, 0);
    return { seat, faces: counts, count, mean: counts.reduce((sum, one, i) => sum + one * (i + 1), 0) / count };
  });
}
