// Hints of the guided first game: tied to the prompt, to what can be done, and to what the player has done.
import type { Hint, Line, Offer } from "../../wire/types";

/** What a hint looks at: what is asked and offered, what was told of anybody, and of the player's own moves. */
export type Known = {
  prompt: string;
  offers: readonly Pick<Offer, "text">[];
  heard: ReadonlySet<string>;
  own: ReadonlySet<string>;
};

const some = (keys: readonly string[] | undefined, heard: ReadonlySet<string>): boolean =>
  keys?.some((key) => heard.has(key)) ?? false;

/** The keys of all that was told, and of what this seat's own moves brought about. */
export const told = (log: readonly Line[], seat: string | null): Pick<Known, "heard" | "own"> => {
  const keys = (lines: readonly Line[]): Set<string> =>
    new Set(lines.flatMap(({ said }) => said.map(({ key }) => key)));
  return { heard: keys(log), own: keys(log.filter((line) => line.seat === seat)) };
};

/** The first hint for this prompt whose time has come, is not over, and that was not dismissed. */
export function hintFor(hints: readonly Hint[], known: Known, dismissed: (key: string) => boolean): Hint | null {
  const words = new Set(known.offers.map(({ text }) => text.split(" ", 1)[0]!));
  return (
    hints.find(
      (hint) =>
        hint.prompt.includes(known.prompt) &&
        (!hint.after?.length || some(hint.after, known.heard)) &&
        (!hint.can?.length || some(hint.can, words)) &&
        !some(hint.until, known.own) &&
        !dismissed(hint.say),
    ) ?? null
  );
}

/** How much of what the hints are about the player has tried. */
export function tried(hints: readonly Hint[], own: ReadonlySet<string>): { done: number; all: number } {
  const steps = hints.filter((hint) => hint.until?.length);
  return { done: steps.filter((hint) => some(hint.until, own)).length, all: steps.length };
}
