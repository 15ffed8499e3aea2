// Small typography of the reader's language, applied where a sentence is shown.

const NO_BREAK = "\u00a0";

/** Polish ties one-letter words to what follows; both tie a number to its unit. */
export function typeset(language: string, text: string): string {
  const tied = text.replace(/(\d) (?=[\p{L}″%])/gu, `$1${NO_BREAK}`);
  if (language !== "pl") return tied;
  return tied.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${NO_BREAK}`);
}
