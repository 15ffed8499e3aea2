import { expect, test } from "vitest";
import type { Theme } from "../../themes/theme";
import { command, TAKEN } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test("letters are commands only where nobody types and they are switched on", () => {
  expect(command(press("u"), false, true)).toBe("undo");
  expect(command(press("U", { shiftKey: true }), false, true)).toBe("undo-all");
  expect(command(press("Y", { shiftKey: true }), false, true)).toBe("redo");
  expect(command(press("u"), true, true)).toBeNull();
  expect(command(press("u"), false, false)).toBeNull();
  expect(command(press("u", { ctrlKey: true }), false, true)).toBeNull();
  expect(command(press("N", { shiftKey: true }), false, true)).toBeNull();
  expect(command(press("3"), false, true)).toEqual({ button: 3 });
  expect(command(press("F", { shiftKey: true }), false, true)).toEqual({ tell: "enemies" });
  expect(command(press("?", { shiftKey: true }), false, true)).toBe("help");
  expect(command(press("Escape"), true, false)).toBe("back");
  expect(command(press("Enter"), false, false)).toBe("confirm");
});

test("undo and redo answer to the keys of every other program, but not while somebody types", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(command(press("z", held), false, false)).toBe("undo");
    expect(command(press("Z", { ...held, shiftKey: true }), false, false)).toBe("redo");
    expect(command(press("y", held), false, false)).toBe("redo");
    expect(command(press("z", held), true, true)).toBeNull();
  }
});

test("no key of a game takes one of the table's, or one of its own twice", async () => {
  for (const load of Object.values(import.meta.glob<{ default: Theme<never> }>("../../themes/*/index.ts"))) {
    const theme = (await load()).default;
    const own = [...(theme.overlays ?? []), ...(theme.keys ?? [])].flatMap(({ key }) =>
      key.toLowerCase().split(/[ ,]+/),
    );
    expect(own.filter((key) => TAKEN.has(key))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  }
}, 30_000);

test("plain arrows never leave the present; with Alt and Shift they step", () => {
  expect(command(press("ArrowLeft"), false, true)).toBeNull();
  expect(command(press("ArrowLeft", { altKey: true, shiftKey: true }), true, false)).toBe("replay-back");
});
