import { expect, test } from "vitest";
import { companyHolds, platoonHolds, score, unequal } from "./score";
import { holdOf, sideNamed } from "./sides";
import type { Table } from "./table";

/** Two teams of one inch, each 3 inches from an objective at 10,10 or farther by so much. */
function table(a: number, b: number, flags: string[] = []): Table {
  const team = (id: number, type: string, side: "A" | "B", x: number): unknown => ({
    side,
    name: type,
    points: 50,
    teams: [{ id, type, at: [x, 10, 90], ...(side === "A" ? { flags } : {}) }],
  });
  const base = (x: number): number[][] => [[x - 0.5, 9.5], [x + 0.5, 9.5], [x + 0.5, 10.5], [x - 0.5, 10.5]]; // prettier-ignore
  const [east, west] = [13.5 + a, 6.5 - b];
  return {
    types: { us_rifle: { kind: "infantry" }, ger_rifle: { kind: "infantry" } },
    platoons: [team(1, "us_rifle", "A", east), team(2, "ger_rifle", "B", west)],
    teams: [
      { id: 1, side: "A", footprint: base(east) },
      { id: 2, side: "B", footprint: base(west) },
    ],
    points: { A: 0, B: 0 },
  } as unknown as Table;
}
const GOAL = { id: "farm", at: [10, 10] as [number, number], taken_by: "A" as const };

test("an objective is held, contested, kept or open, by who stands within 4 inches and can fight", () => {
  expect(holdOf(table(0, 3), GOAL)).toBe("held");
  expect(holdOf(table(0, 0), GOAL)).toBe("contested");
  expect(holdOf(table(3, 0), GOAL)).toBe("kept");
  expect(holdOf(table(3, 3), GOAL)).toBe("open");
  expect(holdOf(table(1, 3), GOAL)).toBe("held"); // 4 inches to the edge of the base
  expect(holdOf(table(1.1, 3), GOAL)).toBe("open");
  expect(holdOf(table(0, 3, ["bailed_out"]), GOAL)).toBe("open");
});

test("a side is called by the nation of its teams, and by its letter where they have none", () => {
  expect(sideNamed(table(0, 0), "A")).toEqual({ key: "side-nation", args: { nation: "us", side: "A" } });
  expect(sideNamed(table(0, 0), "B", true)).toEqual({ key: "side-nation-short", args: { nation: "ger", side: "B" } });
  const mixed = table(0, 0);
  mixed.platoons[1]!.teams[0]!.type = "truck";
  expect(sideNamed(mixed, "B")).toEqual({ key: "side-B", args: {} });
  mixed.platoons[1]!.teams[0]!.type = "panther_a";
  expect(sideNamed(mixed, "B").args).toEqual({ nation: "ger", side: "B" });
});

test("the score tells points of whole platoons, and one's own losses", () => {
  const fought = table(0, 0);
  fought.platoons[0]!.teams[0]!.place = "destroyed";
  expect(score(fought, "A").args).toEqual({ points: 0, all: 50, lost: 1, teams: 1, gone: 0, holds: 1, at: 1 });
});

test("an army that is much smaller than the other is told while one deploys", () => {
  const armies = { ...table(0, 0), step: "deploying" } as Table;
  expect(unequal(armies, "A")).toEqual([]);
  armies.platoons[1]!.points = 60;
  expect(unequal(armies, "A")).toEqual([{ key: "note-unequal", args: { own: 50, enemy: 60 } }]);
  expect(unequal({ ...armies, step: "movement" }, "A")).toEqual([]);
  expect(unequal(armies, null)).toEqual([]);
});

test("company and platoons tell how much more they lose before they test", () => {
  const fought = table(0, 0);
  const [one] = fought.platoons;
  const more = (where: string): unknown => ({ ...one!, where, teams: [] });
  fought.platoons.push(
    ...([more("table"), more("table"), more("destroyed"), more("reserve")] as typeof fought.platoons),
  );
  expect(companyHolds(fought, "A")).toEqual({ gone: 1, holds: 2 }); // 3 stand, 1 is lost: 3 lost are more than 1
  expect(companyHolds(fought, "B")).toEqual({ gone: 0, holds: 1 });
  const rifle = fought.platoons[0]!.teams[0]!;
  one!.teams = [1, 2, 3, 4].map((id) => ({ ...rifle, id, place: id === 1 ? "destroyed" : "table" }));
  expect(platoonHolds(fought, 1)).toBe(2);
  one!.teams[1]!.flags = ["bailed_out"];
  one!.teams[2]!.place = "destroyed";
  fought.platoons = [...fought.platoons];
  expect(platoonHolds({ ...fought }, 1)).toBe(0);
});
