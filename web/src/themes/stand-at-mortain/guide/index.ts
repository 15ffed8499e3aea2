// What explains Stand at Mortain: the values of its units, its legend, its cards.
import { said } from "../../hexes/said";
import type { Chapter, Fact, Guide } from "../../guide";
import { offMap, type Table, type Unit } from "../table";
import Cards from "./Cards.svelte";
import Drawn from "./Drawn.svelte";

const isTiger = (unit: Unit): boolean => unit.id === "ge-102";

function facts(table: Table, id: string): Fact[] {
  const unit = table.units.find((one) => one.id === id);
  if (!unit) return [];
  const ground = offMap(unit) === null ? table.terrain[table.hexes[unit.at]!] : undefined;
  return [
    { name: said("fact-AT"), value: `${unit.AT}`, meaning: said("fact-AT-means", {}, "SM-5.5") },
    { name: said("fact-AI"), value: `${unit.AI}`, meaning: said("fact-AI-means", {}, "SM-5.5") },
    {
      name: said("fact-other"),
      value: unit.back ? "–" : `${unit.other.AT}-${unit.other.AI}`,
      meaning: said(unit.back ? "fact-last" : "fact-other-means", {}, "SM-0.2"),
    },
    { name: said("fact-move"), value: "1", meaning: said("fact-move-means", {}, "SM-4.2") },
    ...(ground
      ? [
          { name: said("fact-range"), value: `${ground.range}`, meaning: said("fact-range-means", {}, "SM-5.3") },
          { name: said("fact-cover"), value: `+${ground.cover}`, meaning: said("fact-cover-means", {}, "SM-5.8") },
        ]
      : []),
    ...(isTiger(unit)
      ? [{ name: said("fact-tiger"), value: "+", meaning: said("fact-tiger-means", {}, "SM-3.7") }]
      : []),
  ];
}

const legend = (table: Table): Chapter[] => [
  {
    title: said("legend-terrain"),
    samples: Object.entries(table.terrain).map(([terrain, { cover, range }]) => ({
      draw: `hex ${terrain}`,
      say: said("legend-ground", { terrain: said(`terrain-${terrain}`), cover, range }, "SM-5.8"),
    })),
  },
  {
    title: said("legend-counters"),
    samples: [
      { draw: "german", say: said("legend-german", {}, "SM-0.1") },
      { draw: "us", say: said("legend-us", {}, "SM-0.1") },
      { draw: "at", say: said("legend-at", {}, "SM-5.5") },
      { draw: "ai", say: said("legend-ai", {}, "SM-5.5") },
      { draw: "tank", say: said("legend-tank", {}, "SM-0.3") },
      { draw: "gun", say: said("legend-gun", {}, "SM-0.3") },
      { draw: "infantry", say: said("legend-infantry", {}, "SM-0.3") },
      { draw: "back", say: said("legend-back", {}, "SM-0.2") },
      { draw: "acted", say: said("legend-acted", {}, "SM-3.6") },
      { draw: "stack", say: said("legend-stack", {}, "SM-2.1") },
    ],
  },
  {
    title: said("legend-markers"),
    samples: [
      { draw: "interdiction", say: said("legend-interdiction", {}, "SM-6.6") },
      { draw: "exit", say: said("legend-exit", { needed: table.exits.needed }, "SM-8.1") },
    ],
  },
];

const guide: Guide<Table> = { facts, legend, Drawn, Cards };
export default guide;
