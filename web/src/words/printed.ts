// Hexes as a printed map names them: rows A, B, C … from the north, numbers from the west. Moves are written out with "q,r".
import type { Said } from "../wire/types";
import { isSaid } from "./say";

/** What a table calls by more than its own word, by the key of that word: a side by its nation. */
export type Called = Readonly<Record<string, Said>>;

const ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FIRST = -6; // the row and the column with which every map begins

/** "-4,4" as K5; anything else as it is. Moves, too, may be written with either name. */
export function printedHex(text: string): string {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  if (!found) return text;
  const [q, r] = [Number(found[1]), Number(found[2])];
  const [row, column] = [ROWS[r - FIRST], q + Math.floor(r / 2) - FIRST + 1];
  return row !== undefined && column > 0 ? `${row}${column}` : text;
}

/** A name or sentence whose hexes are called as on the map, and whose names as at this table. */
export function printed(said: Said, called: Called = {}): Said {
  const own = called[said.key];
  if (own) return own;
  const args = said.args && Object.entries(said.args);
  if (!args?.some(([, value]) => typeof value === "object" || (typeof value === "string" && value.includes(","))))
    return said;
  return { ...said, args: Object.fromEntries(args.map(([name, value]) => [name, inside(value, called)])) };
}

const inside = (value: unknown, called: Called): unknown =>
  isSaid(value)
    ? printed(value, called)
    : typeof value === "string"
      ? value.split(" ").map(printedHex).join(" ")
      : value;
