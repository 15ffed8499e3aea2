// From clicks to moves: offers say which words spell which move, so one client serves every game.
import type { Offer } from "../wire/types";

export type Word = string;

/** Whether an offer begins with the words picked so far. */
export const follows = (offer: Offer, picked: readonly Word[]): boolean =>
  picked.length <= offer.picks.length && picked.every((word, i) => offer.picks[i] === word);

/** The offers that the words picked so far lead to. */
export const behind = (offers: readonly Offer[], picked: readonly Word[]): Offer[] =>
  offers.filter((offer) => follows(offer, picked));

/** What may be picked next; the board and the prompt light exactly these. */
export const nextPicks = (offers: readonly Offer[], picked: readonly Word[]): Set<Word> =>
  new Set(behind(offers, picked).flatMap((offer) => offer.picks.slice(picked.length, picked.length + 1)));

/**
 * The offers that the words picked so far spell; more than one only where a game says it twice. The
 * beginning of a draft is never spelled by picks: the workbench makes a whole move of it.
 */
export const spelled = (offers: readonly Offer[], picked: readonly Word[]): Offer[] =>
  behind(offers, picked).filter((offer) => offer.picks.length === picked.length && !offer.part);

/** Whether anything longer goes on from here, so that a spelled offer must wait. */
export const goesOn = (offers: readonly Offer[], picked: readonly Word[]): boolean =>
  nextPicks(offers, picked).size > 0;

export type Settled = { picked: Word[]; send: Offer | null };

/** After a pick: send the one offer that is spelled if it asks for nothing more, else wait. */
export function settle(offers: readonly Offer[], picked: Word[], confirm: boolean): Settled {
  const ready = spelled(offers, picked);
  const [offer] = ready;
  const waits = ready.length !== 1 || confirm || mustConfirm(offer!) || goesOn(offers, picked);
  return { picked, send: waits ? null : offer! };
}

/** An offer that warns, or whose amounts are still to be chosen, waits for Confirm. */
export const mustConfirm = (offer: Offer): boolean =>
  (offer.warns?.length ?? 0) > 0 || Object.keys(offer.counts ?? {}).length > 0;

/** The picks with every word after them that is the only one, as long as something is left to choose behind it. */
export function onward(offers: readonly Offer[], picked: readonly Word[]): Word[] {
  let words = [...picked];
  for (;;) {
    const [only, ...others] = nextPicks(offers, words);
    if (only === undefined || others.length > 0 || spelled(offers, words).length > 0) return words;
    const next = [...words, only];
    if (!goesOn(offers, next) && !spelled(offers, next).some(hasCounts)) return words;
    words = next;
  }
}

export type Picked = Settled & { lit: boolean };

/**
 * One click on *word*: the next pick, another choice for an earlier one, the same again (which takes
 * it back, or confirms a finished move), or nothing that is lit. The first *firm* picks are not
 * exchanged for another choice.
 */
export function pick(offers: readonly Offer[], picked: readonly Word[], word: Word, confirm = false, firm = 0): Picked {
  if (nextPicks(offers, picked).has(word)) {
    return { ...settle(offers, [...picked, word], confirm), lit: true };
  }
  if (picked.at(-1) === word) {
    const ready = spelled(offers, picked);
    if (picked.length > 1 && ready.length === 1 && !hasCounts(ready[0]!)) {
      return { picked: [...picked], send: ready[0]!, lit: true };
    }
    return { picked: picked.slice(0, -1), send: null, lit: true };
  }
  if (picked.includes(word)) {
    return { picked: picked.slice(0, picked.indexOf(word)), send: null, lit: true };
  }
  for (let length = picked.length - 1; length >= firm; length--) {
    const before = picked.slice(0, length);
    if (nextPicks(offers, before).has(word)) {
      return { ...settle(offers, [...before, word], confirm), lit: true };
    }
  }
  return { picked: [...picked], send: null, lit: false };
}

/** The picks that are still good in a new position: the longest beginning that leads somewhere. */
export function kept(offers: readonly Offer[], picked: readonly Word[]): Word[] {
  for (let length = picked.length; length > 0; length--) {
    const words = picked.slice(0, length);
    if (behind(offers, words).length > 0) return words;
  }
  return [];
}

export const hasCounts = (offer: Offer): boolean => Object.keys(offer.counts ?? {}).length > 0;

/** The text of an offer whose amounts were chosen: ``recruit 2HC 1LC``. */
export const withCounts = (offer: Offer, chosen: Readonly<Record<string, number>>): string =>
  [
    offer.text,
    ...Object.keys(offer.counts ?? {})
      .filter((name) => (chosen[name] ?? 0) > 0)
      .map((name) => `${chosen[name]}${name}`),
  ].join(" ");
