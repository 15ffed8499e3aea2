import { games, ProblemError } from "../wire/http";
import type { Said } from "../wire/types";
import { loadWords } from "../words/words.svelte";

/** What went wrong, as something that can be said. */
export function failed(error: unknown): Said {
  if (!(error instanceof ProblemError)) return { key: "problem-client" };
  if (error.status > 0)
    void games()
      .then(([first]) => first && loadWords(first.id))
      .catch(() => {});
  return error.refusal;
}
