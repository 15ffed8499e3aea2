import { expect, test } from "vitest";
import { lines } from "./lines";

test("short facts stand on one line, written as people write", () => {
  expect(lines({ turn: "north", stones: { north: 4, south: 0 } })).toEqual([
    "turn: north",
    "stones: north: 4, south: 0",
  ]);
});
