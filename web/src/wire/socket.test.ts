import { expect, test } from "vitest";
import { backoff } from "./socket";

test("waiting for a connection doubles up to half a minute, with jitter", () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((n) => backoff(n, () => 0) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(backoff(1, () => 1)).toBe(1250);
});
