// The log as lists: filters, headings, and the text that is saved.
import type { Line, Phase, Said } from "../../wire/types";

export type Heading = { step: Phase | null; lines: Line[] };

const FIGHTS = /attack|shoot|fire|melee|assault|loss|lose|destroy|retreat|combat|hit|fight|kill|beaten|air|oba/;

export type Filter = "all" | "fights" | "mine" | "chat";

/** The lines that a filter lets through; a move that told nothing is none, and chat has lines of its own. */
export function linesOf(lines: readonly Line[], filter: Filter, seat: string | null): Line[] {
  const told = lines.filter((line) => line.said.length > 0 || line.details?.length);
  if (filter === "mine") return told.filter((line) => line.seat === seat);
  if (filter === "fights") return told.filter((line) => line.said.some((said) => FIGHTS.test(said.key)));
  return filter === "chat" ? [] : told;
}

/** Lines that belong to the one above: what made up a number, and how things stand after a move. */
export const isModifier = (said: Said): boolean => said.key.startsWith("modifier") || said.key === "ledger";

/** Whether a move only let time pass: one pale line. */
export const isPassing = (line: Line): boolean => line.said.every((said) => said.key === "passes");

const same = (a: Phase | null, b: Phase | null): boolean =>
  a === b || (a !== null && b !== null && a.turn === b.turn && JSON.stringify(a.phase) === JSON.stringify(b.phase));

/** Lines under the turn and phase in which they happened. */
export function headed(lines: readonly Line[]): Heading[] {
  const groups: Heading[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const step = line.step ?? last?.step ?? null; // an agreement between moves stands where it was made
    if (last && same(last.step, step)) last.lines.push(line);
    else groups.push({ step, lines: [line] });
  }
  return groups;
}

const written = (said: Said, number: string, indent: string, say: (said: Said) => string): string =>
  `${number.padStart(5)} ${indent}${say(said)}${said.rule ? ` [${said.rule}]` : ""}`;

/** The whole log as text, to be saved. */
export const logText = (lines: readonly Line[], say: (said: Said) => string, head: (step: Phase) => string): string =>
  headed(linesOf(lines, "all", null))
    .flatMap((group) => [
      ...(group.step ? ["", head(group.step)] : []),
      ...group.lines.flatMap((line) => [
        ...line.said.map((said, i) => written(said, i === 0 ? `${line.n}.` : "", isModifier(said) ? "  " : "", say)),
        ...(line.details ?? []).map((said) => written(said, "", "    ", say)),
      ]),
    ])
    .join("\n")
    .trimStart() + "\n";
