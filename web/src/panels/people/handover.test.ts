import { expect, test } from "vitest";
import { isDue, untilDue } from "./handover";

const NOW = Date.parse("2026-11-16T12:00:00Z");

test("a seat is due from its moment on", () => {
  expect(isDue("2026-11-16T12:00:01Z", NOW)).toBe(false);
  expect(isDue("2026-11-16T12:00:00Z", NOW)).toBe(true);
});

test("how long it takes is said in days, hours or minutes, in the reader's language", () => {
  expect(untilDue("2026-11-23T11:59:00Z", NOW, "en")).toContain("(in 7 days)");
  expect(untilDue("2026-11-23T11:59:00Z", NOW, "pl")).toContain("(za 7 dni)");
  expect(untilDue("2026-11-17T12:00:00Z", NOW, "en")).toContain("(in 24 hours)");
  expect(untilDue("2026-11-16T12:30:00Z", NOW, "pl")).toContain("(za 30 minut)");
  expect(untilDue("2026-11-16T11:00:00Z", NOW, "en")).not.toContain("(");
});
