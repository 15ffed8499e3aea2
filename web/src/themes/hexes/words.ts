// The reader's words inside a theme: text on the board and in the hand is said, never written here.
import { getContext, setContext } from "svelte";
import type { Said } from "../../wire/types";

export type Say = (said: Said) => string;
const KEY = "say";

/** Hand the words down to the components of a theme. */
export const giveWords = (say: Say): void => void setContext(KEY, say);

/** The words of a game; called while a component is made. */
export const words = (_game: string): Say => getContext<Say>(KEY);
