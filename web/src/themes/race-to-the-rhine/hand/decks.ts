// How the decks are called.
import type { Said } from "../../../wire/types";
import { name, type Table } from "../table";

export const deckName = (table: Table, deck: string): Said =>
  deck === "resistance"
    ? name("deck-resistance")
    : table.options.common_deck
      ? name("deck-common")
      : name("deck-pursuit", { army: name(deck) });
