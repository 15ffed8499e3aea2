// For tests of the bench: a small table, and a page whose server goes straight to each goal and finds everything legal.
import type { Offer, View } from "../../../wire/types";
import type { Bench } from "../../theme";
import { type Point, teams, type Table } from "../table";
import type { PlacingParts } from "../types";
import { BenchState } from "./state.svelte";

export const TYPE = {
  kind: "infantry" as const,
  width: 2,
  length: 1.25,
  allowances: [6, 6, 6],
  armour: [],
  notes: [],
  weapons: [],
};

export const table = (more: Partial<Table> = {}): Table => ({
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

export const ORDER = {
  verb: "move" as const,
  platoon: 1,
  legs: [],
  dismount: [],
  unhitch: [],
  unhorse: [],
  rear: [],
  dig_in: false,
};
export const draft: Offer = { text: "move 1:", picks: ["platoon-1"], say: { key: "x" }, part: true };

export let asks: [string, Record<string, unknown>][] = [];
export let sent: string[] = [];
let version = 0;

/** The ways of platoon 1 that keeps its formation, its commander at a point. */
export const ways = (shown: Table, x: number, y: number): { team: number; path: Point[]; heading: number }[] =>
  [1, 2].map((id) => {
    const pose = teams(shown)[id - 1]!.pose!;
    const path: Point[] = [
      [pose.x, pose.y],
      [pose.x + x - 10, pose.y + y - 10],
    ];
    return { team: id, path, heading: 90 };
  });
export const placed = (x: number, y: number): PlacingParts => ({
  verb: "deploy",
  platoon: 1,
  poses: [
    { team: 1, x, y, heading: 90 },
    { team: 2, x: x + 2, y, heading: 90 },
  ],
  mounted: [],
});

/** A page whose server goes straight to each goal and finds everything legal. */
export function page(shown: Table, offers: Offer[] = [draft], picked: string[] = []): Bench {
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

/** A bench with nothing asked and nothing sent yet. */
export function begun(): BenchState {
  asks = [];
  sent = [];
  return new BenchState();
}
