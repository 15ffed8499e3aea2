// 1944: Race to the Rhine on the browser table.
import type { Bench, Theme } from "../theme";
import Ground from "./map/Ground.svelte";
import Hand from "./hand/Hand.svelte";
import LargeCard from "./hand/LargeCard.svelte";
import { firm, notes, outcomes, question, recap } from "./asking";
import { amounts } from "./loading";
import Piece from "./map/Piece.svelte";
import { BOX } from "./map/layout";
import { overlays, preview } from "./marks";
import Pieces from "./map/Pieces.svelte";
import { ACTION_WORDS, name, type Army, type Table } from "./table";
import { front, things } from "./things";

/** O: load or unload the corps that is picked, else pick the next corps that can (RR-8.5). */
function loading(bench: Bench): boolean {
  const word = ["load", "unload"].find((one) => bench.lit.has(one));
  const corps = bench.view.offers.find(
    ({ picks }) => bench.picked.length === 0 && (picks[1] === "load" || picks[1] === "unload"),
  )?.picks[0];
  if (word ?? corps) bench.pick((word ?? corps)!);
  return (word ?? corps) !== undefined;
}

const theme: Theme<Table> = {
  box: () => BOX,
  opening: front,
  things,
  Ground,
  Pieces,
  Hand,
  Piece,
  Face: LargeCard,
  question,
  firm,
  notes,
  goal: (table: Table) => (table.seats.length > 1 ? name("note-goal") : null),
  outcomes,
  recap,
  amounts,
  free: ({ text }) => /^(un)?load /.test(text),
  held: () => [...ACTION_WORDS],
  numbered: ACTION_WORDS,
  score: (table: Table, seat: string) => name("score-medals", { count: table.count[seat as Army] ?? 0 }),
  guide: () => import("./guide").then((found) => found.default),
  hasCards: true,
  preview,
  overlays,
  keys: [{ key: "O", name: "key-loading" }],
  key: (bench, event) =>
    event.key.toLowerCase() === "o" && !event.ctrlKey && !event.altKey && !event.metaKey && loading(bench),
};

export default theme;
