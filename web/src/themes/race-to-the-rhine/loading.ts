// Where a choice of tokens begins: a corps loads what it can carry, fuel first, but never without food.
import type { Amounts, Counts } from "../theme";
import { KINDS, total, type Kind, type Table } from "./table";

/** Share the free places of a card: one of each kind first, then fuel, ammo and food. */
export function fitting(most: Counts, room: number): Counts {
  const taken: Record<string, number> = {};
  let left = room;
  const take = (kind: Kind, wanted: number): void => {
    const many = Math.min(wanted, (most[kind] ?? 0) - (taken[kind] ?? 0), left);
    if (many <= 0) return;
    taken[kind] = (taken[kind] ?? 0) + many;
    left -= many;
  };
  for (const kind of KINDS) take(kind, 1);
  for (const kind of KINDS) take(kind, room);
  return taken;
}

export const amounts: Amounts<Table> = {
  begin(table, offer) {
    const [corps, word] = offer.picks;
    const card = table.corps[corps ?? ""];
    return word === "load" && card ? fitting(offer.counts ?? {}, table.room.card - total(card)) : {};
  },
};
