// What the prompt bar shows of the next picks: buttons, and steppers where the words are numbers.
import type { Offer, Said } from "../wire/types";
import { behind, hasCounts, nextPicks, spelled, type Word } from "./picks";

export type Button = { word: Word; say: Said | null; offer: Offer | null; offers: number };

const isNumber = (word: Word): boolean => /^\d+$/.test(word);

/** The next words that no thing on the board stands for, each with its label if one offer is left. */
export function buttons(offers: readonly Offer[], picked: readonly Word[], onBoard: ReadonlySet<Word>): Button[] {
  return [...nextPicks(offers, picked)]
    .filter((word) => !onBoard.has(word) && !isNumber(word))
    .map((word) => {
      const left = behind(offers, [...picked, word]);
      const only = left.length === 1 ? left[0]! : null;
      return { word, say: only?.say ?? null, offer: only, offers: left.length };
    });
}

/** The numbers that may be picked next, in order: one stepper instead of many buttons. */
export const numbers = (offers: readonly Offer[], picked: readonly Word[], onBoard: ReadonlySet<Word>): number[] =>
  [...nextPicks(offers, picked)]
    .filter((word) => isNumber(word) && !onBoard.has(word))
    .map(Number)
    .sort((a, b) => a - b);

/** The offer whose amounts are being chosen: the spelled one, or the only one there is. */
export function amounts(offers: readonly Offer[], picked: readonly Word[]): Offer | null {
  const [ready] = spelled(offers, picked);
  if (ready && hasCounts(ready)) return ready;
  const [only] = offers;
  return picked.length === 0 && offers.length === 1 && only && hasCounts(only) ? only : null;
}

/** The offer that waits for Confirm. */
export function waiting(offers: readonly Offer[], picked: readonly Word[]): Offer | null {
  const ready = picked.length > 0 ? spelled(offers, picked) : [];
  return ready.length === 1 ? ready[0]! : null;
}

/** Offers grouped by their first pick, in the order in which they come. */
export function grouped(offers: readonly Offer[]): Map<Word, Offer[]> {
  const groups = new Map<Word, Offer[]>();
  for (const offer of offers) {
    const first = offer.picks[0] ?? "";
    groups.set(first, [...(groups.get(first) ?? []), offer]);
  }
  return groups;
}

/** What a goal is asked for in words: places, pieces, both, or something else. */
export function goalKind(kinds: readonly string[]): "place" | "piece" | "both" | "other" {
  const [place, piece] = [kinds.includes("place"), kinds.includes("piece") || kinds.includes("link")];
  return place && piece ? "both" : place ? "place" : piece ? "piece" : "other";
}

/** The pieces that still have something to do, in the order of the board, without dismissed ones. */
export const toDo = (offers: readonly Offer[], order: readonly Word[], dismissed: ReadonlySet<Word>): Word[] => {
  const first = nextPicks(offers, []);
  return order.filter((word) => first.has(word) && !dismissed.has(word));
};

/** The one after (or before) *word*, round the corner. */
export function walk(words: readonly Word[], word: Word | null, step: 1 | -1): Word | null {
  if (words.length === 0) return null;
  const at = word === null ? -1 : words.indexOf(word);
  if (at < 0) return step > 0 ? words[0]! : words.at(-1)!;
  return words[(at + step + words.length) % words.length]!;
}
