import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer, View } from "../../../wire/types";
import type { Bench } from "../../theme";
import { INCH, type Point, tag, teams, type Table } from "../table";
import { opening } from "../places/opening";
import { things } from "../places/things";
import { BenchState } from "./state.svelte";

const TYPE = {
  kind: "infantry" as const,
  width: 2,
  length: 1.25,
  allowances: [6, 6, 6],
  armour: [],
  notes: [],
  weapons: [],
};

const table = (more: Partial<Table> = {}): Table => ({
  mission: "farm",
  first: "A",
  teams: [],
  step: "movement",
  side: "A",
  turns: [1, 0],
  platoons: [
    {
      side: "A",
      training: "trained",
      motivation: "confident",
      name: "Rifles",
      teams: [
        { id: 1, type: "rifle", at: [10, 10, 90], role: "platoon_commander" },
        { id: 2, type: "rifle", at: [13, 10, 90] },
      ],
    },
    {
      side: "B",
      training: "trained",
      motivation: "confident",
      name: "Grenadiers",
      pinned: true,
      teams: [{ id: 3, type: "rifle", at: [10, 30, 270], flags: ["moved"] }],
    },
  ],
  types: { rifle: { title: "Rifle team", ...TYPE } },
  adrift: [],
  points: { A: 0, B: 0 },
  table: {
    mission: { id: "farm", title: "Farm", turns: 6, from_turn: 2, limit: "points", special: [] },
    width: 48,
    height: 36,
    terrain: [],
    objectives: [{ id: "obj_farm", at: [10, 20], taken_by: "A" }],
    zones: {},
  },
  ...more,
});

const ORDER = {
  verb: "move" as const,
  platoon: 1,
  legs: [],
  dismount: [],
  unhitch: [],
  unhorse: [],
  rear: [],
  dig_in: false,
};
const draft: Offer = { text: "move 1:", picks: ["platoon-1"], say: { key: "x" }, part: true };

let asks: [string, Record<string, unknown>][];
let sent: string[];
let version = 0;

/** The ways of platoon 1 that keeps its formation, its commander at a point. */
const ways = (shown: Table, x: number, y: number) =>
  [1, 2].map((id) => {
    const pose = teams(shown)[id - 1]!.pose!;
    const path: Point[] = [
      [pose.x, pose.y],
      [pose.x + x - 10, pose.y + y - 10],
    ];
    return { team: id, path, heading: 90 };
  });
const placed = (x: number, y: number) => ({
  verb: "deploy" as const,
  platoon: 1,
  poses: [
    { team: 1, x, y, heading: 90 },
    { team: 2, x: x + 2, y, heading: 90 },
  ],
  mounted: [],
});

/** A page whose server goes straight to each goal and finds everything legal. */
function page(shown: Table, offers: Offer[] = [draft], picked: string[] = []): Bench {
  const view = { seat: "A", awaited: ["A"], version: ++version, offers, table: shown } as unknown as View;
  const answers: Record<string, (args: Record<string, unknown>) => unknown> = {
    path: ({ ways, double }) =>
      (ways as { team: number; goal: Point; via: Point[] }[]).map(({ team, goal, via }) => {
        const { x, y } = teams(shown)[team - 1]!.pose!;
        return {
          path: [[x, y], ...via, goal],
          length: "4",
          allowance: double ? "12" : "6",
          set_by: "cross_country",
          stops_at: null,
          checks: [],
          refused: [],
          arrives: true,
          heading: 90,
        };
      }),
    formation: ({ at }) => {
      const [x, y] = at as Point;
      const parts = "poses" in (shown.question?.parts ?? {}) ? placed(x, y) : { ...ORDER, legs: ways(shown, x, y) };
      return { text: "", parts, ways: {}, why: [] };
    },
    targets: () => [
      {
        platoon: 2,
        distance: "19",
        dice: 2,
        expected: 1,
        chance: 0.75,
        why: null,
        parts: { verb: "shoot", platoon: 1, lines: [{ team: 1, weapon: 0, target: 2 }], priorities: [], types: [] },
        teams: [{ team: 3, distance: "19", base: 4, modifiers: [], needed: 4 }],
      },
    ],
    legal: () => ({ legal: true, faults: [] }),
    suggest: () => [
      {
        text: "",
        parts: {
          ...ORDER,
          legs: [
            {
              team: 1,
              path: [
                [10, 10],
                [10, 16],
              ],
              heading: 90,
            },
            {
              team: 2,
              path: [
                [13, 10],
                [13, 16],
              ],
              heading: 90,
            },
          ],
        },
      },
      { text: "end-step", parts: null },
      { text: "", parts: { ...ORDER, dig_in: true } },
    ],
    reach: () => ({ area: [], allowances: {} }),
    command: () => ({ in_command: 2, of: 2, needed: 1, out: [] }),
  };
  return {
    view,
    seat: "A",
    picked,
    lit: new Set(["platoon-1"]),
    ask: (question: string, args: Record<string, unknown>) => {
      asks.push([question, args]);
      return Promise.resolve({ id: 1, answer: answers[question]?.(args) });
    },
    send: (text: string) => void sent.push(text),
    pick: () => {},
    reveal: () => {},
  } as unknown as Bench;
}

let bench: BenchState;
beforeEach(() => {
  asks = [];
  sent = [];
  bench = new BenchState();
});

describe("a platoon's move", () => {
  it("is drafted by a goal: the whole platoon follows by the same way", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.poses.go(1, [10, 14]);
    expect(bench.text).toBe("move 1: 1 10,10 10,14 @90; 2 13,10 13,14 @90");
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
    expect(bench.barred[0]!.key).toBe("bench-split-cannot");
  });
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
