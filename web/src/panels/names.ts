// Names of places in a sentence become buttons that show them on the board.
import type { Said } from "../wire/types";
import { isSaid } from "../words/say";

export type Part = { text: string; id: string | null };

/** The arguments of a sentence that are ids of things on the board, nested ones too. */
export function ids(said: Said, known: readonly string[]): string[] {
  return Object.values(said.args ?? {}).flatMap((value) =>
    isSaid(value) ? ids(value, known) : typeof value === "string" && known.includes(value) ? [value] : [],
  );
}

/** A sentence cut at the ids that stand in it. */
export function parts(text: string, said: Said, known: readonly string[]): Part[] {
  let found: Part[] = [{ text, id: null }];
  for (const id of new Set(ids(said, known))) {
    found = found.flatMap((part) => {
      const at = part.id === null ? part.text.indexOf(id) : -1;
      if (at < 0) return [part];
      return [
        { text: part.text.slice(0, at), id: null },
        { text: id, id },
        { text: part.text.slice(at + id.length), id: null },
      ].filter((one) => one.text !== "");
    });
  }
  return found;
}
