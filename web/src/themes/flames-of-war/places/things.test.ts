import { describe, expect, it } from "vitest";
import { placed, table } from "../bench/drafted";
import { INCH, tag, teams } from "../table";
import { opening } from "./opening";
import { things } from "./things";

describe("what lies on the table", () => {
  it("is opened at one's own teams, or where they will stand", () => {
    const own = opening(table(), "A")!;
    expect(own.width).toBe((3 + 18) * INCH);
    expect(opening({ ...table(), platoons: [] }, "A")).toBeNull();
    const zone = {
      A: [
        [0, 0],
        [48, 0],
        [48, 10],
        [0, 10],
      ] as [number, number][],
    };
    const before = { ...table(), platoons: [], table: { ...table().table, zones: zone } };
    expect(opening(before, "A")).toBeNull(); // across the whole table: all of it, so that the order below hides nothing
    expect(opening(before, "A", true)!.width).toBe(50 * INCH);
    const half = { A: zone.A.map(([x, y]): [number, number] => [x / 3, y]) };
    expect(opening({ ...before, table: { ...before.table, zones: half } }, "A")!.width).toBe(18 * INCH);
    const question = { kind: "ask-deploy", seat: "A" as const, default: "", parts: placed(40, 5) };
    const small = opening({ ...before, question }, "A", true)!;
    expect([small.x, small.width]).toEqual([(40 - 9) * INCH, (2 + 18) * INCH]); // where they are placed
  });

  it("has teams, platoons and objectives by the words of their picks", () => {
    expect(things(table()).map((thing) => thing.id)).toEqual([
      ...["objective-obj_farm", "team-1", "team-2", "team-3"],
      ...["platoon-1", "platoon-2"],
    ]);
  });
  it("has no team that is destroyed, though the view tells where it fell", () => {
    const shown = table();
    shown.platoons[0]!.teams[1]!.place = "destroyed";
    expect(things(shown).some((thing) => thing.id === "team-2")).toBe(false);
    expect(teams(shown)[1]!.pose).toBeNull();
  });

  it("labels platoons by side and number, and tells their states", () => {
    expect(tag(table(), 2)).toBe("B2");
    const label = things(table()).find((thing) => thing.id === "team-3")!.label;
    expect(label.args?.states).toEqual({
      key: "thing-and",
      args: { one: { key: "thing-state-moved", args: {} }, rest: { key: "thing-state-pinned", args: {} } },
    });
  });
});
