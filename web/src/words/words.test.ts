import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import sentences from "../../fixtures/sentences.json";
import type { Said } from "../wire/types";
import enTable from "./en.ftl?raw";
import plTable from "./pl.ftl?raw";
import enStudy from "./study/en.ftl?raw";
import plStudy from "./study/pl.ftl?raw";
import enAnalysis from "./analysis/en.ftl?raw";
import plAnalysis from "./analysis/pl.ftl?raw";
import enMore from "./more/en.ftl?raw";
import plMore from "./more/pl.ftl?raw";
import { attribute, bundle, say } from "./say";
import { typeset } from "./typeset";

const en = `${enTable}\n${enMore}\n${enStudy}\n${enAnalysis}`;
const pl = `${plTable}\n${plMore}\n${plStudy}\n${plAnalysis}`;
const ROOT = join(import.meta.dirname, "../../../src/sztab");
const textOf = (folder: string, language: string): string =>
  readFileSync(join(ROOT, folder, "words", `${language}.ftl`), "utf8");
const words = (game: string, language: string) =>
  bundle(language, textOf("core", language), textOf(`games/${game.replaceAll("-", "_")}`, language));

for (const language of ["en", "pl"] as const) {
  const bundles = new Map<string, ReturnType<typeof words>>();
  for (const { game, said, ...expected } of sentences as unknown as {
    game: string;
    said: Said;
    en: string;
    pl: string;
  }[]) {
    test(`${language} ${game} ${said.key} reads as in Python`, () => {
      if (!bundles.has(game)) bundles.set(game, words(game, language));
      expect(say([bundles.get(game)!], said)).toBe(expected[language]);
    });
  }
}

test.each([
  ["en", "turn-begins", "The US Army (A) begins turn 2: Starting step."],
  ["en", "step-movement", "US Army (A), turn 2: Movement step."],
  ["en", "smoke-clears", "The smoke of the US Army (A) clears."],
  ["en", "note-reserves", "The US Army (A) has half of its platoons in reserve; they come from turn 3 on."],
  ["pl", "turn-begins", "Armia amerykańska (A) zaczyna turę 2: faza wstępna."],
  ["pl", "smoke-clears", "Rozprasza się dym armii amerykańskiej (A) z poprzedniej tury."],
  ["pl", "note-reserves", "W rezerwie pozostaje połowa plutonów armii amerykańskiej (A); wchodzą od tury 3."],
])("%s: a side that is called by its army reads well in %s", (language, key, sentence) => {
  const side = { key: "side-nation", args: { nation: "us", side: "A" } };
  expect(say([words("flames-of-war", language)], { key, args: { side, turn: 2, n: 3 } })).toBe(sentence);
});

test("a deep list of names is said at once: each is filled in once", () => {
  let row: Said = { key: "end" };
  for (let n = 0; n < 60; n++) row = { key: "more", args: { n, rest: row } };
  expect(say([bundle("en", "end = end\nmore = { $n }, { $rest }\n")], row)).toMatch(/^59, 58, .* 0, end$/);
});

test("prompts are one sentence of at most 90 characters, 110 in Polish; a second may say what is left", () => {
  const long = (sentences as unknown as { game: string; said: Said; en: string; pl: string }[])
    .filter(({ said }) => said.key.startsWith("prompt-"))
    .filter(
      (one) =>
        one.en.split(". ")[0]!.length > 90 ||
        one.pl.split(". ")[0]!.length > 110 ||
        one.en.length > 150 ||
        one.pl.length > 170,
    );
  expect(long.map(({ en }) => en)).toEqual([]);
});

test("phases are counted where a turn has more than one", () => {
  const heading = (turn: number, of: number, last = 0): string =>
    say([bundle("en", enTable)], { key: "step", args: { turn, phase: "Play", n: 1, of, last } });
  expect([heading(0, 1), heading(2, 1), heading(2, 3), heading(2, 1, 8)]).toEqual([
    "Play",
    "Turn 2 · Play",
    "Turn 2 · Play · phase 1 of 3",
    "Turn 2 of 8 · Play",
  ]);
});

/** Every message with the arguments it names. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    if (start) key = start[1]!;
    if (key && !line.startsWith("#")) {
      const args = [...line.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!);
      found.set(key, [...new Set([...(found.get(key)?.split(" ").filter(Boolean) ?? []), ...args])].sort().join(" "));
    }
  }
  return found;
}

test("both languages have the same keys and arguments", () => {
  expect([...messages(pl)].sort()).toEqual([...messages(en)].sort());
  expect(new FluentResource(en).body).toHaveLength(messages(en).size);
  expect(new FluentResource(pl).body).toHaveLength(messages(pl).size);
});

test("Polish plurals have all four forms", () => {
  for (const block of pl.split(/\n(?=[a-z])/)) {
    if (block.includes("[few]")) for (const form of ["[one]", "[many]", "*[other]"]) expect(block).toContain(form);
  }
});

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "themes" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.includes(".test.") ? [readFileSync(path, "utf8")] : [];
  });

test("every word that the client says exists", () => {
  const known = messages(en);
  const text = sources(join(import.meta.dirname, "..")).join("\n");
  const said = [...text.matchAll(/\bt\("([a-z-]+)"/g)].map((match) => match[1]!);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
  for (const [, begin] of text.matchAll(/\bt\(`([a-z-]+)\$/g)) {
    expect([...known.keys()].some((key) => key.startsWith(begin!))).toBe(true);
  }
});

test("whoever says a word that the first board does without fetches it", () => {
  const more = [...messages(enMore).keys()];
  const silent = sources(join(import.meta.dirname, ".."))
    .filter((text) => !text.startsWith("// Generated") && !/words\/more\/words"/.test(text))
    .flatMap((text) => [...text.matchAll(/\bt\("([a-z-]+)"/g)].map((match) => match[1]!))
    .filter((key) => more.includes(key));
  expect(silent).toEqual([]);
});

test("no markup is ever taken as such", () => {
  expect(sources(join(import.meta.dirname, "..")).join("\n")).not.toMatch(/@html|innerHTML|insertAdjacentHTML/);
});

test("a nested name brings its cases along, and a sentence begins large", () => {
  const polish = bundle(
    "pl",
    "red = Czerwoni\n    .gen = Czerwonych\nunit = jazda { $n } { $side-gen }\nmoves = { $unit } rusza.\n    .badge = { $unit }!",
  );
  const said: Said = { key: "moves", args: { unit: { key: "unit", args: { n: 2, side: { key: "red" } } } } };
  expect(say([polish], said)).toBe("Jazda 2 Czerwonych rusza.");
  expect(attribute([polish], said, "badge")).toBe("jazda 2 Czerwonych!");
  expect(attribute([polish], said, "none")).toBeNull();
  expect(say([polish], { key: "unknown" })).toBe("unknown");
});

test("Polish writes decimals with a comma", () => {
  const texts = "far = { $inches }″";
  expect(say([bundle("pl", texts)], { key: "far", args: { inches: "6.25" } })).toBe("6,25″");
  expect(say([bundle("en", texts)], { key: "far", args: { inches: "6.25" } })).toBe("6.25″");
  expect(say([bundle("pl", texts)], { key: "far", args: { inches: "1.2.3" } })).toBe("1.2.3″");
});

test("text that people type stays text", () => {
  const english = bundle("en", "says = { $name } says { $text }");
  expect(say([english], { key: "says", args: { name: "{ $x }", text: "<img onerror=1>" } })).toBe(
    "{ $x } says <img onerror=1>",
  );
  expect(say([english], { key: "says", args: { name: "a", text: "😀".repeat(3000) } }).length).toBeLessThan(4100);
});

test("Polish ties one-letter words, both languages tie units", () => {
  expect(typeset("pl", "Idzie w las i o świcie (z 3 punktami)")).toBe(
    "Idzie w\u00a0las i\u00a0o\u00a0świcie (z\u00a03\u00a0punktami)",
  );
  expect(typeset("en", "I have 3 points")).toBe("I have 3\u00a0points");
});
