import { describe, expect, it } from "vitest";
import { type Draft, read, spell } from "./notation";
import texts from "./texts.json"; // canonical texts of moves.py; a Python test holds them to it

const PLAIN = new Set([
  ...["end-step", "concede", "pass", "warrior", "change-tank", "arrive", "intercept"],
  ...["disengage", "reroll", "intent", "decline"],
]);

describe("the notation of orders", () => {
  it.each(texts)("spells what it has read: %s", (text) => {
    const verb = text.split(/[ :;]/)[0]!;
    const draft = read(text);
    if (PLAIN.has(verb)) expect(draft).toBeNull();
    else expect(spell(draft!)).toBe(text);
  });

  it("reads a platoon's order in full", () => {
    expect(read("move 3: 7 10,10 18.5,10 @90; 8 double 10,12 22,12; dismount 4 5; dig-in")).toEqual({
      verb: "move",
      platoon: 3,
      legs: [
        { team: 7, path: [[10, 10], [18.5, 10]], heading: 90 },
        { team: 8, double: true, path: [[10, 12], [22, 12]] },
      ],
      dismount: [4, 5],
      unhitch: [],
      unhorse: [],
      rear: [],
      digIn: true,
    } satisfies Draft);
  });

  it("rounds to thousandths of an inch and tenths of a degree, as FW-1.3 asks", () => {
    const draft: Draft = { verb: "deploy", platoon: 1, poses: [{ team: 2, x: 1.00049, y: -2.0005, heading: -0.04 }], mounted: [] };
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
    const fire: Draft = { verb: "shoot", platoon: 3, lines: [line, { ...line, weapon: 1, dice: 2, aim: 41 }], priorities: [], types: [] };
    expect(spell(fire)).toBe("shoot 3: 7.0 at 9; 7.1 x2 at 9 aim 41");
  });
});
