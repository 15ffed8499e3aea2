import { expect, test } from "vitest";
import type { ListCompany } from "../../../wire/types";
import { alike, playLink, pointsOf, readList, spelled, teamsOf, turnOf, withGiven } from "./lists";

const company = (id: string, nation: string, points: number): ListCompany => ({
  id,
  say: { key: id },
  nation,
  training: "trained",
  motivation: "confident",
  platoons: [{ id: `${id}.hq`, say: { key: "hq" }, role: "hq", points, teams: [] }],
});
const ALL = [company("a", "US", 45), company("b", "German", 50), company("c", "US", 75)];

test("a list is read as it is spelled, and nothing else is a list", () => {
  const list = { limit: 1220, platoons: ["a.hq", "c.hq"] };
  expect(readList(spelled(list))).toEqual(list);
  expect(readList("700:")).toEqual({ limit: 700, platoons: [] });
  for (const text of ["", "x", "1:<b>", "123456:a.hq", "-1:a.hq"]) expect(readList(text)).toBeNull();
});

test("points are counted, and companies of one nation go together", () => {
  expect(pointsOf(ALL, { limit: 0, platoons: ["a.hq", "c.hq", "none"] })).toBe(120);
  expect(alike(ALL, ALL[2]!).map(({ id }) => id)).toEqual(["c", "a"]);
});

test("equal teams of a platoon are counted together", () => {
  const tank = { count: 1, say: { key: "tank" } };
  const platoon = {
    id: "p",
    say: { key: "p" },
    role: "hq",
    points: 1,
    teams: [tank, { count: 2, say: { key: "gun" } }, tank],
  };
  expect(teamsOf(platoon, ({ key }) => key)).toBe("2 × tank, 2 × gun");
});

test("equal platoons of a list are numbered, the others are not", () => {
  const list = { limit: 1220, platoons: ["a.hq", "a.rifle", "a.tank", "a.rifle"] };
  expect(list.platoons.map((_id, n) => turnOf(list, n))).toEqual([0, 1, 0, 2]);
});

test("a list keeps its name on its way to a new table", () => {
  const link = new URL(playLink("fow", "a", "700:a.hq", " Test & Co "), "http://table");
  expect(link.searchParams.get("company_a")).toBe("700:a.hq");
  const name = link.searchParams.get("name")!;
  expect(withGiven([], "700:a.hq", name)).toEqual([{ name: "Test & Co", text: "700:a.hq" }]);
  const saved = [{ name: "Old", text: "700:a.hq" }];
  expect(withGiven(saved, "700:a.hq", "")).toEqual(saved);
  expect(withGiven(saved, "700:a.hq", "New")).toEqual([{ name: "New", text: "700:a.hq" }]);
  expect(withGiven(saved, undefined, "")).toEqual(saved);
});
