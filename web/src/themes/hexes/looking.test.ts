import { describe, expect, it } from "vitest";
import type { Looked } from "../theme";
import { looking } from "./looking";

const UNITS: Record<string, string> = { "R-LC1": "1,0" };
const [sight, reach] = looking(
  (_table, id) => (id.includes(",") ? id : (UNITS[id] ?? null)),
  (_table, id) => id in UNITS,
);

function looked(at: string | null, picked: string[], answers: Record<string, unknown>): [Looked, unknown[]] {
  const asked: unknown[] = [];
  const ask = (question: string, args: Record<string, unknown>): Promise<unknown> => {
    asked.push([question, args]);
    return Promise.resolve(answers[question] ?? null);
  };
  return [{ at, picked, ask }, asked];
}

describe("the overlays that ask", () => {
  it("show what is seen from the hex of the thing pointed at", async () => {
    const [where, asked] = looked("R-LC1", [], { visible: ["2,0", "0,1"] });
    const marks = await sight!.marks({}, where);
    expect(asked).toEqual([["visible", { hex: "1,0" }]]);
    expect(marks.map((mark) => "id" in mark && mark.id)).toEqual(["2,0", "0,1", "1,0"]);
  });

  it("take the last pick where nothing is pointed at, and are silent without either", async () => {
    const [where, asked] = looked(null, ["R-LC1", "pass"], { visible: [] });
    await sight!.marks({}, where);
    expect(asked).toEqual([["visible", { hex: "1,0" }]]);
    const [nowhere, nothing] = looked("shelf", [], {});
    expect(await sight!.marks({}, nowhere)).toEqual([]);
    expect(await reach!.marks({}, nowhere)).toEqual([]);
    expect(nothing).toEqual([]);
  });

  it("show how far a unit goes, or who could come to a hex, each with its cost", async () => {
    const [unit] = looked("R-LC1", [], { reach: { "2,0": 1, "3,0": 2 } });
    expect(await reach!.marks({}, unit)).toEqual([
      { kind: "tint", id: "2,0", label: "1" },
      { kind: "tint", id: "3,0", label: "2" },
    ]);
    const [hex, asked] = looked("0,0", [], { reach: { "R-LC1": 3 } });
    expect(await reach!.marks({}, hex)).toEqual([
      { kind: "tint", id: "0,0", hatch: true },
      { kind: "tint", id: "R-LC1", label: "3" },
    ]);
    expect(asked).toEqual([["reach", { hex: "0,0" }]]);
  });

  it("stay empty when the connection is lost", async () => {
    const [where] = looked("0,0", [], {});
    expect(await sight!.marks({}, where)).toEqual([{ kind: "tint", id: "0,0", hatch: true }]);
  });
});
