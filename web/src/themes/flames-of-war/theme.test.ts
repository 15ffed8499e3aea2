// The drawing of Flames of War, held to moments of its playthroughs: every step and every question.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/moments-flames-of-war.json";
import { bundle, hasWords, say } from "../../words/say";
import { keys } from "../hexes/held";
import { moments } from "../moments";
import theme from "./index";
import { teams, type Table } from "./table";

const all = moments<Table>(fixture);

describe("moments of Flames of War", () => {
  it("are of every step of a turn, and of many questions", () => {
    expect(new Set(all.map(({ table }) => table.step))).toEqual(
      new Set(["deploying", "starting", "movement", "shooting", "assault", "over"]),
    );
    expect(new Set(all.map(({ table }) => table.question?.kind)).size).toBeGreaterThan(6);
  });

  it("know the side, the type and the place of every team", () => {
    for (const { table } of all)
      for (const team of teams(table)) {
        expect(team.type.title).not.toBe("");
        expect(table.teams[team.id - 1]!.side).toBe(team.side);
        if (team.place === "table" && team.pose) expect(table.teams[team.id - 1]!.footprint).toHaveLength(4);
      }
  });

  it("lie on the table, each thing once", () => {
    for (const { table } of all) {
      const box = theme.box(table);
      const things = theme.things(table);
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
      for (const { x, y } of things.filter(({ kind }) => kind === "piece")) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x).toBeLessThanOrEqual(box.x + box.width);
        expect(y).toBeGreaterThanOrEqual(box.y);
        expect(y).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it.each(["en", "pl"])("are said without a gap in %s", (language) => {
    const bundles = [bundle(language, readFileSync(`../src/sztab/games/flames_of_war/words/${language}.ftl`, "utf8"))];
    for (const { table } of all)
      for (const { label, card } of theme.things(table))
        for (const said of [label, ...(card ?? [])]) {
          for (const key of keys(said)) expect(hasWords(bundles, key), key).toBe(true);
          expect(say(bundles, said), said.key).not.toMatch(/\{|undefined|NaN|\$/);
        }
  });
});
