// How the bar calls what was picked.
import type { Thing } from "../../themes/theme";
import type { Speaker } from "../../words/words.svelte";

/** What was picked: the short name of a thing on the board, else the word. */
export function labelOf(things: ReadonlyMap<string, Thing>, speak: Speaker, word: string): string {
  const label = things.get(word)?.label;
  return label ? (speak.part(label, "short") ?? speak.say(label)) : speak.word(word);
}
