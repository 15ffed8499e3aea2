// Stand at Mortain on the table: a printed sheet with its map, trays and turn track, NATO counters.
import { said } from "../hexes/said";
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Pieces from "./Pieces.svelte";
import { layout, offMap, type Table } from "./table";
import { fields, preview, things } from "./things";

const theme: Theme = {
  box: (table: Table) => layout(table).box,
  things,
  Ground,
  Pieces,
  Hand,
  score(table: Table, seat) {
    const own = table.units.filter((unit) => unit.side === seat);
    const left = own.filter((unit) => offMap(unit) !== "eliminated").length;
    return seat === "german"
      ? said("score-german", { out: table.exits.now, needed: table.exits.needed, units: left })
      : said("score-us", { units: left });
  },
  preview,
  overlays: [{ key: "C", name: "overlay-fire", marks: fields }],
};

export default theme;
