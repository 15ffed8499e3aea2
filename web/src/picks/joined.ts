// Several pieces at once: with Shift a piece is added to the picks, in whatever order they are clicked.
import type { Offer } from "../wire/types";
import type { Word } from "./picks";

/** The picks with *word* among them, in the order in which some offer takes them. */
export function joined(offers: readonly Offer[], picked: readonly Word[], word: Word): Word[] | null {
  const wanted = new Set([...picked, word]);
  const offer = offers.find(
    ({ picks }) => picks.length >= wanted.size && picks.slice(0, wanted.size).every((one) => wanted.has(one)),
  );
  return offer ? offer.picks.slice(0, wanted.size) : null;
}

/** As many of these pieces as one offer takes together, with what is picked already, in the order of that offer. */
export function allJoined(offers: readonly Offer[], picked: readonly Word[], words: readonly Word[]): Word[] {
  const wanted = new Set([...picked, ...words]);
  let most: Word[] = [...picked];
  for (const { picks } of offers) {
    const end = picks.findIndex((word) => !wanted.has(word));
    const taken = end < 0 ? picks : picks.slice(0, end);
    if (taken.length > most.length && picked.every((word) => taken.includes(word))) most = taken;
  }
  return most;
}

/** Whether some offer takes more than one of these pieces together. */
export const joins = (offers: readonly Offer[], picked: readonly Word[], words: readonly Word[]): boolean =>
  allJoined(offers, picked, words).length > picked.length + 1;
