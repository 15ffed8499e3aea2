// The short cost that a goal carries.
import { behind } from "../picks/picks";
import type { Offer } from "../wire/types";
import type { Speaker } from "../words/words.svelte";

/** For each next pick that ends an offer with a cost: the message's attribute ``badge``, or its first number. */
export function badges(offers: readonly Offer[], picked: readonly string[], speak: Speaker): Map<string, string> {
  const found = new Map<string, string>();
  if (picked.length === 0) return found;
  for (const offer of behind(offers, picked)) {
    const word = offer.picks[picked.length];
    if (word === undefined || !offer.cost || offer.picks.length > picked.length + 1) continue;
    const short =
      speak.part(offer.cost, "badge") ?? Object.values(offer.cost.args ?? {}).find((arg) => typeof arg === "number");
    if (short !== undefined) found.set(word, String(short));
  }
  return found;
}
