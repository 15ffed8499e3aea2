import { expect, test } from "vitest";
import { changed, fieldsOf, isFaulty, piecesOf, put, valueAt, wayTo, type Position } from "./position";

const BATTLE: Position = {
  side: "red",
  markers: { red: 5, yellow: 4 },
  units: [
    { id: "R-HC1", at: "0,0", mp: 4 },
    { id: "Y-LC1", at: "reserve", mp: 5 },
  ],
};
const MORTAIN: Position = { turn: 2, units: { "ge-102": "0402", "us-119": "0503 back" }, acted: { "ge-102": "1802" } };
const RHINE: Position = { corps: { "R-I": { at: "lisieux", fuel: 2 } }, tokens: { paris: { fuel: 1 } } };
const FLAMES: Position = {
  platoons: [{ side: "A", teams: [{ id: 3, type: "m4", at: [1, 2, 45], place: "destroyed" }] }],
};

test("a piece is found in every game's own form, and moved without losing what else is said of it", () => {
  expect(valueAt(put(BATTLE, BATTLE, "R-HC1", "1,1")!, ["units", 0])).toEqual({ id: "R-HC1", at: "1,1", mp: 4 });
  expect(valueAt(put(MORTAIN, MORTAIN, "us-119", "0404")!, ["units", "us-119"])).toBe("0404 back");
  expect(put(MORTAIN, MORTAIN, "ge-102", "0101")!["acted"]).toEqual({ "ge-102": "1802" });
  expect(valueAt(put(RHINE, RHINE, "R-I", "paris")!, ["corps", "R-I"])).toEqual({ at: "paris", fuel: 2 });
  expect(valueAt(put(FLAMES, FLAMES, "team-3", [10.004, 20])!, ["platoons", 0, "teams", 0])).toEqual({
    id: 3,
    type: "m4",
    at: [10, 20, 45],
  });
  expect(wayTo(BATTLE, "R-HC9")).toBeNull();
});

test("what was taken off comes back from the box", () => {
  for (const [position, id, spot] of [
    [BATTLE, "Y-LC1", "2,2"],
    [MORTAIN, "ge-102", "0505"],
    [RHINE, "R-I", "paris"],
    [FLAMES, "team-3", [5, 5]],
  ] as const) {
    const without = changed(position, wayTo(position, id)!, undefined);
    expect(piecesOf(without)).not.toContain(id);
    const back = put(without, position, id, spot)!;
    expect(piecesOf(back)).toContain(id);
    expect(piecesOf(position)).toContain(id); // nothing is changed in place
  }
  expect(put(BATTLE, BATTLE, "R-XX1", "0,0")).toBeNull();
});

test("a form has the plain values, those of small groups too", () => {
  expect(fieldsOf(BATTLE).map(({ name, value }) => [name, value])).toEqual([
    ["side", "red"],
    ["markers red", 5],
    ["markers yellow", 4],
  ]);
  expect(fieldsOf(BATTLE["units"]!)).toEqual([]);
});

test("a fault is told beside what it is about", () => {
  expect(isFaulty("side", BATTLE, ["side"])).toBe(true);
  expect(isFaulty("units.ge-102", MORTAIN, ["units", "ge-102"])).toBe(true);
  expect(isFaulty("corps.R-I.at", RHINE, ["corps", "R-I", "at"])).toBe(true);
  expect(isFaulty("units[Y-LC1].at", BATTLE, ["units", 1, "at"])).toBe(true);
  expect(isFaulty("units[Y-LC1].at", BATTLE, ["units", 0, "at"])).toBe(false);
  expect(isFaulty("turn", BATTLE, ["side"])).toBe(false);
  expect(isFaulty(null, BATTLE, ["side"])).toBe(false);
});
