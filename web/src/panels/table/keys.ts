// What a key means at the table; single letters only while no text field has the focus.
import type { Tell } from "../../board/told";

export type Command =
  | "undo"
  | "undo-all"
  | "redo"
  | "next"
  | "previous"
  | "dismiss"
  | "card"
  | "actions"
  | "log"
  | "legend"
  | "cards"
  | "hint"
  | "help"
  | "asked"
  | "fit"
  | "closer"
  | "farther"
  | "panel"
  | "hide"
  | "back"
  | "confirm"
  | "replay-back"
  | "replay-forward"
  | { tell: Tell }
  | { button: number };

export const TELLS: readonly Tell[] = ["where", "around", "mine", "enemies"];

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

const LETTERS: Record<string, Command> = {
  u: "undo",
  n: "next",
  p: "previous",
  ".": "dismiss",
  i: "card",
  a: "actions",
  l: "log",
  g: "legend",
  d: "cards",
  "?": "help",
  z: "asked",
  "0": "fit",
  "+": "closer",
  "=": "closer",
  "-": "farther",
  "−": "farther",
  "]": "panel",
  h: "hide",
};

const SHIFTED: Record<string, Command> = {
  u: "undo-all",
  y: "redo",
  h: "hint",
  w: { tell: "where" },
  r: { tell: "around" },
  o: { tell: "mine" },
  f: { tell: "enemies" },
};

/** With Ctrl or ⌘, as everywhere else. */
const COMMON: Record<string, Command> = { z: "undo", "shift z": "redo", y: "redo" };

/** The letters and signs that a game may not take for itself. */
export const TAKEN: ReadonlySet<string> = new Set([...Object.keys(LETTERS), ..."123456789"]);

/** The command of a key press, or null. *typing*: a text field has the focus. */
export function command(event: Pressed, typing: boolean, letters: boolean): Command | null {
  if (event.key === "Escape") return "back";
  if (event.altKey && event.shiftKey) {
    return event.key === "ArrowLeft" ? "replay-back" : event.key === "ArrowRight" ? "replay-forward" : null;
  }
  if (typing) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey)
    return COMMON[`${event.shiftKey ? "shift " : ""}${event.key.toLowerCase()}`] ?? null;
  if (event.altKey) return null;
  if (event.key === "Enter") return "confirm";
  if (!letters) return null;
  const key = event.key.toLowerCase();
  if (event.shiftKey && /^[a-z]$/.test(key)) return SHIFTED[key] ?? null;
  if (/^[1-9]$/.test(event.key)) return { button: Number(event.key) };
  return LETTERS[key] ?? null;
}
