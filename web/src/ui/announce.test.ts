import { expect, test } from "vitest";
import { atOnce } from "./announce.svelte";

test("at most five lines are read at once", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((n) => `Line ${n}.`);
  expect(atOnce(lines.slice(0, 5))).toBe("Line 1. Line 2. Line 3. Line 4. Line 5.");
  expect(atOnce(lines).replaceAll("\u00a0", " ")).toMatch(/^Line 1\. .* Line 5\. And 2 more; press L for the log\.$/);
});
