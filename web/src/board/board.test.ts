import { expect, test } from "vitest";
import type { Thing } from "../themes/theme";
import type { Offer, Said } from "../wire/types";
import type { Speaker } from "../words/words.svelte";
import { badges } from "./badges";
import { compass, contains, nearest, neighbour, noteOff } from "./geometry";
import { meant, meantAt, under } from "./input/hits";
import { around, hexesApart, moved, near } from "./told";

const thing = (id: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind: "place",
  x,
  y,
  shape: { kind: "hex", r: 40 },
  label: { key: id },
  ...more,
});

test("a piece that stood beside the map as a marker has come: no trail leads from there", () => {
  const map = (...things: Thing[]): Map<string, Thing> => new Map(things.map((one) => [one.id, one]));
  const marker = thing("platoon-4", 500, -20);
  const here = thing("platoon-4", 100, 300, { kind: "piece" });
  expect(moved(map(marker), map(here))).toEqual([{ thing: here, was: null }]);
  const before = thing("platoon-4", 100, 200, { kind: "piece" });
  expect(moved(map(before), map(here))).toEqual([{ thing: here, was: before }]);
});

test("arrows take the least of distance plus twice the sideways offset, within 90°", () => {
  const from = thing("from", 0, 0);
  const things = [from, thing("far", 100, 0), thing("aside", 60, 50), thing("behind", -20, 0)];
  expect(nearest(things, from, "right")?.id).toBe("far");
  expect(nearest(things, from, "left")?.id).toBe("behind");
  expect(nearest(things, from, "up")).toBeNull();
});

test("on a hex grid every hex can be reached by Ctrl and arrows", () => {
  const grid: Thing[] = [];
  for (let q = 0; q < 6; q++)
    for (let r = 0; r < 5; r++) grid.push(thing(`${q},${r}`, q * 60, r * 69.28 + (q % 2) * 34.64));
  const seen = new Set(["0,0"]);
  for (const id of seen)
    for (const way of ["up", "down", "left", "right"] as const) {
      const next = neighbour(
        grid,
        grid.find((one) => one.id === id)!,
        way,
      );
      if (next) seen.add(next.id);
    }
  expect(seen.size).toBe(grid.length);
  expect(neighbour(grid, grid[0]!, "up")).toBeNull();
});

test("around a hex lie its six neighbours, and distances count hexes", () => {
  const grid: Thing[] = [];
  for (let q = 0; q < 7; q++)
    for (let r = 0; r < 7; r++) grid.push(thing(`${q},${r}`, q * 60, r * 69.28 + (q % 2) * 34.64));
  const at = (id: string) => grid.find((one) => one.id === id)!;
  expect(around(grid, at("3,3")).map((one) => one.thing.id)).toEqual(["3,2", "4,3", "4,4", "3,4", "2,4", "2,3"]);
  expect(hexesApart(at("0,0"), at("6,0"))).toBe(6);
  expect(hexesApart(at("0,0"), at("0,5"))).toBe(5);
  expect(hexesApart(at("0,0"), at("2,5"))).toBe(6);
  const enemy = thing("E", 300, 0, { kind: "piece", at: "5,0", side: "red" });
  const own = thing("O", 0, 0, { kind: "piece", at: "0,0", side: "blue" });
  expect(near([...grid, enemy, own], own, (one) => one.side === "red", 5)).toEqual([{ thing: enemy, hexes: 5 }]);
  const town = thing("town", 0, 0, { shape: { kind: "circle", r: 5 } });
  expect(around([town, { ...town, id: "next", x: 9 }], town).map((one) => [one.thing.id, one.hexes])).toEqual([
    ["next", null],
  ]);
});

test("what moved is known with where it was", () => {
  const before = new Map([
    ["a", thing("a", 0, 0, { kind: "piece" })],
    ["h", thing("h", 0, 0)],
  ]);
  const now = new Map([
    ["a", thing("a", 9, 0, { kind: "piece" })],
    ["b", thing("b", 1, 1, { kind: "piece" })],
    ["h", thing("h", 5, 5)],
  ]);
  expect(moved(before, now).map(({ thing: one, was }) => [one.id, was?.x])).toEqual([
    ["a", 0],
    ["b", undefined],
  ]);
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

test("a goal carries what a fight there costs, else what the way costs", () => {
  const speak = {
    part: ({ key, args }: Said, name: string) =>
      key === "attack" && name === "badge" ? `${args!.own} : ${args!.enemy}` : null,
  } as unknown as Speaker;
  const cost = { key: "points", args: { count: 1 } };
  const offers = [
    { text: "attack", picks: ["a", "foe"], say: { key: "attack", args: { own: 1, enemy: 0 } }, cost },
    { text: "march", picks: ["a", "hex"], say: { key: "march" }, cost },
    { text: "rest", picks: ["a", "camp"], say: { key: "rest" } },
  ] as Offer[];
  expect([...badges(offers, ["a"], speak)]).toEqual([
    ["foe", "1 : 0"],
    ["hex", "1"],
  ]);
  const ways = ["attack", "shoot"].map((way, own) => ({
    text: way,
    picks: ["a", "foe", way],
    say: { key: "attack", args: { own: 1 - own, enemy: 1 } },
    cost,
  })) as Offer[];
  expect([...badges(ways, ["a"], speak)]).toEqual([["foe", "1 : 1 · 0 : 1"]]);
  expect(badges(offers, [], speak).size).toBe(0);
});

test("a note stands above its goal, and below it where the map ends", () => {
  expect(noteOff(200, 1)).toBe(-34);
  expect(noteOff(22, 1)).toBe(34);
  expect(noteOff(60, 2)).toBe(34);
});
