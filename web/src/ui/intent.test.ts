import { expect, test } from "vitest";
import { Intent } from "./intent";

const [row, chip] = [new EventTarget(), new EventTarget()];

test("what was reached by Tab takes Enter, until a click or a pick has used it", () => {
  const intent = new Intent();
  intent.keydown({ key: "Tab" });
  intent.focused(row);
  intent.keyup();
  expect(intent.isFor(row)).toBe(true);
  expect(intent.isFor(chip)).toBe(false);
  intent.done();
  expect(intent.isFor(row)).toBe(false);
});

test("a focus that a click or the page has moved takes no Enter", () => {
  const intent = new Intent();
  intent.focused(row);
  expect(intent.isFor(row)).toBe(false);
  intent.keydown({ key: "Escape" }); // closes a rule, which gives the focus back to its chip
  intent.focused(chip);
  expect(intent.isFor(chip)).toBe(false);
  expect(intent.isFor(null)).toBe(false);
});
