import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/moments-medieval-battle.json";
import { holds } from "../hexes/held";
import { moments } from "../moments";
import { FIGURES } from "./drawing/figures";
import type { Table } from "./table";
import theme from "./theme";
import { beyond, preview, zones } from "./things";

const all = moments<Table>(fixture);
const at = (stage: string): Table => all.find((moment) => moment.table.stage === stage)!.table;

holds(theme, all, "medieval_battle");

describe("Medieval Battle", () => {
  it("has a silhouette for every kind", () => {
    expect(Object.keys(FIGURES).sort()).toEqual(Object.keys(at("choosing").kinds).sort());
  });

  it("lets an attacked unit at the edge flee off the map", () => {
    const table = at("answering");
    const target = table.units.find((unit) => unit.id === table.target)!;
    const edge = { ...table, units: table.units.map((unit) => (unit === target ? { ...unit, at: "5,-3" } : unit)) };
    expect(beyond(edge)).toEqual(["6,-3", "6,-4"]);
    expect(theme.things(edge).map((thing) => thing.id)).toContain("6,-3");
    expect(beyond(at("choosing"))).toEqual([]);
  });

  it("draws the way of a march over the hexes of its text", () => {
    const table = at("choosing");
    const unit = table.units.find((one) => one.at.includes(","))!;
    const [way] = preview(table, [unit.id, "1,1"], `march ${unit.id.slice(2)} 0,1 1,1`);
    expect(way).toMatchObject({ kind: "path" });
    expect(way!.kind === "path" && way!.points.length).toBe(3);
    expect(preview(table, [unit.id])).toEqual([]);
  });

  it("lays out the zones as the view tells them, hatched for Yellow", () => {
    const table = { ...at("choosing"), zones: { red: ["0,0"], yellow: ["0,0", "1,0"] } };
    expect(zones(table)).toEqual([
      { kind: "tint", id: "0,0", hatch: false },
      { kind: "tint", id: "0,0", hatch: true },
      { kind: "tint", id: "1,0", hatch: true },
    ]);
  });
});
