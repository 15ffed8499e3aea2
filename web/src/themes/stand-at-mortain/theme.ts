// Stand at Mortain on the table: a printed sheet with its map, trays and turn track, NATO counters.
import { looking } from "../hexes/looking";
import { said } from "../hexes/said";
import type { Theme } from "../theme";
import { notes, question } from "./asking";
import Above from "./drawing/Above.svelte";
import Ground from "./drawing/Ground.svelte";
import Hand from "./hand/Hand.svelte";
import { outcomes, recap } from "./happened";
import LargeCard from "./hand/LargeCard.svelte";
import Odds from "./Odds.svelte";
import Piece from "./drawing/Piece.svelte";
import Pieces from "./drawing/Pieces.svelte";
import { layout, offMap, type Table } from "./table";
import { fields, preview, things } from "./things";

const isUnit = (table: Table, id: string): boolean => table.units.some((unit) => unit.id === id);

function hexOf(table: Table, id: string): string | null {
  if (id in table.hexes) return id;
  const unit = table.units.find((one) => one.id === id);
  return unit && offMap(unit) === null ? unit.at : null;
}

const theme: Theme<Table> = {
  box: (table) => layout(table).box,
  things,
  Ground,
  Pieces,
  Above,
  Hand,
  score(table, seat) {
    const own = table.units.filter((unit) => unit.side === seat);
    const left = own.filter((unit) => offMap(unit) !== "eliminated").length;
    return seat === "german"
      ? said("score-german", { out: table.exits.now, needed: table.exits.needed, units: left })
      : said("score-us", { units: left });
  },
  question,
  notes,
  goal: (table, side) => said("note-goal", { side, needed: table.exits.needed, turns: table.turns }),
  outcomes,
  recap,
  joins: true,
  sum(table, ids) {
    const units = table.units.filter((unit) => ids.includes(unit.id));
    const of = (value: "AT" | "AI"): number => units.reduce((sum, unit) => sum + unit[value], 0);
    return units.length < 2 ? null : said("stack-sum", { AT: of("AT"), AI: of("AI") });
  },
  Face: LargeCard,
  Piece,
  guide: () => import("./guide").then((found) => found.default),
  hasCards: true,
  preview,
  Odds,
  hasOdds: (move) => /^(fire|air|oba|redraw)\b/.test(move),
  formation(table, id) {
    const unit = table.units.find((one) => one.id === id);
    return unit ? said(`roster-${unit.type}`) : null;
  },
  overlays: [{ key: "C", name: "overlay-fire", marks: fields }, ...looking(hexOf, isUnit)],
};

export default theme;
