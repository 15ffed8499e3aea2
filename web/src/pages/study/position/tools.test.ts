import { expect, test } from "vitest";
import { isDestroyed, put, type Position } from "./position";
import { cardMoved, pilesOf, toolsOf, type Pile } from "./tools";

const RHINE: Position = {
  seats: ["white", "blue"],
  turn: "blue",
  control: { toul: "blue" },
  tokens: { nancy: { fuel: 1 } },
  pool: { fuel: 9 },
  resistance: ["aachen"],
  markers: 6,
  trucks: [],
  truck_track: 6,
  paratroops: [],
  paratroops_left: 4,
  corps: { "B-XII": { at: "toul", fuel: 1 } },
  armies: { white: { kept: [], beaten: [] }, blue: { kept: ["P-B-02"], beaten: [] } },
  decks: { white: ["P-W-01"], blue: ["P-B-01"], resistance: ["K-01", "K-02"] },
  discards: { white: [], blue: [] },
  box: { cards: [], medals: 0 },
};
const MORTAIN: Position = { card: "S8", deck: ["H2", "H3"], units: { "ge-102": "0402", "us-119": "0503 back" } };
const FLAMES: Position = { platoons: [{ side: "A", teams: [{ id: 3, at: [1, 2, 45], flags: ["moved"] }] }] };

const used = (game: string, position: Position, key: string, ids: string[], less = false): Position | null => {
  const [name, side] = key.split("/");
  return toolsOf(game, position)
    .find((one) => one.key === name && one.side === side)!
    .use(position, ids, less);
};
const rhine = (key: string, ids: string[], less = false): Position | null =>
  used("race-to-the-rhine", RHINE, key, ids, less);

test("a marker of a side is put on a place, changes hands, and is taken away by the same click again", () => {
  expect(rhine("control/blue", ["nancy"])!["control"]).toEqual({ toul: "blue", nancy: "blue" });
  expect(rhine("control/white", ["toul"])!["control"]).toEqual({ toul: "white" });
  expect(rhine("control/blue", ["toul"])!["control"]).toEqual({});
  const battle: Position = { flags: {} };
  expect(used("medieval-battle", battle, "flag/red", ["0,0"])!["flags"]).toEqual({ "0,0": "red" });
});

test("tokens, trucks and markers come from their stock and go back to it", () => {
  const more = rhine("fuel", ["nancy"])!;
  expect(more["tokens"]).toEqual({ nancy: { fuel: 2 } });
  expect(more["pool"]).toBeUndefined(); // the rules count what is left
  expect(rhine("fuel", ["nancy"], true)!["tokens"]).toEqual({});
  expect(rhine("ammo", ["nancy"], true)).toBeNull();
  expect(rhine("resistance", ["mayen"])).toMatchObject({ resistance: ["aachen", "mayen"], markers: 5 });
  expect(rhine("resistance", ["aachen"])).toMatchObject({ resistance: [], markers: 7 });
  const carried = rhine("truck", ["toul", "nancy"])!;
  expect(carried).toMatchObject({ trucks: ["toul nancy"], truck_track: 5 });
  expect(used("race-to-the-rhine", carried, "truck", ["nancy", "toul"], true)).toMatchObject({
    trucks: [],
    truck_track: 6,
  });
  expect(rhine("truck", ["toul", "nancy"], true)).toBeNull();
  const dropped = rhine("paratroops", ["mainz"])!;
  expect(dropped["paratroops"]).toEqual([{ at: "mainz", army: "blue" }]);
  expect(used("race-to-the-rhine", dropped, "paratroops", ["mainz"], true)!["paratroops"]).toEqual([]);
});

test("what is so of a piece is switched on and off", () => {
  expect(rhine("immobilised", ["B-XII"])!["corps"]).toEqual({ "B-XII": { at: "toul", fuel: 1, immobilised: true } });
  const flipped = used("stand-at-mortain", MORTAIN, "flipped", ["ge-102"])!;
  expect(flipped["units"]).toEqual({ "ge-102": "0402 back", "us-119": "0503 back" });
  expect(used("stand-at-mortain", flipped, "flipped", ["ge-102"])).toEqual(MORTAIN);
  const over = used("stand-at-mortain", MORTAIN, "interdiction", ["0404"])!;
  expect(over["interdiction"]).toBe("0404");
  expect(used("stand-at-mortain", over, "interdiction", ["0404"])).toEqual(MORTAIN);
  const dug = used("flames-of-war", FLAMES, "dug_in", ["team-3"])!;
  expect(dug["platoons"]).toMatchObject([{ teams: [{ flags: ["moved", "dug_in"] }] }]);
  expect(used("flames-of-war", dug, "dug_in", ["team-3"])).toEqual(FLAMES);
  const pinned = used("flames-of-war", FLAMES, "pinned", ["team-3"])!;
  expect(pinned["platoons"]).toMatchObject([{ pinned: true }]);
  expect(used("flames-of-war", pinned, "pinned", ["team-3"])).toEqual(FLAMES);
  expect(used("flames-of-war", FLAMES, "bogged", ["team-9"])).toBeNull();
});

test("a card goes from one pile to another, and no card is lost", () => {
  const piles = pilesOf("race-to-the-rhine", RHINE);
  const of = (key: string, side?: string, all: Pile[] = piles): Pile =>
    all.find((one) => one.key === key && one.side === side)!;
  const thrown = cardMoved(RHINE, "P-B-01", of("deck-of", "blue"), of("discards", "blue"));
  expect(thrown).toMatchObject({ decks: { blue: [] }, discards: { blue: ["P-B-01"] } });
  const beaten = cardMoved(RHINE, "K-02", of("deck-of", "resistance"), of("beaten", "white"));
  expect(beaten).toMatchObject({ decks: { resistance: ["K-01"] }, armies: { white: { beaten: ["K-02"] } } });

  const pack = pilesOf("stand-at-mortain", MORTAIN);
  expect(pack.map((one) => one.cards.length)).toEqual([1, 2, 50]); // 53 cards in all
  expect(cardMoved(MORTAIN, "H2", of("deck", undefined, pack), of("used", undefined, pack))["deck"]).toEqual(["H3"]);
  expect(cardMoved(MORTAIN, "D4", of("used", undefined, pack), of("deck", undefined, pack))["deck"]).toContain("D4");
  const turned = cardMoved(MORTAIN, "H2", of("deck", undefined, pack), of("in-play", undefined, pack));
  expect(turned).toMatchObject({ card: "H2", deck: ["H3", "S8"] }); // a red card: it is the other side's turn
  expect(pilesOf("medieval-battle", {})).toEqual([]);
});

test("smoke lies at a point, and a click in it takes it away", () => {
  const smoke = toolsOf("flames-of-war", FLAMES).find((one) => one.key === "smoke")!;
  const laid = smoke.use({ ...FLAMES, side: "B" }, [], false, [10.04, 8])!;
  expect(laid["smoke"]).toEqual([{ at: [10, 8, 90], width: 6, side: "B" }]);
  expect(smoke.use(laid, [], false, [20, 8])!["smoke"]).toHaveLength(2);
  expect(smoke.use(laid, [], false, [12, 9])!["smoke"]).toEqual([]);
  expect(smoke.use(laid, [], false)).toBeNull();
});

test("a destroyed team leaves a wreck if it is armoured, and takes it along when it is put back", () => {
  const table = { types: { tank: { armour: [6, 4, 1] }, rifle: { armour: [] } } };
  const position: Position = {
    platoons: [
      {
        teams: [
          { id: 3, type: "tank", at: [1, 2, 45] },
          { id: 4, type: "rifle", at: [5, 5, 0] },
        ],
      },
    ],
  };
  const gone = toolsOf("flames-of-war", position, table).find((one) => one.key === "destroyed")!;
  const wrecked = gone.use(position, ["team-3"], false)!;
  expect(wrecked["wrecks"]).toEqual([[1, 2, 45, 3]]);
  expect(isDestroyed(wrecked, "team-3")).toBe(true);
  expect(gone.use(position, ["team-4"], false)!["wrecks"]).toBeUndefined();
  const back = put(wrecked, position, "team-3", [9, 9])!;
  expect(back["wrecks"]).toEqual([]);
  expect(isDestroyed(back, "team-3")).toBe(false);
  expect(back["platoons"]).toEqual([
    {
      teams: [
        { id: 3, type: "tank", at: [9, 9, 45] },
        { id: 4, type: "rifle", at: [5, 5, 0] },
      ],
    },
  ]);
});
