import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../../../wire/types";
import { asks, begun, page, placed, table } from "./drafted";
import type { BenchState } from "./state.svelte";

let bench: BenchState;
beforeEach(() => {
  bench = begun();
});

describe("a short order", () => {
  it("is named by clicks, one slot after another, and judged only when it is whole", async () => {
    bench.connect(page(table({ step: "shooting" })));
    bench.begin("eyes");
    expect(bench.pointing.press([10, 30])).toBe(true); // an enemy does not point out anybody
    expect(bench.text).toBe("eyes 0 0");
    bench.pointing.press([13, 10]);
    expect([bench.text, bench.slot]).toEqual(["eyes 2 0", 1]);
    await bench.check();
    expect(asks.filter(([question]) => question === "legal")).toEqual([]);
    bench.pointing.press([10, 30]);
    expect(bench.text).toBe("eyes 2 3");
    await bench.check();
    expect(asks.at(-1)).toEqual(["legal", { draft: "eyes 2 3" }]);
  });

  it("takes a click on the ground for the end of a tow, and nowhere else", () => {
    bench.connect(page(table({ step: "shooting" })));
    bench.begin("recover");
    bench.pointing.press([10, 10]);
    bench.pointing.press([13, 10]);
    expect(bench.pointing.press([12, 12.5])).toBe(true);
    expect(bench.text).toBe("recover 1 2 12,12.5");
    bench.begin("join");
    expect(bench.pointing.press([12, 12.5])).toBe(false);
  });

  it("names a platoon by any of its teams", () => {
    bench.connect(page(table()));
    bench.begin("join");
    bench.pointing.press([10, 10]);
    bench.pointing.press([13, 10]);
    expect(bench.text).toBe("join 1 1");
  });
});

describe("an open question", () => {
  const consolidate = {
    kind: "ask-consolidate",
    seat: "A" as const,
    default: "consolidate",
    parts: { verb: "consolidate" as const, platoon: 0, poses: [], mounted: [] },
    platoon: 1,
  };

  it("lets the winner's teams be posed by clicks on them", async () => {
    bench.connect(page(table({ step: "assault", question: consolidate }), []));
    expect(bench.poses.posed.map((team) => team.id)).toEqual([1, 2]);
    expect(bench.pointing.press([13, 10])).toBe(true);
    expect(bench.poses.active).toBe(2);
    bench.pointing.press([14, 12]);
    await vi.waitFor(() => expect(bench.text).toBe("consolidate: 2 14,12 @90"));
    bench.poses.reset(2);
    expect(bench.text).toBe("consolidate");
  });

  it("moves the whole platoon that is dragged while it is deployed", async () => {
    const parts = placed(10, 4);
    const question = { kind: "ask-deploy", seat: "A" as const, default: "deploy 1", parts, platoon: 1 };
    const offer: Offer = { text: "deploy 1:", picks: ["platoon-1"], say: { key: "x" }, part: true };
    bench.connect(page(table({ step: "deploying", question }), [offer]));
    for (const to of [11, 13, 15]) await bench.poses.go(1, [to, 5]); // a drag is many small steps
    expect(bench.text).toBe("deploy 1: 1 15,5 @90; 2 17,5 @90");
    bench.poses.setShape("line");
    await bench.poses.go(1, [20, 3]);
    expect(bench.text).toBe("deploy 1: 1 20,3 @90; 2 22,3 @90");
    expect([bench.leave(), bench.leaving, bench.platoon]).toEqual([true, true, 1]); // one Escape drops no places
    expect([bench.leave(), bench.platoon]).toEqual([true, 0]);
  });

  it("begins the Starting step with all its tests, and comes back to them from an ambush", () => {
    bench.connect(page(table({ step: "starting" })));
    expect(bench.text).toBe("starting");
    bench.choose(1);
    bench.choose(0);
    expect(bench.text).toBe("starting");
  });

  it("takes or leaves a test by a click on the team, and says nothing of tests that nobody can take", () => {
    const shown = table({ step: "starting", tests: [{ kind: "rally", platoon: 1, needed: 4 }] });
    bench.connect(page(shown));
    bench.pointing.press([13, 10]);
    expect(bench.text).toBe("starting: rally none");
    bench.pointing.press([10, 10]);
    expect(bench.text).toBe("starting");
  });

  it("gives hits to the teams in the order in which they are clicked", () => {
    const parts = { verb: "allocate" as const, order: [1, 2] };
    const question = { kind: "ask-allocate", seat: "A" as const, default: "allocate: 1 2", parts };
    bench.connect(page(table({ step: "shooting", question }), []));
    bench.pointing.press([13, 10]);
    expect(bench.draft).toEqual({ verb: "allocate", order: [2, 1] });
    bench.pointing.press([13, 10]);
    expect(bench.draft).toEqual({ verb: "allocate", order: [1, 2] });
  });

  it("holds back what the default names", () => {
    const question = {
      kind: "ask-hold-back",
      seat: "A" as const,
      default: "hold-back: reserve 1",
      parts: { verb: "hold-back" as const, reserve: [1], ambush: [] },
    };
    bench.connect(page(table({ step: "deploying", question }), []));
    expect(bench.draft).toEqual({ verb: "hold-back", reserve: [1], ambush: [] });
  });
});
