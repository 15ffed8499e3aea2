import { readFileSync } from "node:fs";
import { mount, tick, unmount, type Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import fixture from "../../../fixtures/moments-race-to-the-rhine.json";
import type { Said } from "../../wire/types";
import type { Bench } from "../theme";
import { bundle, hasWords, say } from "../../words/say";
import { BORDERS, COAST, COUNTRIES, ENGLAND, HILLS, LETTERINGS, RHINE, RIVERS } from "./map/geography";
import { GOODS } from "./map/goods";
import theme from "./index";
import { nameAt } from "./map/crowding";
import { BOX, R, SCALE, layoutOf, project, setApart, smooth, textWidth } from "./map/layout";
import { overlays, preview } from "./marks";
import Telling from "./hand/Telling.svelte";
import { phases } from "./hand/telling";
import { moments } from "../moments";
import { ACTION_WORDS, KINDS, isMinor, type Face, type Table } from "./table";

vi.setConfig({ testTimeout: 30_000 }); // a map of 117 fields takes its time where several tests run

it("loading and unloading are free: whoever ends a turn without them loses nothing", () => {
  const offer = (text: string) => ({ text, picks: [], say: { key: "" } });
  expect(theme.free!(offer("unload R-I 1 food"))).toBe(true);
  expect(theme.free!(offer("load R-I 1 fuel"))).toBe(true);
  expect(theme.free!(offer("march R-I vitry"))).toBe(false);
});

it("a corps that can only load is not asked where it goes; a truck keeps its start", () => {
  const corps = Object.keys(first.corps)[0]!;
  const [start, goal] = Object.keys(first.map.fields) as [string, string];
  expect(theme.question!(first, [corps], new Set(["unload"]))?.key).toBe("ask-corps-load");
  expect(theme.question!(first, [corps], new Set(["unload", goal]))?.key).toBe("ask-corps");
  expect(theme.firm!(first, ["truck"])).toBe(0);
  expect(theme.firm!(first, ["truck", start])).toBe(2);
  expect(theme.firm!(first, [corps, goal])).toBe(0);
});

const all = moments<Table>(fixture);
const first = all[0]!.table;
const textOf = (folder: string, language: string): string =>
  readFileSync(`../src/sztab/${folder}/words/${language}.ftl`, "utf8");
const languages = ["en", "pl"].map(
  (language) =>
    [language, [bundle(language, textOf("core", language), textOf("games/race_to_the_rhine", language))]] as const,
);

const keys = (said: Said): string[] => [
  said.key,
  ...Object.values(said.args ?? {}).flatMap((arg) => (typeof arg === "object" ? keys(arg as Said) : [])),
];

function draw<Props extends Record<string, unknown>>(Drawing: Component<Props>, props: Props, tag = "svg"): Element {
  const target =
    tag === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : document.createElement(tag);
  const drawn = mount(Drawing, { target, props });
  const copy = target.cloneNode(true) as Element;
  void unmount(drawn);
  return copy;
}

describe("the map", () => {
  it("puts north above south and west left of east, in true proportion", () => {
    const [lille, metz] = [project([50.63, 3.06]), project([49.12, 6.18])];
    expect(lille.y).toBeLessThan(metz.y);
    expect(lille.x).toBeLessThan(metz.x);
    const kilometres = Math.hypot((6.18 - 3.06) * 71.9, (50.63 - 49.12) * 111.2);
    const units = Math.hypot(metz.x - lille.x, metz.y - lille.y);
    expect(units / kilometres).toBeCloseTo(SCALE / 111.2, 1);
  });

  it("sets crowded fields apart and leaves lonely ones where they are", () => {
    const [a, b, c] = setApart([
      { x: 500, y: 500 },
      { x: 520, y: 500 },
      { x: 900, y: 900 },
    ]);
    expect(b!.x - a!.x).toBeGreaterThan(85);
    expect(c).toEqual({ x: 900, y: 900 });
  });

  it("lays no field on another, and every name inside the map", () => {
    const { spots, names } = layoutOf(first.map);
    const places = [...spots.values()];
    const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(2 * R + 30);
    expect(names.size).toBe(Object.keys(first.map.fields).length);
    for (const [id, { x, anchor }] of names) {
      const width = textWidth(first.map.fields[id]!.name);
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      expect(left, id).toBeGreaterThan(0);
      expect(left + width, id).toBeLessThan(BOX.width);
    }
  });

  it("shows no two names on each other, however far away the map is", () => {
    const { names } = layoutOf(first.map);
    for (const scale of [0.2, 0.3, 0.42, 0.5, 0.6, 0.7, 0.8]) {
      const shown = [...names].filter(
        ([id, { least }]) => scale >= least && (scale >= 0.6 || !isMinor(first.map.fields[id]!)),
      );
      expect(shown.length, `at ${scale}`).toBeGreaterThan(5);
      const rects = shown.map(([id, place]) => nameAt(place, first.map.fields[id]!.name, scale));
      rects.forEach((a, i) =>
        rects.slice(i + 1).forEach((b, j) => {
          const apart = a.r <= b.l || b.r <= a.l || a.b <= b.t || b.b <= a.t;
          expect(apart, `${shown[i]![0]} and ${shown[i + 1 + j]![0]} at ${scale}`).toBe(true);
        }),
      );
    }
    expect(names.get("arnhem")!.least, "the goal is shown from anywhere").toBe(0);
  });

  it("keeps the goal beyond the Rhine and the start before it", () => {
    const { spots, warp } = layoutOf(first.map);
    const rhine = RHINE[0]!.map(warp);
    const bank = (y: number): number => {
      const i = rhine.findIndex(
        (point, n) => n > 0 && Math.min(point.y, rhine[n - 1]!.y) <= y && y <= Math.max(point.y, rhine[n - 1]!.y),
      );
      return i < 0 ? NaN : (rhine[i]!.x + rhine[i - 1]!.x) / 2;
    };
    for (const id of ["wesel", "duesseldorf", "koeln", "remagen", "koblenz", "mannheim"])
      expect(spots.get(id)!.x, id).toBeGreaterThan(bank(spots.get(id)!.y));
    for (const id of ["euskirchen", "mayen", "aachen", "landau", "strasbourg", "rheydt", "venlo"])
      expect(spots.get(id)!.x, id).toBeLessThan(bank(spots.get(id)!.y));
  });

  it("bends arrows around fields that are not theirs", () => {
    const { spots, ways } = layoutOf(first.map);
    const gaps = ways.flatMap(({ a, b, mid }) =>
      [...spots].filter(([id]) => id !== a && id !== b).map(([, spot]) => Math.hypot(mid.x - spot.x, mid.y - spot.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(R);
  });

  it("draws closed and open lines", () => {
    expect(
      smooth([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe("M0 0C1.7 0 8.3 0 10 0");
    expect(
      smooth(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 5, y: 9 },
        ],
        true,
      ),
    ).toMatch(/^M0 0C.*Z$/);
  });

  it("knows only points near the theatre", () => {
    const lines = [
      COAST,
      ENGLAND,
      ...BORDERS,
      ...HILLS,
      ...RHINE,
      ...COUNTRIES.map(({ ring }) => ring),
      ...RIVERS.map(({ points }) => points),
    ];
    for (const [lat, lon] of lines.flat()) {
      expect(lat).toBeGreaterThan(46.5);
      expect(lat).toBeLessThan(53);
      expect(lon).toBeGreaterThan(-1);
      expect(lon).toBeLessThan(10);
    }
  });
});

describe.each(languages)("in %s", (_language, bundles) => {
  it("everything on the board is said without a gap", () => {
    const told = all
      .filter((_, n) => n % 2 === 0)
      .flatMap(({ table }) => theme.things(table).flatMap((thing) => [thing.label, ...(thing.card ?? [])]));
    const once = [...new Map(told.map((said) => [JSON.stringify(said), said])).values()];
    expect(once.length).toBeGreaterThan(500);
    expect([...new Set(once.flatMap(keys))].filter((key) => !hasWords(bundles, key))).toEqual([]);
    expect(once.map((said) => say(bundles, said)).filter((text) => /\{|undefined|NaN|\$/.test(text))).toEqual([]);
  });

  it("names on the ground, overlays, scores and actions have words", () => {
    for (const { key } of LETTERINGS) expect(hasWords(bundles, `map-${key}`), key).toBe(true);
    for (const overlay of overlays) expect(hasWords(bundles, overlay.name)).toBe(true);
    for (const word of ACTION_WORDS) expect(hasWords(bundles, `pick-${word}`)).toBe(true);
    expect(say(bundles, theme.score!(first, "red")!)).toMatch(/\d/);
  });

  it("every kind of token has a sign of its own and a word", () => {
    expect(new Set(KINDS.map((kind) => GOODS[kind])).size).toBe(KINDS.length);
    for (const kind of KINDS) expect(hasWords(bundles, kind), kind).toBe(true);
  });

  it("every card that lies open has a name and a text", () => {
    for (const { table } of all)
      for (const face of Object.values(table.faces)) {
        expect(say(bundles, face.name)).not.toBe(face.name.key);
        expect(hasWords(bundles, `card-text-${face.kind}`), face.kind).toBe(true);
      }
  });

  it("closed actions say why, by a rule", () => {
    for (const { table } of all)
      for (const refusal of Object.values(table.closed ?? {})) {
        expect(say(bundles, refusal)).toMatch(/\.$/);
        expect(refusal.rule).toMatch(/^RR-\d+\.\d+[a-z]?$/);
      }
  });
});

describe("things", () => {
  it("answer to every field and corps that an offer is picked by", () => {
    for (const { table, picks } of all) {
      const ids = new Set(theme.things(table).map((thing) => thing.id));
      const known = new Set([...Object.keys(table.map.fields), ...Object.keys(table.map.corps)]);
      for (const word of picks) if (known.has(word)) expect(ids, word).toContain(word);
    }
  });

  it("are there once each, pieces on places that exist", () => {
    for (const { table } of all) {
      const things = theme.things(table);
      const ids = new Set(things.map((thing) => thing.id));
      expect(ids.size).toBe(things.length);
      for (const thing of things) if (thing.at !== undefined) expect(ids).toContain(thing.at);
    }
  });
});

describe("drawings", () => {
  it("every corps, truck, token pile and resistance marker is drawn", () => {
    for (const { table } of all.filter((_, n) => n % 12 === 5)) {
      const drawn = new Set(
        [...draw(theme.Pieces, { table }).querySelectorAll("[data-id]")].map((piece) => piece.getAttribute("data-id")),
      );
      const due = [
        ...Object.keys(table.corps),
        ...table.trucks,
        ...Object.keys(table.tokens).map((id) => `tokens ${id}`),
        ...table.resistance.map((id) => `resistance ${id}`),
      ];
      expect(due.filter((id) => !drawn.has(id))).toEqual([]);
    }
  });

  it("the ground shows every field's name and every arrow in its own line", () => {
    const ground = draw(theme.Ground, { table: first });
    const names = [...ground.querySelectorAll(".rr-names text")].map((text) => text.textContent!.trim());
    expect(names.sort()).toEqual(
      Object.values(first.map.fields)
        .map((field) => field.name)
        .sort(),
    );
    expect(ground.querySelectorAll(".arrows .under").length).toBe(first.map.arrows.length);
    for (const colour of ["red", "white", "blue", "black"])
      expect(ground.querySelector(`.arrow.${colour}`)).not.toBeNull();
  });

  it("a looked-at card is not on the page until it is asked for", () => {
    const face: Face = {
      kind: "division",
      name: { key: "card-division", args: { name: "Secret Div" } },
      ammo: 2,
      fuel: 0,
      medal: false,
    };
    const table: Table = { ...first, looked: { resistance: { card: "K-99", by: ["red"] } }, faces: { "K-99": face } };
    const hand = draw(theme.Hand!, { table, seat: "red", lit: new Set<string>(), pick: () => {} }, "div");
    expect(hand.querySelector(".rr-look")).not.toBeNull();
    expect(new XMLSerializer().serializeToString(hand)).not.toContain("Secret Div");
  });
});

describe("marks", () => {
  const steps = {
    "B-XII": {
      chaumont: {
        fuel: 1,
        ammo: 0,
        help: 0,
        deck: "pursuit",
        fight: 9,
        lost: 5,
        held: 20,
        encircles: { auxerre: "blue", bonny: null },
      },
    },
  } as const;
  const corps = Object.keys(first.corps)[0]!;
  const table = { ...first, previews: { ...first.previews, steps: { [corps]: steps["B-XII"] } } } as unknown as Table;

  it("a step shows its way and hatches what it would encircle", () => {
    const [way, ...cut] = preview(table, [corps, "chaumont"]);
    expect(way).toMatchObject({ kind: "path" });
    expect(cut).toMatchObject([
      { kind: "tint", id: "auxerre", hatch: true },
      { kind: "tint", id: "bonny", hatch: true },
    ]);
  });

  it("a truck shows its way, and half a choice shows nothing", () => {
    expect(preview(table, ["truck", "lisieux", "brionne"])).toMatchObject([{ kind: "path" }]);
    expect(preview(table, ["truck", "lisieux"])).toEqual([]);
    expect(preview(table, [corps])).toEqual([]);
  });

  it("the first overlay tints connected fields and hatches the cut off", () => {
    const marked = { ...first, previews: { ...first.previews, connected: ["koeln"], cut_off: ["bonny"] } };
    expect(overlays[0]!.marks(marked, { picked: [], at: null, ask: async () => null })).toMatchObject([
      { kind: "tint", id: "koeln" },
      { kind: "tint", id: "bonny", hatch: true },
    ]);
  });
});

describe("what happens by itself", () => {
  const told = (key: string, rule: string): Said => ({ key, rule });

  it("is told from the phase's first sentence on, without what a player did", () => {
    const lines = [
      told("gains-trucks", "RR-7.1"),
      told("logistics-phase", "RR-9.1"),
      told("climbs", "RR-9.2"),
      told("moves", "RR-10.5"),
    ];
    expect(phases(lines).map((line) => line.key)).toEqual(["logistics-phase", "climbs"]);
    expect(phases([told("gains-trucks", "RR-7.1")])).toEqual([]);
  });

  it("is shown one step after another, or skipped", async () => {
    const lines = [told("logistics-phase", "RR-9.1"), told("last-marker", "RR-14.5")];
    const target = document.createElement("div");
    document.body.append(target);
    const drawn = mount(Telling, { target, props: { told: lines } });
    const press = async (action: string): Promise<void> => {
      target.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)!.click();
      await tick();
    };
    expect(target.querySelectorAll("li")).toHaveLength(1);
    await press("step");
    expect(target.querySelectorAll("li")).toHaveLength(2);
    await press("step");
    expect(target.querySelector("section")).toBeNull();
    void unmount(drawn);
    const reloaded = mount(Telling, { target, props: { told: lines, before: lines } });
    expect(target.querySelector("section")).toBeNull(); // a reload tells nothing again
    void unmount(reloaded);
  });
});

describe("the front", () => {
  it("is where the seat's corps stand; a spectator sees all", () => {
    const [id, corps] = Object.entries(first.corps)[0]!;
    const own = theme.opening!(first, first.map.corps[id]!.army)!;
    const { x, y } = layoutOf(first.map).spots.get(corps.at)!;
    expect(x > own.x && x < own.x + own.width && y > own.y && y < own.y + own.height).toBe(true);
    expect(theme.opening!(first, null)!.width).toBeGreaterThanOrEqual(own.width);
  });
});

it("O loads the corps that is picked, or picks the next that can", () => {
  const picked: string[] = [];
  const bench = (lit: string[], words: string[]) =>
    ({
      lit: new Set(lit),
      picked: words,
      view: { offers: [{ picks: ["B-XX", "load"] }] },
      pick: (word: string) => void picked.push(word),
    }) as unknown as Bench;
  const key = new KeyboardEvent("keydown", { key: "o" });
  expect(theme.key!(bench([], []), key)).toBe(true);
  expect(theme.key!(bench(["load"], ["B-XX"]), key)).toBe(true);
  expect(theme.key!(bench([], ["B-XX"]), key)).toBe(false);
  expect(picked).toEqual(["B-XX", "load"]);
});
