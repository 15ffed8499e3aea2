import { describe, expect, it } from "vitest";
import moments from "../../../../fixtures/moments-flames-of-war.json";
import { holds } from "../places/geometry";
import { type Piece, type Table, teams } from "../table";
import { figureOf } from "./figures";
import { labelsAt, labelsOf, taken } from "./naming";
import { trees } from "./ground/scenery";

type Room = { x: number; y: number; w: number; h: number };
const tables = (): Table[] => {
  const found: Table[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("platoons" in value && "types" in value) found.push(value as Table);
    else Object.values(value).forEach(walk);
  };
  walk(moments);
  return found;
};

const meet = (a: Room, b: Room): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe("the drawing of real games", () => {
  it("has tables to look at", () => {
    expect(tables().length).toBeGreaterThan(2);
  });

  it("has labels that never lie on one another, near by or from afar", () => {
    for (const table of tables()) {
      const { near, far, sizes } = labelsOf(table);
      for (const [labels, size] of [
        [[...near.values()], sizes.near],
        [far, sizes.far],
      ] as const)
        labels.forEach((a, at) =>
          labels
            .slice(at + 1)
            .forEach((b) => expect(meet(taken(a, size), taken(b, size)), `${a.text} ${b.text}`).toBe(false)),
        );
    }
  });

  it("names a platoon that is being moved without covering itself or those who stay", () => {
    for (const table of tables()) {
      const { near, sizes } = labelsOf(table);
      for (const number of table.platoons.keys()) {
        const going = teams(table).filter((team) => team.pose && team.acts === number + 1);
        const moved = going.map((team) => ({ ...team, pose: { ...team.pose!, x: team.pose!.x + 1.5 } }));
        const labels = [...labelsAt(table, moved).near.values()];
        const stay = [...near.values()].filter((label) => !going.some((team) => team.id === label.id));
        labels.forEach((a, at) =>
          [...labels.slice(at + 1), ...stay].forEach((b) =>
            expect(meet(taken(a, sizes.near), taken(b, sizes.near)), `${a.text} ${b.text}`).toBe(false),
          ),
        );
      }
    }
  });

  it("names nearly every team, by the label of the log", () => {
    for (const table of tables()) {
      const { near } = labelsOf(table);
      const standing = teams(table).filter((team) => team.pose);
      expect(near.size).toBeGreaterThanOrEqual(standing.length * 0.8);
      for (const label of near.values()) expect(label.text).toMatch(/^[AB]\d+·\d+$/);
    }
  });

  it("has a figure for every kind of team", () => {
    const shown = tables().flatMap((table) => teams(table));
    for (const team of shown) expect(figureOf(team).hull, team.typeId).toMatch(/^M/);
  });
});

describe("a wood", () => {
  const wood = { outline: [[2, 2], [12, 2], [12, 9], [2, 9]] } as unknown as Piece; // prettier-ignore

  it("has the same trees every time, all of them inside", () => {
    const found = trees(36, wood);
    expect(found.length).toBeGreaterThan(20);
    expect(trees(36, wood)).toEqual(found);
    for (const { x, y } of found) expect(holds(wood.outline, [x / 24, 36 - y / 24])).toBe(true);
  });
});
