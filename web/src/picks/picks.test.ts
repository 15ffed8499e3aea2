import { describe, expect, test } from "vitest";
import positions from "../../fixtures/offers.json";
import type { Offer } from "../wire/types";
import { amounts, buttons, goalKind, grouped, numbers, toDo, waiting, walk } from "./choices";
import { joined, joins } from "./joined";
import { behind, kept, mustConfirm, nextPicks, onward, pick, settle, spelled, withCounts } from "./picks";

type Position = { game: string; name: string; at: number; offers: Offer[] };

const offer = (text: string, picks: string[], more: Partial<Offer> = {}): Offer => ({
  text,
  picks,
  say: { key: text },
  ...more,
});

const OFFERS = [
  offer("march R7 0413", ["R7", "0413"]),
  offer("march R7 0414", ["R7", "0414"]),
  offer("shoot R7 Y1", ["R7", "Y1"], { warns: ["ends-turn"] }),
  offer("march R8 0413", ["R8", "0413"]),
  offer("pass", ["pass"], { warns: ["ends-turn"] }),
];

describe("in every position of the playthroughs", () => {
  for (const { game, name, at, offers } of positions as unknown as Position[]) {
    test(`${game} ${name} ${at}: picks spell exactly the offers`, () => {
      for (const one of offers) {
        one.picks.forEach((word, i) => {
          expect(nextPicks(offers, one.picks.slice(0, i))).toContain(word);
        });
        expect(spelled(offers, one.picks)).toContain(one);
      }
      for (const word of nextPicks(offers, [])) {
        expect(offers.some((one) => one.picks[0] === word)).toBe(true);
        for (const next of nextPicks(offers, [word])) {
          expect(offers.some((one) => one.picks[0] === word && one.picks[1] === next)).toBe(true);
        }
      }
      expect([...grouped(offers).values()].flat()).toHaveLength(offers.length);
    });
    test(`${game} ${name} ${at}: clicking the picks in order sends what does not warn`, () => {
      for (const one of offers) {
        let picked: string[] = [];
        let sent: Offer | null = null;
        for (const word of one.picks) {
          const result = pick(offers, picked, word);
          expect(result.lit).toBe(true);
          ({ picked, send: sent } = result);
        }
        const longer = behind(offers, one.picks).length > 1;
        if (mustConfirm(one) || longer) expect(sent).toBeNull();
        else expect(sent).toBe(one);
      }
    });
  }
});

describe("a click", () => {
  test("adds the next pick and sends at the last one", () => {
    expect(pick(OFFERS, [], "R7")).toEqual({ picked: ["R7"], send: null, lit: true });
    expect(pick(OFFERS, ["R7"], "0413").send?.text).toBe("march R7 0413");
  });
  test("on a move that warns waits for Confirm; the same goal again confirms", () => {
    const first = pick(OFFERS, ["R7"], "Y1");
    expect(first).toMatchObject({ picked: ["R7", "Y1"], send: null });
    expect(waiting(OFFERS, first.picked)?.text).toBe("shoot R7 Y1");
    expect(pick(OFFERS, first.picked, "Y1").send?.text).toBe("shoot R7 Y1");
  });
  test("by touch always waits", () => {
    expect(pick(OFFERS, ["R7"], "0413", true).send).toBeNull();
  });
  test("on the selected piece takes it back", () => {
    expect(pick(OFFERS, ["R7"], "R7")).toEqual({ picked: [], send: null, lit: true });
  });
  test("on an earlier pick goes back before it", () => {
    expect(pick(OFFERS, ["R7", "Y1"], "R7")).toEqual({ picked: [], send: null, lit: true });
  });
  test("on another piece chooses that one instead", () => {
    expect(pick(OFFERS, ["R7"], "R8")).toEqual({ picked: ["R8"], send: null, lit: true });
  });
  test("on anything else means nothing and keeps the selection", () => {
    expect(pick(OFFERS, ["R7"], "0999")).toEqual({ picked: ["R7"], send: null, lit: false });
  });
  test("waits where a longer offer goes on", () => {
    const both = [offer("fire A", ["A", "x"]), offer("fire A plus", ["A", "x", "y"])];
    expect(pick(both, ["A"], "x").send).toBeNull();
    expect(waiting(both, ["A", "x"])?.text).toBe("fire A");
  });
});

test("a stale selection is kept as far as it leads somewhere", () => {
  expect(kept(OFFERS, ["R7", "0499"])).toEqual(["R7"]);
  expect(kept(OFFERS, ["R9", "0413"])).toEqual([]);
  expect(kept([], ["R7"])).toEqual([]);
});

test("what is not on the board is a button, a number is a stepper", () => {
  const offers = [...OFFERS, offer("trucks 1", ["trucks", "1"]), offer("trucks 3", ["trucks", "3"])];
  const onBoard = new Set(["R7", "R8"]);
  expect(buttons(offers, [], onBoard).map(({ word, offers: n, offer: only }) => [word, n, only?.text])).toEqual([
    ["pass", 1, "pass"],
    ["trucks", 2, undefined],
  ]);
  expect(buttons(offers, ["trucks"], onBoard)).toEqual([]);
  expect(numbers(offers, ["trucks"], onBoard)).toEqual([1, 3]);
});

test("the prompt knows what kind of goal it asks for", () => {
  expect(goalKind(["place", "place"])).toBe("place");
  expect(goalKind(["place", "piece"])).toBe("both");
  expect(goalKind(["piece", "button"])).toBe("piece");
  expect(goalKind(["button"])).toBe("other");
});

test("amounts are written behind the text, zeros left out", () => {
  const recruit = offer("recruit", ["army"], { counts: { HC: 2, LC: 3, WG: 1 } });
  expect(amounts([recruit], [])).toBe(recruit);
  expect(withCounts(recruit, { LC: 3, HC: 0, WG: 1 })).toBe("recruit 3LC 1WG");
  expect(settle([recruit], ["army"], false).send).toBeNull();
});

test("pieces join in any order", () => {
  const fire = [offer("fire", ["a", "b", "t"]), offer("fire2", ["a", "t"]), offer("fire3", ["b", "t"])];
  expect(joined(fire, ["b"], "a")).toEqual(["a", "b"]);
  expect(joined(fire, ["b"], "c")).toBeNull();
});

test("all of a stack are offered together only where some offer takes them together", () => {
  const fire = [offer("fire", ["a", "b", "t"]), offer("go a", ["a", "x"]), offer("go b", ["b", "x"])];
  expect(joins(fire, [], ["b", "a"])).toBe(true);
  expect(joins(fire.slice(1), [], ["a", "b"])).toBe(false);
  expect(joins(fire, ["a"], ["b"])).toBe(false);
});

test("N and P walk through what can still act, both ways and round the corner", () => {
  const order = toDo(OFFERS, ["R9", "R8", "R7"], new Set());
  expect(order).toEqual(["R8", "R7"]);
  expect(toDo(OFFERS, ["R8", "R7"], new Set(["R8"]))).toEqual(["R7"]);
  expect(walk(order, null, 1)).toBe("R8");
  expect(walk(order, "R7", 1)).toBe("R8");
  expect(walk(order, "R8", -1)).toBe("R7");
  expect(walk([], null, 1)).toBeNull();
});

test("what is the only choice is taken by itself, as long as something is left to choose behind it", () => {
  const base = offer("supplies orleans", ["supplies", "orleans"], { counts: { fuel: 6 } });
  const kinds = ["fuel", "ammo"].map((kind) => offer(`supplies orleans ${kind}`, ["supplies", "orleans", kind]));
  expect(onward(kinds, ["supplies"])).toEqual(["supplies", "orleans"]);
  expect(onward([base], ["supplies"])).toEqual(["supplies", "orleans"]); // its amounts are chosen next
  const other = offer("supplies troyes fuel", ["supplies", "troyes", "fuel"]);
  expect(onward([...kinds, other], ["supplies"])).toEqual(["supplies"]);
  const last = [offer("air red", ["air", "red"])];
  expect(onward(last, ["air"])).toEqual(["air"]); // it would be the whole move: nobody has said that
});
