// What things and cards say: a key with arguments, and the rule behind it.
import type { Said } from "../../wire/types";

export const said = (key: string, args: Record<string, unknown> = {}, rule?: string): Said =>
  rule ? { key, args, rule } : { key, args };

/** A number with its sign, as a modifier is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

type Modified = { value: number; key: string; rule: string };

/** Modifiers as lines of a sum, each with its rule. */
export const modified = (modifiers: readonly Modified[]): Said[] =>
  modifiers.map(({ value, key, rule }) => said(key, { value: signed(value) }, rule));
