// What dice come to.

/** How likely at least so many of these dice score, each with a chance of its own. */
export function atLeast(many: number, dice: readonly number[]): number {
  let found = [1]; // how likely each number of hits is
  for (const share of dice)
    found = [...found, 0].map((kept, hits) => kept * (1 - share) + (found[hits - 1] ?? 0) * share);
  return found.slice(many).reduce((sum, one) => sum + one, 0);
}
