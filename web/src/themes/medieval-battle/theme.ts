// Medieval Battle on the table: a printed map, knights in silhouette, flags and trays.
import { AXIAL, extent } from "../hexes/geometry";
import { looking } from "../hexes/looking";
import { said } from "../hexes/said";
import type { Theme } from "../theme";
import { notes, outcomes, question } from "./asking";
import Above from "./drawing/Above.svelte";
import Ground from "./drawing/Ground.svelte";
import Hand from "./Hand.svelte";
import Odds from "./Odds.svelte";
import Piece from "./drawing/Piece.svelte";
import Pieces from "./drawing/Pieces.svelte";
import { amounts } from "./recruiting";
import { arm, offMap, trays, type Side, type Table, type Unit } from "./table";
import { preview, things, zones } from "./things";

const MARGIN = 16;

const isUnit = (table: Table, id: string): boolean => table.units.some((unit) => unit.id === id && !offMap(unit));

function hexOf(table: Table, id: string): string | null {
  if (id in table.map.hexes) return id;
  const unit = table.units.find((one) => one.id === id);
  return unit && !offMap(unit) ? unit.at : null;
}

const theme: Theme<Table> = {
  box(table) {
    const map = extent(AXIAL, Object.keys(table.map.hexes));
    const [west, east] = trays(table);
    const x = west.x - MARGIN;
    return { x, y: map.y - MARGIN, width: east.x + east.width + MARGIN - x, height: map.height + 2 * MARGIN };
  },
  things,
  Ground,
  Pieces,
  Above,
  Hand,
  score: (table, seat) => said("score", { points: table.vp[seat as Side], victory: table.victory }),
  question,
  notes,
  goal: (table) => said("note-goal", { victory: table.victory }),
  outcomes,
  amounts,
  quick: (table, offer) => table.stage === "deploying" && offer.text.startsWith("place "),
  readied: {
    name: "place-all",
    offered: (table) => table.stage === "deploying",
    next: (ask) => ask("suggest", {}),
  },
  Piece,
  guide: () => import("./guide").then((found) => found.default),
  preview,
  attacked: (table) => (table.target === null ? [] : [table.target]),
  Odds,
  hasOdds: (move) => /^(attack |shoot |stand$)/.test(move),
  twin(table, id) {
    const unit = table.units.find((one) => one.id === id);
    if (!unit || offMap(unit) === null) return null;
    const alike = (one: Unit): boolean =>
      one.side === unit.side && one.kind === unit.kind && one.at === unit.at && one.strength === unit.strength;
    return table.units.find((one) => one.id !== id && alike(one))?.id ?? null;
  },
  formation(table, id) {
    const unit = table.units.find((one) => one.id === id);
    return unit ? said(`arm-${arm(unit)}`) : null;
  },
  overlays: [{ key: "C", name: "overlay-zones", marks: zones }, ...looking(hexOf, isUnit)],
};

export default theme;
