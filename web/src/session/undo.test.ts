import { expect, test } from "vitest";
import type { People, View } from "../wire/types";
import { pastBots, takenBack, warnsOf, whyNotUndone } from "./undo";

const people = (...kinds: string[]): People =>
  ({ seats: kinds.map((kind, n) => ({ seat: ["red", "yellow", "blue"][n], kind })) }) as unknown as People;
const view = (undo: View["undo"], ended = false): View =>
  ({ seat: "red", undo, moves_made: 9, ending: ended ? {} : null }) as unknown as View;
const answered = { refusal: { key: "undo-other-seat", args: {} }, past: 6 };
const drawn = { refusal: { key: "undo-final", args: {} } };

test("undo goes past the answers of bots, and of nobody else", () => {
  expect(pastBots(view(answered), people("person", "bot", "bot"))).toBe(6);
  expect(pastBots(view(answered), people("person", "bot", "person"))).toBeNull();
  expect(pastBots(view(answered), null)).toBeNull();
  expect(pastBots(view(drawn), people("person", "bot"))).toBeNull();
});

test("what people would have to agree to take back is no lasting move against bots", () => {
  const retreat = { text: "retreat", picks: [], say: { key: "" }, warns: ["lasting" as const, "card" as const] };
  expect(warnsOf(retreat, view(answered), people("person", "bot"))).toEqual(["card"]);
  expect(warnsOf(retreat, view(answered), people("person", "person"))).toEqual(["lasting", "card"]);
});

test("where luck has decided, whoever plays bots hears of the menu", () => {
  expect(whyNotUndone(view(drawn), people("person", "bot"))?.key).toBe("undo-luck");
  expect(whyNotUndone(view(drawn), people("person", "person"))?.key).toBe("undo-final");
  expect(whyNotUndone(view(drawn, true), people("person", "bot"))?.key).toBe("undo-final");
  const nothing = view({ refusal: { key: "undo-nothing", args: {} } });
  expect(whyNotUndone(nothing, people("person", "bot"))?.key).toBe("undo-nothing");
});

test("redo plays what was decided, not what passed by itself", () => {
  expect(takenBack(view({ to: 8, all: 6, texts: ["march", "", "halt"] }), 6)).toEqual(["march", "halt"]);
  expect(takenBack(view({ to: 8, all: 6, texts: ["march", "", "halt"] }), 8)).toEqual(["halt"]);
});
