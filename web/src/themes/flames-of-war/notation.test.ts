import { describe, expect, it } from "vitest";
import { type Draft, spell } from "./notation";
import moves from "./moves.json"; // texts and parts of moves as the server sends them; a Python test holds them to it

describe("the notation of orders", () => {
  it.each(moves)("spells the parts of $text", ({ text, parts }) => {
    expect(spell(parts as unknown as Draft)).toBe(text);
  });

  it("rounds to thousandths of an inch and tenths of a degree, as FW-1.3 asks", () => {
    const draft: Draft = {
      verb: "deploy",
      platoon: 1,
      poses: [{ team: 2, x: 1.00049, y: -2.0005, heading: -0.04 }],
      mounted: [],
    };
    expect(spell(draft)).toBe("deploy 1: 2 1,-2.001 @0");
    expect(spell({ ...draft, poses: [{ team: 2, x: 1.0005, y: 0, heading: 359.96 }] })).toBe("deploy 1: 2 1.001,0 @0");
  });

  it("writes the tests of the Starting step: all, none of a kind, or those that are named", () => {
    const all: Draft = { verb: "starting", rally: null, remount: null, free: null, air: false };
    expect(spell(all)).toBe("starting");
    expect(spell({ ...all, rally: [3], remount: [], air: true })).toBe("starting: rally 3; remount none; air");
  });

  it("writes a line of a fire plan with what differs from the default only", () => {
    const line = { team: 7, weapon: 0, target: 9 };
    const fire: Draft = {
      verb: "shoot",
      platoon: 3,
      lines: [line, { ...line, weapon: 1, dice: 2, aim: 41 }],
      priorities: [],
      types: [],
    };
    expect(spell(fire)).toBe("shoot 3: 7.0 at 9; 7.1 x2 at 9 aim 41");
  });
});
