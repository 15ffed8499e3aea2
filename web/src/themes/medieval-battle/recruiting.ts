// Raising an army: what it costs so far, and armies to begin with.
import { said } from "../hexes/said";
import type { Amounts, Counts } from "../theme";
import type { Table } from "./table";

const PRESETS: Record<string, readonly string[]> = {
  balanced: ["HC", "PK", "LB", "HI", "SB", "LC"],
  mounted: ["HC", "LC", "MA"],
  foot: ["HI", "LB", "PK", "SB", "LI"],
};

/** Take one of each kind in turn while the points and the counters last. */
function filled(table: Table, order: readonly string[], most: Readonly<Record<string, number>>): Counts {
  const army: Record<string, number> = {};
  let left = table.points;
  for (let taken = true; taken;) {
    taken = false;
    for (const kind of order) {
      const { price } = table.kinds[kind]!;
      if (price > left || (army[kind] ?? 0) >= (most[kind] ?? 0)) continue;
      army[kind] = (army[kind] ?? 0) + 1;
      left -= price;
      taken = true;
    }
  }
  return army;
}

export const priceOf = (table: Table, counts: Counts): number =>
  Object.entries(counts).reduce((sum, [kind, count]) => sum + count * (table.kinds[kind]?.price ?? 0), 0);

export const amounts: Amounts<Table> = {
  each: (table, kind) => (table.kinds[kind] ? said("recruit-price", { price: table.kinds[kind].price }) : null),
  presets: (table, offer) => [
    ...Object.entries(PRESETS).map(([name, order]) => ({
      say: said(`preset-${name}`),
      counts: filled(table, order, offer.counts ?? {}),
    })),
    { say: said("preset-none"), counts: {} },
  ],
  total(table, _offer, counts) {
    const price = priceOf(table, counts);
    return { say: said("recruit-total", { price, points: table.points }), over: price > table.points };
  },
};
