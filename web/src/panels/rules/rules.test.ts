import { expect, test } from "vitest";
import type { Line, RuleBlock } from "../../wire/types";
import { thrown } from "./dice";
import { chapterOf, citing, firstChapter, matching, ruleBlocks, sectionOf, tables, withoutSources } from "./rules";

test("dice are counted for the seat in whose move they fell", () => {
  const lines: Line[] = [
    {
      n: 1,
      seat: "a",
      said: [
        { key: "save", args: { die: 6 } },
        { key: "hits", args: { dice: "1 6 3" } },
      ],
    },
    { n: 2, seat: "b", said: [{ key: "tells", args: { turn: 4 } }] },
    { n: 3, seat: null, said: [{ key: "agreed", args: { die: 2 } }] },
  ];
  expect(thrown(lines)).toEqual([{ seat: "a", faces: [1, 0, 1, 0, 0, 2], count: 4, mean: 4 }]);
});

const block = (kind: RuleBlock["kind"], text: string, rule?: string): RuleBlock => ({
  kind,
  spans: [[{ text }]],
  rule,
  level: 2,
});
const RULES = [
  block("heading", "Moving"),
  block("text", "How to move.", "MB-7.1"),
  block("item", "on roads", "MB-7.1a"),
  block("row", "a"),
  block("row", "b"),
  block("heading", "Fighting"),
  block("text", "How to fight.", "MB-8.1"),
];

test("a rule is found with what belongs to it, also by a part of it", () => {
  expect(ruleBlocks(RULES, "MB-7.1").map((one) => one.spans[0]![0]!.text)).toEqual([
    "How to move.",
    "on roads",
    "a",
    "b",
  ]);
  expect(sectionOf(RULES, "MB-8.1c")).toBe("MB-8.1");
  expect(sectionOf(RULES, "XX-1")).toBeNull();
  expect(matching(RULES, "fight how").map((one) => one.kind)).toEqual(["heading", "text"]);
  expect(chapterOf(RULES, "MB-8").map((one) => one.spans[0]![0]!.text)).toEqual(["Fighting", "How to fight."]);
  expect(chapterOf(RULES, "MB-7")).toHaveLength(5);
  expect(chapterOf(RULES, "MB-9")).toEqual([]);
  expect(tables(RULES).map((part) => part.kind)).toEqual(["block", "block", "block", "table", "block", "block"]);
});

test("the first chapter says how the game is won; a rule that is looked up ends with its text, not with its sources", () => {
  expect(firstChapter(RULES)).toHaveLength(5);
  expect(firstChapter([])).toEqual([]);
  const sourced = [block("text", "Ace is 1 [as printed]. [rulebook combat; data]", "SM-5.6"), block("row", "[1]")];
  expect(withoutSources(sourced).map((one) => one.spans[0]![0]!.text)).toEqual(["Ace is 1 [as printed].", "[1]"]);
});

test("the line of the rulebook that cites a rule is found, also by a part of the rule", () => {
  const line: RuleBlock = {
    kind: "item",
    spans: [[{ text: "Shots " }, { text: "MB-8.2", rule: "MB-8.2" }, { text: "MB-9.1", rule: "MB-9.1" }]],
    rule: "MB-8.2",
  };
  expect(citing([...RULES, line], "MB-9.1")).toBe("MB-8.2");
  expect(citing([...RULES, line], "MB-9.1b")).toBe("MB-8.2");
  expect(citing([...RULES, line], "MB-12.4")).toBeNull();
});

test("the section of a phase is the one that says most about its chapter", () => {
  const early = [block("heading", "Goal"), block("item", "You win by moving.", "MB-7.9"), ...RULES];
  expect(chapterOf(early, "MB-7")[0]!.spans[0]![0]!.text).toBe("Moving");
});
