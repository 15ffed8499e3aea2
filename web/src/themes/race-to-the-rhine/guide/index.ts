// What explains 1944: Race to the Rhine: what a corps has, the legend of the map, the cards.
import type { Chapter, Fact, Guide, Sample } from "../../guide";
import type { Said } from "../../../wire/types";
import { KINDS, name, total, type Table } from "../table";
import Cards from "./Cards.svelte";
import Drawn from "./Drawn.svelte";

const ruled = (rule: string, key: string, args: Record<string, unknown> = {}): Said => ({ key, args, rule });

const RULES = { fuel: "RR-10.1", ammo: "RR-10.15", food: "RR-9.2" } as const;

function facts(table: Table, id: string): Fact[] {
  const corps = table.corps[id];
  if (!corps) return [];
  const state = corps.immobilised ? "immobilised" : corps.moved ? "moved" : "ready";
  return [
    ...KINDS.map((kind) => ({
      name: name(kind),
      value: `${corps[kind]}`,
      meaning: ruled(RULES[kind], `fact-${kind}-means`),
    })),
    {
      name: name("fact-places"),
      value: `${total(corps)}/${table.room.card}`,
      meaning: ruled("RR-2.13", "fact-places-means"),
    },
    { name: name("fact-move"), value: "3", meaning: ruled("RR-10.2", "fact-move-means") },
    {
      name: name("fact-state"),
      value: { immobilised: "✕", moved: "✓", ready: "▶" }[state],
      meaning: ruled(state === "immobilised" ? "RR-9.3" : "RR-10.1", `fact-state-${state}`),
    },
  ];
}

const sample = (draw: string, rule: string, key = `legend-${draw}`): Sample => ({ draw, say: ruled(rule, key) });

const legend = (table: Table): Chapter[] => [
  {
    title: name("legend-fields"),
    samples: [
      sample("field", "RR-2.3"),
      sample("shared", "RR-2.3", "line-shared"),
      sample("held", "RR-2.17"),
      sample("victory", "RR-16.1", "line-victory"),
      sample("main", "RR-6.2", "line-base-main"),
    ],
  },
  {
    title: name("legend-signs"),
    samples: [
      sample("fort", "RR-10.7", "line-fort"),
      sample("flag", "RR-10.8", "line-flag"),
      sample("medal", "RR-10.23", "line-medal"),
      sample("forward", "RR-6.3", "line-base-forward"),
      sample("once", "RR-15.5", "line-base-once"),
      sample("block", "RR-15.1", "line-block"),
    ],
  },
  {
    title: name("legend-arrows"),
    samples: [sample("arrow", "RR-8.1"), sample("arrow-both", "RR-2.3"), sample("arrow-black", "RR-0.9")],
  },
  {
    title: name("legend-pieces"),
    samples: [
      sample("corps", "RR-2.13"),
      sample("corps-moved", "RR-10.1"),
      sample("corps-still", "RR-9.3"),
      sample("tokens", "RR-6.5"),
      sample("truck", "RR-8.2", "line-truck"),
      sample("resistance", "RR-10.8", "line-marker"),
      ...(table.options.training ? [] : [sample("drop", "RR-12.5")]),
    ],
  },
];

const guide: Guide<Table> = { facts, legend, Drawn, Cards };
export default guide;
