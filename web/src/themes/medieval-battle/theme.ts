// Medieval Battle on the table: a printed map, knights in silhouette, flags and trays.
import { AXIAL, extent } from "../hexes/geometry";
import { said } from "../hexes/said";
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Pieces from "./Pieces.svelte";
import { trays, type Side, type Table } from "./table";
import { preview, things, zones } from "./things";

const MARGIN = 16;

const theme: Theme = {
  box(table: Table) {
    const map = extent(AXIAL, Object.keys(table.map.hexes));
    const [west, east] = trays(table);
    const x = west.x - MARGIN;
    return { x, y: map.y - MARGIN, width: east.x + east.width + MARGIN - x, height: map.height + 2 * MARGIN };
  },
  things,
  Ground,
  Pieces,
  Hand,
  score: (table: Table, seat) => said("score", { points: table.vp[seat as Side], victory: table.victory }),
  preview,
  attacked: (table: Table) => (table.target === null ? [] : [table.target]),
  overlays: [{ key: "C", name: "overlay-zones", marks: zones }],
};

export default theme;
