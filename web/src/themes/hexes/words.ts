// The reader's words inside a theme: text on the board and in the hand is said, never written here.
import type { Said } from "../../wire/types";
import { speaker } from "../../words/words.svelte";

/** How a game says a key with its arguments, in the language of the moment. */
export const words = (game: string): ((said: Said) => string) => speaker(game).say;
