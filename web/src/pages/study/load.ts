// What a study needs before it is shown: drawing, words, the position, and the pieces that there are.
import { settings } from "../../settings.svelte";
import { themeOf } from "../../themes";
import * as http from "../../wire/http";
import { loadWords } from "../../words/words.svelte";
import { Study } from "./state.svelte";

/** A study of a game from a position, or from where studies of it begin. */
export async function studyOf(game: string, position: unknown = null, seat: string | null = null): Promise<Study> {
  const [theme, begun, box, info] = await Promise.all([
    themeOf(game),
    http.study(game, position, seat),
    position === null ? null : http.study(game, null),
    http.game(game),
    loadWords(game, settings.language),
  ]);
  return new Study(theme, begun, box ?? begun, info);
}
