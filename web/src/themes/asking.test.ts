// What the games ask, warn of and show large.
import { expect, test } from "vitest";
import { notes as decisive, outcomes as fights } from "./medieval-battle/asking";
import { amounts, priceOf } from "./medieval-battle/recruiting";
import type { Table as Battle } from "./medieval-battle/table";
import battle from "./medieval-battle/theme";
import { fitting } from "./race-to-the-rhine/loading";
import { question as asks, recap as others } from "./race-to-the-rhine/asking";
import type { Table as Race } from "./race-to-the-rhine/table";
import { notes as mortainNotes, question as mortainAsks } from "./stand-at-mortain/asking";
import { outcomes as cards, recap } from "./stand-at-mortain/happened";
import type { Table as Mortain } from "./stand-at-mortain/table";
import type { Offer, Said } from "../wire/types";

test("Medieval: a side that one flag would bring to victory is named, and told apart from oneself", () => {
  const table = {
    stage: "choosing",
    victory: 5,
    vp: { red: 4, yellow: 2 },
    map: { flags: { "0,0": 2, "4,0": 1 } },
    control: { "0,0": "red" },
  } as unknown as Battle;
  expect(decisive(table, "red").map((note) => note.key)).toEqual(["note-you-win"]);
  expect(decisive(table, "yellow").map((note) => note.key)).toEqual(["note-side-wins"]);
  expect(decisive({ ...table, vp: { red: 3, yellow: 2 }, control: { "0,0": "red", "4,0": "red" } }, "red")).toEqual([]);
});

test("Medieval: presets spend what there is, and the total says so", () => {
  const kind = (price: number) => ({ price, mp: 3, limit: 3, range: 0 });
  const table = {
    points: 20,
    kinds: { HC: kind(3), LC: kind(2), MA: kind(2), HI: kind(2), LI: kind(1), PK: kind(1), LB: kind(2), SB: kind(1) },
  } as unknown as Battle;
  const offer = { counts: { HC: 3, LC: 3, MA: 3, HI: 3, LI: 3, PK: 3, LB: 1, SB: 3 } } as unknown as Offer;
  for (const { counts } of amounts.presets!(table, offer)) {
    expect(priceOf(table, counts)).toBeLessThanOrEqual(20);
    for (const [name, count] of Object.entries(counts)) expect(count).toBeLessThanOrEqual(offer.counts![name]!);
  }
  expect(amounts.total!(table, offer, { HC: 7 })).toMatchObject({ over: true, say: { args: { price: 21 } } });
});

test("Medieval: a fight is shown with its losses", () => {
  const told: Said[] = [
    { key: "attacks", args: { hex: "1,0" } },
    { key: "melee", args: { own: 0, enemy: 1, target: { key: "unit-SB", args: { id: "R-SB1" } } } },
    { key: "loses-knight", args: {} },
  ];
  expect(fights({ units: [] } as unknown as Battle, told)).toMatchObject([
    { at: "1,0", good: true, result: [told[2]] },
  ]);
  expect(fights({ units: [] } as unknown as Battle, [told[0]!])).toEqual([]);
});

test("Mortain: the deciding card comes with what it needed, also when the next card is drawn in the same step", () => {
  const card = { key: "card", args: { suit: "H", rank: "5" } };
  const told: Said[] = [
    {
      key: "fires",
      args: { hex: { key: "hex", args: { hex: "0503" } }, target: { key: "unit", args: { id: "us-119" } } },
    },
    { key: "strength", args: { strength: 6, most: 7 } },
    { key: "combat-card", args: { card, most: 7, result: "hit" } },
    { key: "flipped", args: {} },
    { key: "draws", args: { card: { key: "card", args: { suit: "S", rank: "2" } } } },
  ];
  const table = { units: [{ id: "us-119", side: "us" }], attack: null } as unknown as Mortain;
  const fight = { at: "0503", face: "H5", needed: told[1], rolled: card, result: [told[3]], good: true };
  const next = { face: "S2", title: { key: "outcome-card" }, result: [told[4]] };
  expect(cards(table, told)).toMatchObject([fight, next]);
  expect(cards(table, told)[0]!.title.key).toBe("outcome-fires"); // without the books
  expect(cards(table, told, "us")[0]!.good).toBe(false); // the same, seen by whoever was hit
  expect(cards(table, told, "german")[0]!.good).toBe(true);
});

test("Mortain: a Joker that ends the turn, the new turn and its card are shown large", () => {
  const draws = { key: "draws", args: { card: { key: "card", args: { suit: "H", rank: "5" } } } };
  const turn = { key: "turn-begins", args: { turn: 5 } };
  const table = { units: [], attack: null } as unknown as Mortain;
  const ends = { key: "joker-ends-turn", args: { turn: 4 } };
  expect(cards(table, [{ key: "finishes", args: {} }, ends, turn, draws])).toMatchObject([
    { face: "JOKER", title: ends },
    { face: "H5", title: turn, result: [draws] },
  ]);
  const combat = { key: "joker-in-combat", args: { left: 9 } };
  const oba = { key: "oba-attacks", args: { hex: { key: "hex", args: { hex: "0503" } } } };
  expect(cards(table, [oba, combat, turn, draws])).toMatchObject([
    { face: "JOKER", title: { key: "outcome-oba-attacks" }, result: [combat] },
    { title: turn, result: [draws] },
  ]);
  expect(cards(table, [{ key: "passes", args: {} }])).toEqual([]);
});

test("Mortain: the recap tells what the enemy moved, fired at and drew, in this order", () => {
  const unit = (id: string) => ({ key: "unit", args: { id, name: id } });
  const hex = (at: string) => ({ key: "hex", args: { hex: at } });
  const table = {
    units: [
      { id: "us-cca", side: "us" },
      { id: "ge-102", side: "german" },
    ],
  } as unknown as Mortain;
  const told: Said[] = [
    { key: "moves", args: { unit: unit("us-cca"), origin: hex("0202"), hex: hex("0303") } },
    { key: "fires", args: { units: "CCA", count: 1, target: unit("ge-102"), hex: hex("0402") } },
    { key: "strength", args: {} },
    { key: "combat-card", args: { result: "hit" } },
    { key: "flipped", args: { unit: unit("ge-102") } },
    { key: "draws", args: { card: { key: "card", args: { suit: "S", rank: "5" } } } },
  ];
  const found = recap(table, told, "german")!;
  expect(found.result.map(({ key }) => key)).toEqual(["recap-moved", "outcome-fires", "flipped", "draws"]);
  expect(found.result[0]!.args).toEqual({ ways: "CCA → 0303" });
  expect(found.good).toBe(false);
  expect(recap(table, told, "us")!.good).toBeUndefined();
  expect(recap(table, [{ key: "passes", args: {} }], "german")).toBeNull();
});

test("Mortain: units that can join the fire are spoken of only where there are some", () => {
  const unit = (id: string) => ({ id, side: "german", name: id, at: "0402" });
  const table = { units: [unit("ge-102"), unit("ge-2ss-d")], stage: "acting" } as unknown as Mortain;
  expect(mortainAsks(table, ["ge-2ss-d"], new Set(["0503", "ge-102"]))?.key).toBe("ask-unit-joined");
  expect(mortainAsks(table, ["ge-2ss-d"], new Set(["0503"]))?.key).toBe("ask-unit");
  const spent = { ...table, allowance: 2, used: 2 } as unknown as Mortain;
  expect(mortainAsks(spent, ["ge-2ss-d"], new Set(["0503"]))?.key).toBe("ask-unit-free");
});

test("Mortain: the American hears of Air and artillery on a red card, as long as the marker is there", () => {
  const table = {
    card: "H5",
    side: "us",
    stage: "acting",
    used: 0,
    turn: 2,
    turns: 6,
    exits: { now: 1, needed: 5 },
    markers: { air: 0, oba: 0 },
    markers_allowed: 1,
    per_type: false,
  } as unknown as Mortain;
  const keys = (more: Partial<Mortain>, seat = "us") =>
    mortainNotes({ ...table, ...more }, seat).map((note) => note.key);
  expect(keys({})).toEqual(["note-air"]);
  expect(keys({ card: "DQ" })).toEqual(["note-oba"]);
  expect(keys({ card: "S5" })).toEqual([]);
  expect(keys({ markers: { air: 1, oba: 0 } })).toEqual([]);
  expect(keys({}, "german")).toEqual([]);
  expect(keys({ exits: { now: 4, needed: 5 }, turn: 6, card: "S5" })).toEqual(["note-exit", "note-last"]);
});

test("Rhine: a truck is asked for its start and its goal; a corps loads what fits, with food", () => {
  const table = { map: { fields: { nancy: { name: "Nancy" } } }, corps: {} } as unknown as Race;
  expect(asks(table, ["truck"], new Set())?.key).toBe("ask-truck-start");
  expect(asks(table, ["truck", "nancy"], new Set())).toMatchObject({ key: "ask-truck-goal", args: { field: "Nancy" } });
  expect(asks(table, ["supplies"], new Set())?.key).toBe("ask-base");
  expect(fitting({ fuel: 5, ammo: 5, food: 5 }, 6)).toEqual({ fuel: 4, ammo: 1, food: 1 });
  expect(fitting({ fuel: 1 }, 6)).toEqual({ fuel: 1 });
  expect(fitting({ fuel: 3 }, 0)).toEqual({});
});

test("Mortain: a second card that misses says so", () => {
  const told: Said[] = [
    { key: "redraws", args: {} },
    { key: "combat-card", args: { card: { key: "card", args: { suit: "D", rank: "9" } }, most: 5, result: "miss" } },
  ];
  expect(cards({ units: [] } as unknown as Mortain, told)).toMatchObject([
    { good: false, needed: { key: "outcome-needs", args: { most: 5 } }, result: [{ key: "outcome-miss" }] },
  ]);
});

test("Medieval: of two waiting units that are alike the other stands for either", () => {
  const unit = (id: string, more = {}) => ({ id, side: "red", kind: "HC", at: "reserve", strength: 2, ...more });
  const table = {
    units: [unit("R-HC1"), unit("R-HC2"), unit("R-HC3", { strength: 1 }), unit("R-LC1", { kind: "LC" })],
  } as unknown as Battle;
  expect(battle.twin!(table, "R-HC2")).toBe("R-HC1");
  expect(battle.twin!(table, "R-HC3")).toBeNull();
  expect(battle.twin!(table, "R-LC1")).toBeNull();
});

test("Rhine: the recap tells army by army what was gained, taken and fought", () => {
  const [bradley, patton] = [{ key: "bradley" }, { key: "patton" }];
  const takes = (army: Said, field: string): Said => ({ key: "takes", args: { army, field } });
  const told: Said[] = [
    { key: "turn-begins" },
    takes(bradley, "Paris"),
    { key: "moves" },
    { key: "wins-fight" },
    takes(bradley, "Reims"),
    { key: "turn-begins" },
    takes(patton, "Metz"),
  ];
  const found = others({} as Race, told)!;
  expect(found.result).toEqual([
    { key: "recap-took", args: { army: bradley, fields: "Paris, Reims" } },
    { key: "wins-fight" },
    { key: "recap-took", args: { army: patton, fields: "Metz" } },
  ]);
  expect(others({} as Race, [{ key: "moves" }])).toBeNull();
});
