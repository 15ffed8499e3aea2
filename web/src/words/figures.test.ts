import { expect, test } from "vitest";
import { hundredths, inTenths, percent, share } from "./figures";
import { settings } from "../settings.svelte";

test.each([
  ["en", "48%", "48.3%"],
  ["pl", "48\u00a0%", "48,3\u00a0%"],
] as const)("chances are written as %s writes them", (language, whole, tenths) => {
  const before = settings.language;
  settings.language = language;
  expect([share(0.483), percent(0.483)]).toEqual([whole, tenths]);
  settings.language = before;
});

test("only what is certain is 100, only what cannot be is 0", () => {
  const shown = [1, 1 - 1e-12, 0.9999, 0.994, 0.006, 0.0001, 1e-12, 0].map(hundredths);
  expect(shown).toEqual(["100", "100", ">99", "99", "1", "<1", "0", "0"]);
});

test("parts of a change are shown so that they add up to what is shown", () => {
  // -13.0715 + 16.4509 - 13.8102 = -10.4308; rounded apart, luck and skill would come to -10.5
  expect(inTenths([-0.130715, 0.164509, -0.138102], -0.104)).toEqual([-0.131, 0.165, -0.138]);
  let seed = 7;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let n = 0; n < 500; n++) {
    const [luck, own, first] = [random() - 0.5, random() - 0.5, random()];
    const last = random();
    const parts = [luck, own, last - first - luck - own];
    const total = Math.round(last * 1000) / 1000 - Math.round(first * 1000) / 1000;
    const shown = inTenths(parts, total);
    expect(Math.round(shown.reduce((a, b) => a + b, 0) * 1000)).toBe(Math.round(total * 1000));
    shown.forEach((part, i) => expect(Math.abs(part - parts[i]!)).toBeLessThan(0.0016));
  }
});
