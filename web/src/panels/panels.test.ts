import { expect, test } from "vitest";
import { contains, compass, nearest, neighbour } from "../board/geometry";
import { meant, meantAt, under } from "../board/hits";
import { around, hexesApart, moved, near } from "../board/told";
import { routeOf } from "../pages/route.svelte";
import { backoff } from "../wire/socket";
import type { Line, RuleBlock, View } from "../wire/types";
import type { Theme, Thing } from "../themes/theme";
import { hintFor } from "./hints";
import { command, TAKEN } from "./keys";
import { headed, isModifier, isNew, isPassing, lastBefore, linesOf, logText } from "./log";
import { atOnce } from "./announce.svelte";
import { thrown } from "./dice";
import { parts } from "./names";
import { byPhase, phaseStarts, stepped } from "./replay";
import { chapterOf, matching, ruleBlocks, sectionOf, tables } from "./rules";
import { situation } from "./situation";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

test("letters are commands only where nobody types and they are switched on", () => {
  expect(command(press("u"), false, true)).toBe("undo");
  expect(command(press("U", { shiftKey: true }), false, true)).toBe("undo-all");
  expect(command(press("Y", { shiftKey: true }), false, true)).toBe("redo");
  expect(command(press("u"), true, true)).toBeNull();
  expect(command(press("u"), false, false)).toBeNull();
  expect(command(press("u", { ctrlKey: true }), false, true)).toBeNull();
  expect(command(press("N", { shiftKey: true }), false, true)).toBeNull();
  expect(command(press("3"), false, true)).toEqual({ button: 3 });
  expect(command(press("F", { shiftKey: true }), false, true)).toEqual({ tell: "enemies" });
  expect(command(press("?", { shiftKey: true }), false, true)).toBe("help");
  expect(command(press("Escape"), true, false)).toBe("back");
  expect(command(press("Enter"), false, false)).toBe("confirm");
});

test("no key of a game takes one of the table's, or one of its own twice", async () => {
  for (const load of Object.values(import.meta.glob<{ default: Theme }>("../themes/*/index.ts"))) {
    const theme = (await load()).default;
    const own = [...(theme.overlays ?? []), ...(theme.keys ?? [])].flatMap(({ key }) => key.toLowerCase().split(/[ ,]+/));
    expect(own.filter((key) => TAKEN.has(key))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  }
}, 30_000);

test("plain arrows never leave the present; with Alt and Shift they step", () => {
  expect(command(press("ArrowLeft"), false, true)).toBeNull();
  expect(command(press("ArrowLeft", { altKey: true, shiftKey: true }), true, false)).toBe("replay-back");
});

test("replay steps within the game, and forward from the last moment is the present", () => {
  expect(stepped(null, 10, "back")).toBe(9);
  expect(stepped(9, 10, "forward")).toBe(10);
  expect(stepped(10, 10, "forward")).toBeNull();
  expect(stepped(0, 10, "back")).toBe(0);
  expect(stepped(5, 10, "first")).toBe(0);
  expect(stepped(5, 10, "last")).toBeNull();
});

test("Shift steps to where another seat or phase begins", () => {
  const lines = [1, 2, 3, 4].map((n) => ({ n, seat: n < 3 ? "red" : "blue" }));
  expect(phaseStarts(lines)).toEqual([0, 2]);
  expect(byPhase([0, 2], 1, true)).toBe(2);
  expect(byPhase([0, 2], 1, false)).toBe(0);
  expect(byPhase([0, 2], 3, true)).toBeNull();
});

const line = (n: number, seat: string, key: string, turn = 1): Line => ({ n, seat, said: [{ key, args: {}, rule: "MB-1" }], step: { turn, phase: { key: "phase" }, n: 1, of: 2 } });

test("the log is headed by turn and phase, and filtered", () => {
  const lines = [line(1, "red", "marches"), line(2, "blue", "attacks"), line(3, "red", "rests", 2)];
  expect(headed(lines).map((group) => [group.step?.turn, group.lines.length])).toEqual([[1, 2], [2, 1]]);
  expect(linesOf(lines, "mine", "red").map(({ n }) => n)).toEqual([1, 3]);
  expect(linesOf(lines, "fights", null).map(({ n }) => n)).toEqual([2]);
  expect(logText(lines, (said) => said.key, (step) => `Turn ${step.turn}`)).toBe(
    "Turn 1\n   1. marches [MB-1]\n   2. attacks [MB-1]\n\nTurn 2\n   3. rests [MB-1]\n",
  );
});

test("places named in a sentence can be found in it", () => {
  const said = { key: "marches", args: { to: "4,-3", unit: { key: "unit", args: { id: "R-1", from: "1,1" } }, corps: { key: "XX Corps" } } };
  const names = new Map([["4,-3", "4,-3"], ["1,1", "1,1"], ["R-1", "R-1"], ["XX Corps", "B-XX"]]);
  expect(parts("Unit goes to 4,-3 with XX Corps.", said, names, (one) => one.key)).toEqual([
    { text: "Unit", id: "R-1" }, { text: " goes to ", id: null }, { text: "4,-3", id: "4,-3" }, { text: " with ", id: null }, { text: "XX Corps", id: "B-XX" }, { text: ".", id: null },
  ]);
});

test("a move that told nothing is no line, passing is pale, and modifiers are indented", () => {
  const silent = { ...line(1, "red", "x"), said: [] };
  const shot: Line = { ...line(3, "red", "shoots"), said: [{ key: "shoots" }, { key: "modifier-over-16" }] };
  const lines = [silent, line(2, "blue", "passes"), shot];
  expect(linesOf(lines, "all", null).map(({ n }) => n)).toEqual([2, 3]);
  expect(linesOf(lines, "chat", null)).toEqual([]);
  expect(lines.slice(1).map(isPassing)).toEqual([true, false]);
  expect(shot.said.map(isModifier)).toEqual([false, true]);
  expect(logText(lines, (said) => said.key, () => "Turn")).toBe("Turn\n   2. passes [MB-1]\n   3. shoots\n        modifier-over-16\n");
});

test("new is what others did since one's own last decision", () => {
  const lines = [line(1, "red", "a"), line(2, "blue", "b"), line(3, "blue", "c"), line(4, "red", "d"), line(5, "red", "e")];
  const news = (some: Line[], seat: string | null): number[] => some.filter((one) => isNew(one, seat, lastBefore(some, seat))).map(({ n }) => n);
  expect(news(lines, "red")).toEqual([2, 3]);
  expect(news(lines, "blue")).toEqual([4, 5]);
  expect(news(lines.slice(0, 1), "red")).toEqual([]);
  expect(news(lines.slice(0, 1), "blue")).toEqual([1]);
  expect(lastBefore(lines, null)).toBeNull();
});

test("dice are counted for the seat in whose move they fell", () => {
  const lines: Line[] = [
    { n: 1, seat: "a", said: [{ key: "save", args: { die: 6 } }, { key: "hits", args: { dice: "1 6 3" } }] },
    { n: 2, seat: "b", said: [{ key: "tells", args: { turn: 4 } }] },
    { n: 3, seat: null, said: [{ key: "agreed", args: { die: 2 } }] },
  ];
  expect(thrown(lines)).toEqual([{ seat: "a", faces: [1, 0, 1, 0, 0, 2], count: 4, mean: 4 }]);
});

test("at most five lines are read at once", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((n) => `Line ${n}.`);
  expect(atOnce(lines.slice(0, 5))).toBe("Line 1. Line 2. Line 3. Line 4. Line 5.");
  expect(atOnce(lines).replaceAll("\u00a0", " ")).toMatch(/^Line 1\. .* Line 5\. And 2 more; press L for the log\.$/);
});

const block = (kind: RuleBlock["kind"], text: string, rule?: string): RuleBlock => ({ kind, spans: [[{ text }]], rule, level: 2 });
const RULES = [
  block("heading", "Moving"), block("text", "How to move.", "MB-7.1"), block("item", "on roads", "MB-7.1a"),
  block("row", "a"), block("row", "b"), block("heading", "Fighting"), block("text", "How to fight.", "MB-8.1"),
];

test("a rule is found with what belongs to it, also by a part of it", () => {
  expect(ruleBlocks(RULES, "MB-7.1").map((one) => one.spans[0]![0]!.text)).toEqual(["How to move.", "on roads", "a", "b"]);
  expect(sectionOf(RULES, "MB-8.1c")).toBe("MB-8.1");
  expect(sectionOf(RULES, "XX-1")).toBeNull();
  expect(matching(RULES, "fight how").map((one) => one.kind)).toEqual(["heading", "text"]);
  expect(chapterOf(RULES, "MB-8").map((one) => one.spans[0]![0]!.text)).toEqual(["Fighting", "How to fight."]);
  expect(chapterOf(RULES, "MB-7")).toHaveLength(5);
  expect(chapterOf(RULES, "MB-9")).toEqual([]);
  expect(tables(RULES).map((part) => part.kind)).toEqual(["block", "block", "block", "table", "block", "block"]);
});

const VIEW = { seat: "red", awaited: ["red"], ending: null, take_back: null } as unknown as View;
const LIVE = { state: "live" } as const;

test("the prompt bar shows the most urgent situation", () => {
  const at = (more: Partial<Parameters<typeof situation>[0]>) => situation({ view: VIEW, status: LIVE, replaying: false, slow: false, ...more });
  expect(at({})).toBe("yours");
  expect(at({ view: { ...VIEW, awaited: ["blue"] } })).toBe("waiting");
  expect(at({ view: { ...VIEW, seat: null } })).toBe("watching");
  expect(at({ slow: true })).toBe("sending");
  expect(at({ replaying: true })).toBe("replay");
  expect(at({ status: { state: "waiting", attempt: 1, until: 0 }, replaying: true })).toBe("offline");
  expect(at({ view: { ...VIEW, take_back: { by: "blue", to: 1, lost: 2, waits_for: ["red"] } } })).toBe("answer");
  expect(at({ view: { ...VIEW, ending: { places: [], winners: [], scores: {}, say: { key: "end" } } } })).toBe("over");
  expect(at({ view: { ...VIEW, awaited: [] } })).toBe("closed");
});

test("waiting for a connection doubles up to half a minute, with jitter", () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((n) => backoff(n, () => 0) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(backoff(1, () => 1)).toBe(1250);
});

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/g/medieval-battle/new")).toEqual({ page: "create", game: "medieval-battle" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/x").page).toBe("missing");
});

test("a hint belongs to its prompt until it is dismissed", () => {
  const hints = [{ prompt: ["a"], say: "h1" }, { prompt: ["a", "b"], say: "h2" }];
  expect(hintFor(hints, "a", () => false)?.say).toBe("h1");
  expect(hintFor(hints, "a", (key) => key === "h1")?.say).toBe("h2");
  expect(hintFor(hints, "c", () => false)).toBeNull();
});

const thing = (id: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({ id, kind: "place", x, y, shape: { kind: "hex", r: 40 }, label: { key: id }, ...more });

test("arrows take the least of distance plus twice the sideways offset, within 90°", () => {
  const from = thing("from", 0, 0);
  const things = [from, thing("far", 100, 0), thing("aside", 60, 50), thing("behind", -20, 0)];
  expect(nearest(things, from, "right")?.id).toBe("far");
  expect(nearest(things, from, "left")?.id).toBe("behind");
  expect(nearest(things, from, "up")).toBeNull();
});

test("on a hex grid every hex can be reached by Ctrl and arrows", () => {
  const grid: Thing[] = [];
  for (let q = 0; q < 6; q++) for (let r = 0; r < 5; r++) grid.push(thing(`${q},${r}`, q * 60, r * 69.28 + (q % 2) * 34.64));
  const seen = new Set(["0,0"]);
  for (const id of seen) for (const way of ["up", "down", "left", "right"] as const) {
    const next = neighbour(grid, grid.find((one) => one.id === id)!, way);
    if (next) seen.add(next.id);
  }
  expect(seen.size).toBe(grid.length);
  expect(neighbour(grid, grid[0]!, "up")).toBeNull();
});

test("around a hex lie its six neighbours, and distances count hexes", () => {
  const grid: Thing[] = [];
  for (let q = 0; q < 7; q++) for (let r = 0; r < 7; r++) grid.push(thing(`${q},${r}`, q * 60, r * 69.28 + (q % 2) * 34.64));
  const at = (id: string) => grid.find((one) => one.id === id)!;
  expect(around(grid, at("3,3")).map((one) => one.thing.id)).toEqual(["3,2", "4,3", "4,4", "3,4", "2,4", "2,3"]);
  expect(hexesApart(at("0,0"), at("6,0"))).toBe(6);
  expect(hexesApart(at("0,0"), at("0,5"))).toBe(5);
  expect(hexesApart(at("0,0"), at("2,5"))).toBe(6);
  const enemy = thing("E", 300, 0, { kind: "piece", at: "5,0", side: "red" });
  const own = thing("O", 0, 0, { kind: "piece", at: "0,0", side: "blue" });
  expect(near([...grid, enemy, own], own, (one) => one.side === "red", 5)).toEqual([{ thing: enemy, hexes: 5 }]);
  const town = thing("town", 0, 0, { shape: { kind: "circle", r: 5 } });
  expect(around([town, { ...town, id: "next", x: 9 }], town).map((one) => [one.thing.id, one.hexes])).toEqual([["next", null]]);
});

test("what moved is known with where it was", () => {
  const before = new Map([["a", thing("a", 0, 0, { kind: "piece" })], ["h", thing("h", 0, 0)]]);
  const now = new Map([["a", thing("a", 9, 0, { kind: "piece" })], ["b", thing("b", 1, 1, { kind: "piece" })], ["h", thing("h", 5, 5)]]);
  expect(moved(before, now).map(({ thing: one, was }) => [one.id, was?.x])).toEqual([["a", 0], ["b", undefined]]);
});

test("shapes contain what lies in them, turned ones too", () => {
  expect(contains(thing("a", 0, 0), { x: 30, y: 0 })).toBe(true);
  const bar = thing("b", 0, 0, { shape: { kind: "rect", w: 40, h: 4, turn: 90 } });
  expect(contains(bar, { x: 0, y: 18 })).toBe(true);
  expect(contains(bar, { x: 18, y: 0 })).toBe(false);
  expect(compass({ x: 0, y: 0 }, { x: 5, y: -5 })).toBe("north-east");
});

test("a click on a stack picks the one lit piece, or asks", () => {
  const hex = thing("h", 0, 0);
  const a = thing("a", 0, 0, { kind: "piece", at: "h" });
  const b = thing("b", 5, -5, { kind: "piece", at: "h" });
  const things = [hex, a, b];
  const asked = (lit: string[], picked: string[] = []) => ({ things, lit: new Set(lit), picked, can: () => false });
  expect(meant(under(things, { x: 0, y: 0 }, null), asked(["a"]))).toEqual({ kind: "pick", id: "a" });
  expect(meant(things, asked(["a", "b"]))).toEqual({ kind: "choose", ids: ["a", "b"] });
  expect(meant(things, asked([], ["a"]))).toEqual({ kind: "pick", id: "a" });
  expect(meant(things, asked([]))).toEqual({ kind: "why", id: "b" });
  expect(meantAt(asked(["a"]), { x: 60, y: 0 }, null, true, 1)).toEqual({ kind: "pick", id: "a" });
  expect(meantAt(asked(["a"]), { x: 60, y: 0 }, null, false, 1)).toEqual({ kind: "nothing" });
  expect(meantAt(asked(["a"]), { x: 90, y: 0 }, null, true, 1)).toEqual({ kind: "nothing" });
});
