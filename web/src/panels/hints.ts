// Hints of the guided first game: tied to the prompt, until they are sent away.
import type { Hint } from "../wire/types";

/** The first hint for this prompt that was not dismissed. */
export const hintFor = (
  hints: readonly Hint[],
  prompt: string,
  dismissed: (key: string) => boolean,
): Hint | null => hints.find((hint) => hint.prompt.includes(prompt) && !dismissed(hint.say)) ?? null;
