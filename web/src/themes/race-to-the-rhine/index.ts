// 1944: Race to the Rhine on the browser table.
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import { BOX } from "./layout";
import { overlays, preview } from "./marks";
import Pieces from "./Pieces.svelte";
import { ACTION_WORDS, name, type Army, type Table } from "./table";
import { front, things } from "./things";

const theme: Theme = {
  box: () => BOX,
  opening: front,
  things,
  Ground,
  Pieces,
  Hand,
  held: () => [...ACTION_WORDS],
  numbered: ACTION_WORDS,
  score: (table: Table, seat: string) => name("score-medals", { count: table.count[seat as Army] ?? 0 }),
  preview,
  overlays,
};

export default theme;
