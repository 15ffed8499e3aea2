// The words on the page: the client's own and those of the games, in the reader's language.
import type { FluentBundle } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import type { Said } from "../wire/types";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import { attribute, bundle, hasWords, say } from "./say";
import { typeset } from "./typeset";

const own: Record<Language, FluentBundle> = { en: bundle("en", en), pl: bundle("pl", pl) };

/** Words of games by "game/language", as they arrive. */
const loaded: Record<string, FluentBundle> = $state.raw({});
let arrived = $state(0);

const asked = new Map<string, Promise<void>>();

/** Fetch a game's words in one language once; a failure is asked again next time. */
export function loadWords(game: string, language: Language = settings.language): Promise<void> {
  const key = `${game}/${language}`;
  let promise = asked.get(key);
  if (!promise) {
    promise = fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
      .then((text) => {
        loaded[key] = bundle(language, text);
        arrived += 1;
      })
      .catch((error: unknown) => {
        asked.delete(key);
        throw error;
      });
    asked.set(key, promise);
  }
  return promise;
}

/** The kernel's words come with those of any game: enough for refusals where no game is meant. */
const shared = (language: Language): FluentBundle | undefined =>
  Object.entries(loaded).find(([key]) => key.endsWith(`/${language}`))?.[1];

const bundles = (game: string | null, language: Language): FluentBundle[] => {
  void arrived; // sentences on the page are said again when a game's words arrive
  const words = game === null ? shared(language) : loaded[`${game}/${language}`];
  return words ? [words, own[language]] : [own[language]];
};

/** A word of the client. */
export const t = (key: string, args: Record<string, unknown> = {}): string =>
  typeset(settings.language, say([own[settings.language]], { key, args }));

export type Speaker = {
  say: (said: Said) => string;
  has: (key: string) => boolean;
  part: (said: Said, attribute: string) => string | null;
  /** The label of a picked word that no offer speaks for. */
  word: (word: string) => string;
};

/** How a game speaks, in the reader's language or another. */
export function speaker(game: string | null, language?: Language): Speaker {
  const all = (): FluentBundle[] => bundles(game, language ?? settings.language);
  const spoken = (said: Said): string => typeset(language ?? settings.language, say(all(), said));
  return {
    say: spoken,
    has: (key) => hasWords(all(), key),
    part: (said, name) => attribute(all(), said, name),
    word: (word) => (hasWords(all(), `pick-${word}`) ? spoken({ key: `pick-${word}` }) : word),
  };
}
