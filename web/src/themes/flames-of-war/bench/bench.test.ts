import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer, View } from "../../../wire/types";
import type { Bench } from "../../theme";
import { INCH, tag, teams, type Table } from "../table";
import { opening, things } from "../things";
import { BenchState } from "./bench.svelte";

const TYPE = { kind: "infantry" as const, width: 2, length: 1.25, allowances: [6, 6, 6], armour: [], notes: [], weapons: [] };

const table = (more: Partial<Table> = {}): Table => ({
  step: "movement",
  side: "A",
  turns: [1, 0],
  platoons: [
    { name: "Rifles", teams: [{ id: 1, type: "rifle", at: [10, 10, 90], role: "platoon_commander" }, { id: 2, type: "rifle", at: [13, 10, 90] }] },
    { side: "B", name: "Grenadiers", pinned: true, teams: [{ id: 3, type: "rifle", at: [10, 30, 270], flags: ["moved"] }] },
  ],
  types: { rifle: { title: "Rifle team", ...TYPE } },
  adrift: [],
  points: { A: 0, B: 0 },
  table: { width: 48, height: 36, terrain: [], objectives: [{ id: "obj_farm", at: [10, 20], taken_by: "A" }], zones: {} },
  ...more,
});

const draft: Offer = { text: "move 1:", picks: ["platoon-1"], say: { key: "x" }, part: true };

let asks: [string, Record<string, unknown>][];
let sent: string[];
let version = 0;

/** A page whose server goes straight to each goal and finds everything legal. */
function page(shown: Table, offers: Offer[] = [draft], picked: string[] = []): Bench {
  const view = { seat: "A", awaited: ["A"], version: ++version, offers, table: shown } as unknown as View;
  const answers: Record<string, (args: any) => unknown> = {
    path: ({ ways, double }) =>
      ways.map(({ team, goal, via }: { team: number; goal: [number, number]; via: [number, number][] }) => {
        const { x, y } = teams(shown)[team - 1]!.pose!;
        return { path: [[x, y], ...via, goal], length: "4", allowance: double ? "12" : "6", set_by: "cross_country", stops_at: null, checks: [], refused: [], arrives: true, heading: 90 };
      }),
    legal: () => ({ legal: true, faults: [] }),
    suggest: () => ["move 1: 1 10,10 10,16 @90; 2 13,10 13,16 @90", "move 1: dig-in"],
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
    await bench.go(1, [10, 14]);
    expect(bench.text).toBe("move 1: 1 10,10 10,14 @90; 2 13,10 13,14 @90");
  });

  it("asks for all ways at once", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    await bench.go(1, [10, 14]);
    expect(asks.filter(([question]) => question === "path")).toHaveLength(1);
  });

  it("is one team's alone when the platoon does not go together", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    bench.together = false;
    await bench.go(2, [14, 12], [[14, 11]]);
    expect(bench.text).toBe("move 1: 2 13,10 14,11 14,12 @90");
  });

  it("keeps the heading that was turned to, and goes back to its place", async () => {
    bench.connect(page(table()));
    bench.choose(1);
    bench.turn(1, 105);
    expect(bench.text).toBe("move 1: 1 @105");
    await bench.go(1, [10, 14], [], true);
    expect(bench.text).toBe("move 1: 1 10,10 10,14 @105");
    bench.reset(1);
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
    bench.turn(1, 100);
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
    const question = { kind: "ask-allocate", seat: "A" as const, default: "allocate 2 1" };
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
    expect(bench.press([40, 5])).toBe(false);
    expect(bench.press([13, 10])).toBe(true);
    expect(bench.platoon).toBe(1);
    expect(bench.press([12, 13])).toBe(true);
    await vi.waitFor(() => expect(bench.leg(1)?.path.at(-1)).toEqual([12, 13]));
  });
});

describe("a short order", () => {
  it("is named by clicks, one slot after another, and judged only when it is whole", async () => {
    bench.connect(page(table({ step: "shooting" })));
    bench.begin("eyes");
    expect(bench.press([10, 30])).toBe(true); // an enemy does not point out anybody
    expect(bench.text).toBe("eyes 0 0");
    bench.press([13, 10]);
    expect([bench.text, bench.slot]).toEqual(["eyes 2 0", 1]);
    await bench.check();
    expect(asks.filter(([question]) => question === "legal")).toEqual([]);
    bench.press([10, 30]);
    expect(bench.text).toBe("eyes 2 3");
    await bench.check();
    expect(asks.at(-1)).toEqual(["legal", { draft: "eyes 2 3" }]);
  });

  it("takes a click on the ground for the end of a tow, and nowhere else", () => {
    bench.connect(page(table({ step: "shooting" })));
    bench.begin("recover");
    bench.press([10, 10]);
    bench.press([13, 10]);
    expect(bench.press([12, 12.5])).toBe(true);
    expect(bench.text).toBe("recover 1 2 12,12.5");
    bench.begin("join");
    expect(bench.press([12, 12.5])).toBe(false);
  });

  it("names a platoon by any of its teams", () => {
    bench.connect(page(table()));
    bench.begin("join");
    bench.press([10, 10]);
    bench.press([13, 10]);
    expect(bench.text).toBe("join 1 1");
  });
});

describe("an open question", () => {
  const consolidate = { kind: "ask-consolidate", seat: "A" as const, default: "consolidate", platoon: 1 };

  it("lets the winner's teams be posed by clicks on them", async () => {
    bench.connect(page(table({ step: "assault", question: consolidate }), []));
    expect(bench.posed.map((team) => team.id)).toEqual([1, 2]);
    expect(bench.press([13, 10])).toBe(true);
    expect(bench.active).toBe(2);
    bench.press([14, 12]);
    await vi.waitFor(() => expect(bench.text).toBe("consolidate: 2 14,12 @90"));
    bench.reset(2);
    expect(bench.text).toBe("consolidate");
  });

  it("begins the Starting step with all its tests, and comes back to them from an ambush", () => {
    bench.connect(page(table({ step: "starting" })));
    expect(bench.text).toBe("starting");
    bench.choose(1);
    bench.choose(0);
    expect(bench.text).toBe("starting");
  });

  it("holds back what the default names", () => {
    const question = { kind: "ask-hold-back", seat: "A" as const, default: "hold-back: reserve 1" };
    bench.connect(page(table({ step: "deploying", question }), []));
    expect(bench.draft).toEqual({ verb: "hold-back", reserve: [1], ambush: [] });
  });
});

describe("what lies on the table", () => {
  it("is opened at one's own teams, or where they will stand", () => {
    const own = opening(table(), "A")!;
    expect(own.width).toBe((3 + 18) * INCH);
    expect(opening({ ...table(), platoons: [] }, "A")).toBeNull();
    const zone = { A: [[0, 0], [48, 0], [48, 10], [0, 10]] as [number, number][] };
    const before = { ...table(), platoons: [], table: { ...table().table, zones: zone } };
    expect(opening(before, "A")!.width).toBe(50 * INCH);
  });

  it("has teams, platoons and objectives by the words of their picks", () => {
    expect(things(table()).map((thing) => thing.id)).toEqual([
      ...["objective-obj_farm", "team-1", "team-2", "team-3"],
      ...["platoon-1", "platoon-2"],
    ]);
  });
  it("labels platoons by side and number, and tells their states", () => {
    expect(tag(table(), 2)).toBe("B1");
    const label = things(table()).find((thing) => thing.id === "team-3")!.label;
    expect(label.args?.states).toEqual({ key: "thing-and", args: { one: { key: "thing-state-moved", args: {} }, rest: { key: "thing-state-pinned", args: {} } } });
  });
});
