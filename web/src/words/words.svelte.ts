// The words on the page: the client's own and those of the games, in the reader's language.
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import type { Said } from "../wire/types";
import { printed, type Called } from "./printed";
import { attribute, bundle, hasWords, say } from "./say";
import { typeset } from "./typeset";

/** The client's own words, one file for each language; a page fetches the language that it is read in. */
const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  pl: () => import("./pl.ftl?raw"),
};
const own: Partial<Record<Language, FluentBundle>> = {};
const added: Record<Language, string>[] = []; // of pages that are fetched by themselves

/** Words of games by "game/language", as they arrive. */
const loaded: Record<string, FluentBundle> = $state.raw({});
let arrived = $state(0);

let called: Called = $state.raw({});
/** From now on everything is said with these names: those of the open table, on all its pages. */
export const callThings = (names: Called): void => void (called = names);

const asked: Record<string, Promise<void>> = {};

/** Fetch something once; a failure is asked again next time. */
const once = (key: string, fetched: () => Promise<void>): Promise<void> =>
  (asked[key] ??= fetched().catch((error: unknown) => {
    delete asked[key];
    throw error;
  }));

/** Fetch the client's own words in one language. */
export const ownWords = (language: Language = settings.language): Promise<void> =>
  once(language, async () => {
    const { default: text } = await TEXTS[language]();
    own[language] = bundle(language, text, ...added.map((texts) => texts[language]));
    arrived += 1;
  });

/** Add the words of a page that is fetched by itself. */
export function addWords(texts: Record<Language, string>): void {
  added.push(texts);
  for (const language of ["en", "pl"] as const)
    own[language]?.addResource(new FluentResource(texts[language]), { allowOverrides: true });
}

/** The client's words in a language; until they arrive the page goes on in the other one. */
const ownIn = (language: Language): FluentBundle[] => {
  void arrived; // sentences on the page are said again when words arrive
  return [own[language] ?? own.en ?? own.pl].filter((words) => words !== undefined);
};

/** Fetch a game's words in one language, with the client's own. */
export const loadWords = async (game: string, language: Language = settings.language): Promise<void> => {
  const key = `${game}/${language}`;
  const words = once(key, async () => {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    if (!response.ok) throw new Error(response.statusText);
    loaded[key] = bundle(language, await response.text());
    arrived += 1;
  });
  await Promise.all([words, ownWords(language)]);
};

/** The kernel's words come with those of any game: enough for refusals where no game is meant. */
const shared = (language: Language): FluentBundle | undefined =>
  Object.entries(loaded).find(([key]) => key.endsWith(`/${language}`))?.[1];

const bundles = (game: string | null, language: Language): FluentBundle[] => {
  const words = game === null ? shared(language) : loaded[`${game}/${language}`];
  return words ? [words, ...ownIn(language)] : ownIn(language);
};

/** A word of the client. */
export const t = (key: string, args: Record<string, unknown> = {}): string =>
  typeset(settings.language, say(ownIn(settings.language), { key, args }));

/** What a game is called in the reader's language; a game that the client does not know keeps its own title. */
export const gameTitle = (game: { id: string; title: string }): string =>
  hasWords(ownIn(settings.language), `title-${game.id}`) ? t(`title-${game.id}`) : game.title;

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
  const spoken = (said: Said): string => typeset(language ?? settings.language, say(all(), printed(said, called)));
  return {
    say: spoken,
    has: (key) => hasWords(all(), key),
    part: (said, name) => attribute(all(), printed(said, called), name),
    word: (word) => (hasWords(all(), `pick-${word}`) ? spoken({ key: `pick-${word}` }) : word),
  };
}
