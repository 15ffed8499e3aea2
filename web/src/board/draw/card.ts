import type { Thing } from "../../themes/theme";
import type { Said } from "../../wire/types";

/** One card at a time, beside what it is about: to read, to choose from a stack, or a refusal. */
export type CardOf = { things: Thing[]; x: number; y: number; gap: number } & (
  | { kind: "read" | "choose" }
  | { kind: "refusal"; refusal: Said; reads: boolean } // a finger cannot hover: it reads the thing besides
);
