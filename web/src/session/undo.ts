// What Undo may do: as far as the view allows, and past the answers of bots, of whom nobody has to agree.
import type { Offer, People, Said, View } from "../wire/types";

function againstBots(view: View, people: People | null): boolean {
  const others = (people?.seats ?? []).filter(({ seat }) => seat !== view.seat);
  return others.length > 0 && others.every(({ kind }) => kind === "bot");
}

/** The moment before a seat's last decision, if bots alone have answered it and luck had no part in it. */
export const pastBots = (view: View, people: People | null): number | null =>
  againstBots(view, people) ? (view.undo.past ?? null) : null;

/** What a move brings on. Against bots nothing lasts that luck has no part in: Undo goes past their answers. */
export const warnsOf = (offer: Offer, view: View | null, people: People | null): NonNullable<Offer["warns"]> =>
  (offer.warns ?? []).filter((warn) => warn !== "lasting" || !view || !againstBots(view, people));

/** Why nothing can be undone. Against bots the menu goes back all the same: there nobody draws again by one key. */
export function whyNotUndone(view: View, people: People | null): Said | null {
  const refusal = view.undo.refusal ?? null;
  if (!refusal || refusal.key === "undo-nothing" || view.ending) return refusal;
  return againstBots(view, people) ? { key: "undo-luck", args: {} } : refusal;
}

/** The moves that go if the game goes back to *to*, without those that passed by themselves. */
export function takenBack(view: View, to: number): string[] {
  const texts = view.undo.texts ?? [];
  return texts.slice(texts.length - (view.moves_made - to)).filter((text) => text !== "");
}
