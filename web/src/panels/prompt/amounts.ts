// Whether the amounts that were chosen can be confirmed.
import type { Counts, Theme } from "../../themes/theme";
import type { Offer, Said } from "../../wire/types";

/** What they come to, and why they cannot be confirmed yet. */
export function totalOf(
  theme: Theme,
  table: unknown,
  offer: Offer,
  counts: Counts,
): { total: { say: Said; over: boolean } | null; fault: Said | null } {
  const total = theme.amounts?.total?.(table, offer, counts) ?? null;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return {
    total,
    fault: isEmpty ? { key: "amounts-none", args: {} } : total?.over ? { key: "amounts-over", args: {} } : null,
  };
}
