import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/moments-stand-at-mortain.json";
import { holds } from "../hexes/held";
import { moments } from "../moments";
import { symbol } from "./drawing/symbols";
import { markerLeft, shortName, type Table, type Unit } from "./table";
import theme from "./theme";
import { fields, preview } from "./things";

const all = moments<Table>(fixture);
const acting: Table = all.find((moment) => moment.table.stage === "acting")!.table;
const unit = (id: string): Unit => acting.units.find((one) => one.id === id)!;

holds(theme, all, "stand_at_mortain");

describe("Stand at Mortain", () => {
  it("tells the three types apart, and heavy tanks and tank destroyers within them", () => {
    const drawn = ["us-117", "us-td-t", "us-cca", "us-td-sp", "ge-102"].map((id) => JSON.stringify(symbol(unit(id))));
    expect(new Set(drawn).size).toBe(5);
  });

  it("prints short names", () => {
    expect(["us-117", "ge-2ss-df", "ge-2ss-pz1"].map((id) => shortName(unit(id)))).toEqual(["117", "2SS-DF", "PZ1"]);
  });

  it("draws a line of fire from every firing unit", () => {
    expect(preview(acting, ["us-117", "us-120", "ge-102"])).toHaveLength(2);
    expect(preview(acting, ["air-at", "ge-102"])).toEqual([]);
  });

  it("says when a marker is used up, for both or for each", () => {
    const used = { ...acting, markers: { air: 1, oba: 0 }, markers_allowed: 1 };
    expect(markerLeft({ ...used, per_type: false }, "oba")).toBe(false);
    expect(markerLeft({ ...used, per_type: true }, "oba")).toBe(true);
  });

  it("shows the fields of fire as the view tells them, hatched for the Germans", () => {
    expect(fields({ ...acting, fire: { german: ["0101"], us: ["0301"] } })).toEqual([
      { kind: "tint", id: "0101", hatch: true },
      { kind: "tint", id: "0301", hatch: false },
    ]);
  });
});
