// The drawings of the games, fetched when a table of the game is opened.
import type { Theme } from "./theme";

// Each theme draws the table of its own game; which game a table is of, the server says.
const drawn = import.meta.glob<{ default: Theme<never> }>("./*/index.ts");

/** The theme of a game; a plain list where it has no drawing. */
export async function themeOf(game: string): Promise<Theme> {
  const load = drawn[`./${game}/index.ts`] ?? drawn["./plain/index.ts"]!;
  return (await load()).default as Theme<unknown>;
}
