// The words of a key with arguments, by the rules of src/sztab/core/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../wire/types";

const LONGEST = 2000; // characters of one argument, as in Python

/** Messages of one language; later texts may put their own in place of earlier ones. */
export function bundle(language: string, ...texts: string[]): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) words.addResource(new FluentResource(text), { allowOverrides: true });
  return words;
}

export const isSaid = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && typeof (value as Said).key === "string";

/** The first of the bundles that knows the key: the game's words, then the client's. */
const knowing = (bundles: readonly FluentBundle[], key: string): FluentBundle | undefined =>
  bundles.find((words) => words.hasMessage(key));

export const hasWords = (bundles: readonly FluentBundle[], key: string): boolean => knowing(bundles, key) !== undefined;

/** The sentence for a name, event or refusal; whole sentences begin with a capital letter. */
export function say(bundles: readonly FluentBundle[], said: Said): string {
  const text = format(bundles, said.key, said.args ?? {});
  return /[.?!]$/.test(text) ? capital(text) : text;
}

/** An attribute of a message, such as the short form for a badge; null where there is none. */
export function attribute(bundles: readonly FluentBundle[], said: Said, name: string): string | null {
  const words = knowing(bundles, said.key);
  const pattern = words?.getMessage(said.key)?.attributes[name];
  return words && pattern ? filled(words, pattern, plain(bundles, said.args ?? {})) : null;
}

const capital = (text: string): string => {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
};

function format(bundles: readonly FluentBundle[], key: string, args: Record<string, unknown>): string {
  const words = knowing(bundles, key);
  const pattern = words?.getMessage(key)?.value;
  return words && pattern ? filled(words, pattern, plain(bundles, args)) : key;
}

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["attributes"][string];

const filled = (words: FluentBundle, pattern: Pattern, args: Record<string, FluentVariable>): string =>
  words.formatPattern(pattern, args, []);

/** Arguments as Fluent takes them: a name becomes its text, and its cases come along. */
function plain(bundles: readonly FluentBundle[], args: Record<string, unknown>): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [arg, value] of Object.entries(args)) {
    if (isSaid(value)) {
      const words = knowing(bundles, value.key);
      // Once for the text and all cases: a list is names within names, and each is deeper.
      const inner = plain(bundles, value.args ?? {});
      const text = words?.getMessage(value.key)?.value;
      found[arg] = cut(words && text ? filled(words, text, inner) : value.key);
      for (const [name, pattern] of Object.entries(words?.getMessage(value.key)?.attributes ?? {})) {
        found[`${arg}-${name}`] = cut(filled(words!, pattern, inner));
      }
    } else {
      found[arg] = typeof value === "number" ? value : written(bundles, String(value));
    }
  }
  return found;
}

/** A text as its language writes it: Polish has a comma in decimals. */
const written = (bundles: readonly FluentBundle[], text: string): string =>
  bundles[0]?.locales[0] === "pl" && /^-?\d+\.\d+$/.test(text) ? text.replace(".", ",") : cut(text);

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= LONGEST ? text : `${signs.slice(0, LONGEST - 1).join("")}…`;
};
