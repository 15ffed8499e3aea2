// What things and cards say: a key with arguments, and the rule behind it.
import type { Said } from "../../wire/types";

export const said = (key: string, args: Record<string, unknown> = {}, rule?: string): Said =>
  rule ? { key, args, rule } : { key, args };
