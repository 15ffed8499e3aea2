// Names of places and units in a sentence become buttons that show them on the board.
import type { Said } from "../../wire/types";
import { isSaid } from "../../words/say";

export type Part = { text: string; id: string | null };

/** How things are called in sentences, each name with the id of its thing. */
export type Names = ReadonlyMap<string, string>;

type Found = { name: string; id: string };

/** The ids of the things that sentences name. */
export const idsIn = (sentences: readonly Said[], names: Names, say: (said: Said) => string): Set<string> =>
  new Set(sentences.flatMap((said) => found(said, names, say)).map(({ id }) => id));

/** The arguments of a sentence that name things on the board, nested ones too. */
function found(said: Said, names: Names, say: (said: Said) => string): Found[] {
  return Object.values(said.args ?? {}).flatMap((value) => {
    if (typeof value === "string") return names.has(value) ? [{ name: value, id: names.get(value)! }] : [];
    if (!isSaid(value)) return [];
    const name = say(value);
    const id = names.get(name) ?? names.get(String(value.args?.id));
    return id === undefined ? found(value, names, say) : [{ name, id }];
  });
}

/** A sentence cut at the names that stand in it; its first letter may be a capital. */
export function parts(text: string, said: Said, names: Names, say: (said: Said) => string): Part[] {
  let cut: Part[] = [{ text, id: null }];
  for (const { name, id } of found(said, names, say).sort((a, b) => b.name.length - a.name.length)) {
    cut = cut.flatMap((part) => {
      const at = part.id === null ? part.text.toLowerCase().indexOf(name.toLowerCase()) : -1;
      if (at < 0) return [part];
      const end = at + name.length;
      return [
        { text: part.text.slice(0, at), id: null },
        { text: part.text.slice(at, end), id },
        { text: part.text.slice(end), id: null },
      ].filter((one) => one.text !== "");
    });
  }
  return cut;
}
