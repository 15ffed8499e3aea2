// Which puzzles this browser has solved.

const key = (game: string): string => `sztab-solved-${game}`;

export function solved(game: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

/** Note that a puzzle was solved. */
export function solve(game: string, puzzle: string): ReadonlySet<string> {
  const all = new Set([...solved(game), puzzle]);
  localStorage.setItem(key(game), JSON.stringify([...all]));
  return all;
}
