import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../../../wire/types";
import type { Bench } from "../../theme";
import { asks, begun, page, sent, table } from "./drafted";
import type { BenchState } from "./state.svelte";

let bench: BenchState;
beforeEach(() => {
  bench = begun();
});

describe("a platoon's move", () => {
  it("is drafted by a goal: the whole platoon follows by the same way", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.poses.go(1, [10, 14]);
    expect(bench.text).toBe("move 1: 1 10,10 10,14 @90; 2 13,10 13,14 @90");
  });

  it("is taken back a drag at a time, with the turn and the formation that came with it", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.check();
    expect(bench.stepped).toBe(false);
    await bench.poses.go(1, [10, 14]);
    await bench.check();
    const before = bench.text;
    bench.held = true; // the hand turns the platoon, rests, and turns on
    bench.poses.shape = "line";
    for (const heading of [80, 60]) {
      await bench.poses.face(heading);
      bench.poses.nudge(1, 0, 1);
      await vi.waitFor(() => expect(bench.text).not.toBe(before));
      await bench.check();
    }
    bench.held = false;
    bench.rest();
    expect(bench.back()).toBe(true);
    expect([bench.text, bench.poses.facing, bench.poses.shape]).toEqual([before, null, "keep"]);
    await bench.poses.go(1, [10, 15]);
    expect(asks.at(-1)![1]).toEqual({ platoon: 1, shape: "keep", at: [10, 15], double: false });
  });

  it("goes where a team stood that has gone by the plan", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.poses.go(1, [10, 16]);
    expect(bench.pointing.press([13, 10])).toBe(true);
    await vi.waitFor(() => expect(bench.poses.leg(1)?.path.at(-1)).toEqual([13, 10]));
    expect(bench.poses.active).toBe(1);
  });

  it("is one question, whatever the formation", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.poses.go(2, [13, 14]); // the commander goes as far as the team that was dragged
    bench.poses.setShape("wedge");
    await vi.waitFor(() => expect(asks.filter(([question]) => question === "formation")).toHaveLength(2));
    expect(asks.filter(([question]) => question === "formation").map(([, args]) => args)).toEqual([
      { platoon: 1, shape: "keep", at: [10, 14], double: false },
      { platoon: 1, shape: "wedge", at: [10, 14], double: false },
    ]);
    expect(asks.filter(([question]) => question === "path")).toEqual([]);
  });

  it("is one team's alone when the platoon does not go together", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    bench.poses.together = false;
    await bench.poses.go(2, [14, 12], [[14, 11]]);
    expect(bench.text).toBe("move 1: 2 13,10 14,11 14,12 @90");
  });

  it("keeps the heading that was turned to, and goes back to its place", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    bench.poses.turn(1, 105);
    expect(bench.text).toBe("move 1: 1 @105");
    await bench.poses.go(1, [10, 14], [], true);
    expect(bench.text).toBe("move 1: 1 10,10 10,14 @105");
    bench.poses.reset(1);
    expect(bench.text).toBe("move 1");
  });

  it("takes the server's suggestions one after another, and sends the whole as one move", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.suggest();
    expect(bench.text).toBe("move 1: 1 10,10 10,16 @90; 2 13,10 13,16 @90");
    await bench.suggest();
    expect(bench.text).toBe("move 1: dig-in");
    bench.confirm();
    expect(sent).toEqual(["move 1: dig-in"]);
  });

  it("is judged by the server after it rests", async () => {
    vi.useFakeTimers();
    bench.connect(page(table()));
    bench.choose(1);
    bench.poses.turn(1, 100);
    const judged = bench.check();
    await vi.advanceTimersByTimeAsync(500);
    await judged;
    vi.useRealTimers();
    expect(bench.verdict).toEqual({ legal: true, faults: [] });
    expect(asks.at(-1)).toEqual(["legal", { draft: "move 1: 1 @100" }]);
  });
});

describe("the bench", () => {
  it("opens the draft of the platoon that is picked on the board, and closes it with the pick", () => {
    const shown = table();
    const first = page(shown);
    bench.connect(first);
    bench.connect({ ...first, picked: ["platoon-1"] });
    expect(bench.platoon).toBe(1);
    bench.connect({ ...first, picked: [] });
    expect(bench.platoon).toBe(0);
  });

  it("says why another platoon cannot be chosen, and keeps what is drafted", async () => {
    const why = { key: "nobody", rule: "FW-7.1" };
    const shown: Bench = { ...page(table()), why: () => Promise.resolve(why) };
    bench.connect(shown);
    bench.choose(1);
    await bench.poses.go(1, [10, 14]);
    const drafted = bench.text;
    await bench.check();
    await bench.ask(2);
    expect([bench.platoon, bench.text, bench.aside, bench.ready]).toEqual([1, drafted, why, true]);
    await bench.poses.go(1, [10, 15]);
    await bench.check();
    expect(bench.aside).toBeNull();
  });

  it("drafts only what the offers begin", () => {
    bench.connect(page(table(), []));
    expect(bench.choices).toEqual([]);
  });

  it("fills a question in with its default", () => {
    const question = {
      kind: "ask-allocate",
      seat: "A" as const,
      default: "allocate 2 1",
      parts: { verb: "allocate" as const, order: [2, 1] },
    };
    bench.connect(page(table({ question }), []));
    expect(bench.text).toBe("allocate 2 1");
  });

  it("puts an old draft away when the position has changed", () => {
    bench.connect(page(table()));
    bench.choose(1);
    bench.connect(page(table()));
    expect(bench.draft).toBeNull();
  });

  it("takes a click on an own team as the choice of its platoon, on the ground as a goal", async () => {
    bench.connect(page(table()));
    expect(bench.pointing.press([40, 5])).toBe(false);
    expect(bench.pointing.press([13, 10])).toBe(true);
    expect(bench.platoon).toBe(1);
    expect(bench.pointing.press([12, 13])).toBe(true);
    await vi.waitFor(() => expect(bench.poses.leg(1)?.path.at(-1)).toEqual([12, 13]));
  });
});

describe("shooting", () => {
  const shooting: Offer = { text: "shoot 1:", picks: ["platoon-1", "shoot"], say: { key: "x" }, part: true };

  it("needs one click on a lit enemy, and a second one confirms", async () => {
    bench.connect(page(table({ step: "shooting" }), [shooting]));
    bench.choose(1);
    await vi.waitFor(() => expect(bench.aiming.targets).toHaveLength(1));
    expect(bench.pointing.press([10, 30])).toBe(true);
    expect(bench.text).toBe("shoot 1: 1.0 at 2");
    await bench.check();
    bench.pointing.press([10, 30]);
    expect(sent).toEqual(["shoot 1: 1.0 at 2"]);
  });

  it("is split by a click on an own team and one on its target", async () => {
    const shown = table({ step: "shooting" });
    shown.platoons.push({
      side: "B",
      name: "Pioneers",
      training: "trained",
      motivation: "confident",
      teams: [{ id: 4, type: "rifle", at: [20, 30, 270] }],
    });
    bench.connect(page(shown, [shooting]));
    bench.choose(1);
    await vi.waitFor(() => expect(bench.aiming.loaded).toBe(true));
    const at = (target: number, ...ids: number[]) => ({
      ...bench.aiming.targets[0]!,
      platoon: target,
      parts: {
        verb: "shoot" as const,
        platoon: 1,
        lines: ids.map((team) => ({ team, weapon: 0, target })),
        priorities: [],
        types: [],
      },
      teams: [{ team: target + 1, distance: "19", base: 4, modifiers: [], needed: 4 }],
      barred: ids.includes(1) ? [] : [{ team: 1, why: { key: "barred-out-of-sight", args: {}, rule: "FW-8.1" } }],
    });
    bench.aiming.targets = [at(2, 1, 2), at(3, 2)] as typeof bench.aiming.targets;
    bench.pointing.press([10, 30]);
    bench.pointing.press([13, 10]); // the second team, by itself
    expect(bench.aiming.apart).toEqual([2]);
    bench.pointing.press([20, 30]);
    expect(bench.text).toBe("shoot 1: 1.0 at 2; 2.0 at 3");
    expect(bench.aiming.shares).toEqual([
      { platoon: 2, teams: 1 },
      { platoon: 3, teams: 1 },
    ]);
    expect(bench.marks.map((mark) => mark.to)).toEqual([
      [10, 30],
      [20, 30],
    ]);
    bench.pointing.press([10, 10]); // the first team cannot
    bench.pointing.press([20, 30]);
    expect(bench.barred[0]).toEqual({ key: "bench-split-cannot", args: { teams: "A1·1", tag: "B3" } });
    expect(bench.barred[1]?.rule).toBe("FW-8.1"); // and why
    expect(bench.text).toBe("shoot 1: 1.0 at 2; 2.0 at 3");
    bench.pointing.press([10, 10]); // taken back: the others have their targets
    expect([bench.barred, bench.aiming.apart]).toEqual([[], []]);
    bench.aiming.targets = [at(2, 1), at(3, 1)] as typeof bench.aiming.targets;
    bench.pointing.press([13, 10]); // the second team holds its fire: it bars no target to the others
    expect([bench.barred[0]!.key, bench.aiming.apart]).toEqual(["bench-split-none", []]);
    await bench.check();
    expect([bench.verdict?.legal, bench.ready]).toEqual([true, false]);
    bench.pointing.press([20, 30]); // the target of the last plan: aimed at anew, not confirmed under a refusal
    expect([bench.text, bench.barred, sent]).toEqual(["shoot 1: 1.0 at 3", [], []]);
  });
});
