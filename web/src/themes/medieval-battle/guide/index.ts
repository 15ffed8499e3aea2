// What explains Medieval Battle: the values of its units and its legend.
import { said } from "../../hexes/said";
import type { Chapter, Fact, Guide } from "../../guide";
import { arm, isWagon, type Table } from "../table";
import Drawn from "./Drawn.svelte";

const fact = (key: string, value: string | number, rule: string): Fact => ({
  name: said(`fact-${key}`),
  value: `${value}`,
  meaning: said(`fact-${key}-means`, {}, rule),
});

function facts(table: Table, id: string): Fact[] {
  const unit = table.units.find((one) => one.id === id);
  if (!unit) return [];
  const kind = table.kinds[unit.kind];
  const moves = fact("points", `${unit.mp}/${unit.max}`, "MB-0.9");
  if (isWagon(unit)) return [moves, fact("wagon", 3, "MB-14.5"), fact("plains", "✓", "MB-0.8")];
  return [
    fact("strength", unit.strength, "MB-0.3"),
    moves,
    ...(kind?.range ? [fact("range", kind.range, "MB-11.1")] : []),
    fact("price", kind?.price ?? 0, "MB-4.3"),
    arm(unit) === "cavalry" ? fact("mounted", "✓", "MB-0.8") : fact("foot", "✓", "MB-0.8"),
  ];
}

const legend = (table: Table): Chapter[] => [
  {
    title: said("legend-terrain"),
    samples: Object.entries(table.map.terrain).map(([terrain, ground]) => ({
      draw: `hex ${terrain}`,
      say: said(
        "legend-ground",
        {
          terrain: said(`terrain-${terrain}`),
          cost: ground.cost,
          height: ground.height,
          cavalry: ground.bad_for_cavalry ? "bad" : "fine",
          cover: ground.cover ? "yes" : "no",
          sight: ground.blocks_sight ? "no" : "yes",
        },
        "MB-3.1",
      ),
    })),
  },
  {
    title: said("legend-flags"),
    samples: [
      { draw: "flag 1", say: said("legend-flag", {}, "MB-15.2") },
      { draw: "flag 2", say: said("legend-double", {}, "MB-3.7") },
      { draw: "flag red", say: said("legend-held", {}, "MB-15.4") },
    ],
  },
  {
    title: said("legend-counters"),
    samples: [
      { draw: "code", say: said("legend-code", {}, "MB-0.4") },
      { draw: "points", say: said("legend-points", {}, "MB-0.9") },
      { draw: "dots", say: said("legend-dots", {}, "MB-2.2") },
      { draw: "reduced", say: said("legend-reduced", {}, "MB-0.3") },
      { draw: "done", say: said("legend-done", {}, "MB-13.3") },
      { draw: "wagon", say: said("legend-wagon", {}, "MB-14.4") },
      { draw: "turned", say: said("legend-turned", {}, "MB-14.5") },
      { draw: "fled", say: said("legend-fled", {}, "MB-9.4") },
    ],
  },
  {
    title: said("legend-kinds"),
    samples: Object.entries(table.kinds).map(([kind, { mp, price, range }]) => ({
      draw: `kind ${kind}`,
      say: said("legend-kind", { kind: said(`kind-${kind}`, { count: 2 }), points: mp, price, range }, "MB-4.3"),
    })),
  },
];

const guide: Guide<Table> = { facts, legend, Drawn };
export default guide;
