// What every drawing of a hex game is held to, by moments of its playthroughs.
import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import type { Said } from "../../wire/types";
import { bundle, hasWords, say } from "../../words/say";
import type { Moment } from "../moments";
import type { Theme } from "../theme";

/** The keys of a sentence and of all names in it. */
export const keys = (said: Said): string[] => [
  said.key,
  ...Object.values(said.args ?? {}).flatMap((arg) => (typeof arg === "object" ? keys(arg as Said) : [])),
];

/** A drawing as the page holds it. */
function draw<Table>(Drawing: Component<{ table: Table }>, table: Table): Element {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawn = mount(Drawing, { target, props: { table } });
  const copy = target.cloneNode(true) as Element;
  void unmount(drawn);
  return copy;
}

/** The tests of one theme: its things answer to the picks, and everything has words. */
export function holds<Table>(theme: Theme<Table>, moments: Moment<Table>[], folder: string): void {
  describe.each(["en", "pl"])("in %s", (language) => {
    const bundles = [bundle(language, readFileSync(`../src/sztab/games/${folder}/words/${language}.ftl`, "utf8"))];

    it("everything on the board is said without a gap", () => {
      for (const { table } of moments)
        for (const thing of theme.things(table))
          for (const said of [thing.label, ...(thing.card ?? [])]) {
            for (const key of keys(said)) expect(hasWords(bundles, key), key).toBe(true);
            expect(say(bundles, said), said.key).not.toMatch(/\{|undefined|NaN|\$/);
          }
    });

    it("a word that is not on the board has words for its button", () => {
      for (const { table, picks } of moments) {
        const ids = new Set(theme.things(table).map((thing) => thing.id));
        for (const word of picks) if (!ids.has(word)) expect(hasWords(bundles, `pick-${word}`), word).toBe(true);
      }
    });

    it("scores and overlays have words", () => {
      for (const { table, seat } of moments) {
        const score = seat && theme.score!(table, seat);
        if (score) expect(say(bundles, score)).toMatch(/\d/);
      }
      for (const overlay of theme.overlays!) expect(hasWords(bundles, overlay.name)).toBe(true);
    });
  });

  it("every unit or hex that an offer is picked by lies on the board", () => {
    for (const { table, picks } of moments) {
      const ids = new Set(theme.things(table).map((thing) => thing.id));
      const away = picks.filter((word) => /\d/.test(word) && !ids.has(word));
      expect(away).toEqual([]);
    }
  });

  it("things lie within the box, once each, and pieces stand on places that exist", () => {
    for (const { table } of moments) {
      const box = theme.box(table);
      const things = theme.things(table);
      expect(new Set(things.map((thing) => thing.id)).size).toBe(things.length);
      const ids = new Set(things.map((thing) => thing.id));
      for (const thing of things) {
        if (thing.at !== undefined) expect(ids).toContain(thing.at);
        if (thing.kind !== "piece") continue;
        expect(thing.x).toBeGreaterThan(box.x);
        expect(thing.x).toBeLessThan(box.x + box.width);
        expect(thing.y).toBeGreaterThan(box.y);
        expect(thing.y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it("every piece is drawn where its thing lies, under its id", () => {
    for (const { table } of moments.filter((_, n) => n % 6 === 2)) {
      const drawn = [...draw(theme.Pieces, table).querySelectorAll("[data-id]")];
      const pieces = theme.things(table).filter((thing) => thing.kind === "piece");
      expect(drawn.map((piece) => [piece.getAttribute("data-id"), piece.getAttribute("transform")])).toEqual(
        pieces.map((thing) => [thing.id, `translate(${thing.x} ${thing.y})`]),
      );
    }
  });

  it("the ground is drawn in patterns as well as colours", () => {
    const { table } = moments[0]!;
    const drawn = draw(theme.Ground, table);
    const hexes = theme.things(table).filter((thing) => thing.shape.kind === "hex").length;
    expect(drawn.querySelectorAll("path[fill^='url(#hx-']").length).toBe(hexes);
  });

  it("rule ids of cards are those of this game", () => {
    const rules = moments.flatMap(({ table }) =>
      theme.things(table).flatMap((thing) => (thing.card ?? []).flatMap((line) => line.rule ?? [])),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of new Set(rules)) expect(rule).toMatch(/^(MB|SM)-\d+\.\d+$/);
  });
}
