// What explains a table: the values of a piece, the legend, the cards. It is fetched when somebody asks for it.
import type { Component } from "svelte";
import type { Line, Said } from "../wire/types";

/** One value of a piece: what it is called, what it is now, and what it is good for (with the rule). */
export type Fact = { name: Said; value: string; meaning: Said };

/** One row of the legend: something as it is drawn on the board, and what it means. */
export type Sample = { draw: string; say: Said };
export type Chapter = { title: Said; samples: Sample[] };

export interface Guide<Table = unknown> {
  /** The values of a piece; nothing for a place. */
  facts(table: Table, id: string): Fact[];
  /** Everything that this game draws, in chapters. */
  legend(table: Table): Chapter[];
  /** One sample about (0, 0), in a box of 60 units. */
  Drawn: Component<{ table: Table; draw: string }>;
  /** The cards: what was drawn and what remains, as far as this seat may know. */
  Cards?: Component<{ table: Table; seat: string | null; log: readonly Line[] }>;
}
