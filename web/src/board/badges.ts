// The short cost that a goal carries.
import { behind } from "../picks/picks";
import type { Offer } from "../wire/types";
import type { Speaker } from "../words/words.svelte";

/** For each next pick that ends an offer: the attribute ``badge`` of its sentence (what a fight costs), or that of its
 * cost, or the first number of the cost. Where how it is done is asked after it (attack or shoot), what each of them
 * costs: "−1/−1 · 0/−1". */
export function badges(offers: readonly Offer[], picked: readonly string[], speak: Speaker): Map<string, string> {
  const found = new Map<string, string>();
  if (picked.length === 0) return found;
  const later = new Map<string, string[]>();
  for (const offer of behind(offers, picked)) {
    const word = offer.picks[picked.length];
    if (word === undefined || offer.picks.length > picked.length + 2) continue;
    if (offer.picks.length === picked.length + 2) {
      const fight = speak.part(offer.say, "badge");
      if (fight !== null) later.set(word, [...(later.get(word) ?? []), fight]);
      continue;
    }
    const number = Object.values(offer.cost?.args ?? {}).find((arg) => typeof arg === "number");
    const short = speak.part(offer.say, "badge") ?? (offer.cost && speak.part(offer.cost, "badge")) ?? number;
    if (short !== undefined) found.set(word, String(short));
  }
  for (const [word, fights] of later) if (!found.has(word)) found.set(word, [...new Set(fights)].join(" · "));
  return found;
}
