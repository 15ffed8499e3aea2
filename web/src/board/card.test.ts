import { expect, test } from "vitest";
import { placed } from "./draw/card";

const size = { width: 280, height: 120 };
const frame = { width: 960, height: 600 };

test("a card lies right of its thing, or left of it where there is no room", () => {
  expect(placed({ x: 100, y: 300, gap: 30 }, size, frame, [])).toEqual({ x: 130, y: 280 });
  expect(placed({ x: 900, y: 300, gap: 30 }, size, frame, [])).toEqual({ x: 590, y: 280 });
});

test("it goes where it covers nothing that can be chosen", () => {
  const lit = [{ x: 540, y: 310 }];
  const at = placed({ x: 480, y: 300, gap: 30 }, size, frame, lit);
  expect(at).toEqual({ x: 170, y: 280 });
  const both = placed({ x: 480, y: 300, gap: 30 }, size, frame, [...lit, { x: 420, y: 310 }]);
  expect(both.y >= 330 || both.y + size.height <= 270).toBe(true);
});

test("it never lies on its own thing, also in a narrow frame", () => {
  const at = placed({ x: 190, y: 200, gap: 30 }, size, { width: 390, height: 500 }, []);
  expect(at.y >= 216 || at.y + size.height <= 184).toBe(true);
});
