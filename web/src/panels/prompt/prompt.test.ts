import { expect, test } from "vitest";
import type { View } from "../../wire/types";
import type { Theme } from "../../themes/theme";
import { totalOf } from "./amounts";
import { hintFor, told, tried } from "./hints";
import { situation } from "./situation";

const VIEW = { seat: "red", awaited: ["red"], ending: null, take_back: null } as unknown as View;
const LIVE = { state: "live" } as const;

test("the prompt bar shows the most urgent situation", () => {
  const at = (more: Partial<Parameters<typeof situation>[0]>) =>
    situation({ view: VIEW, status: LIVE, replaying: false, slow: false, ...more });
  expect(at({})).toBe("yours");
  expect(at({ view: { ...VIEW, awaited: ["blue"] } })).toBe("waiting");
  expect(at({ view: { ...VIEW, seat: null } })).toBe("watching");
  expect(at({ slow: true })).toBe("sending");
  expect(at({ replaying: true })).toBe("replay");
  expect(at({ status: { state: "waiting", attempt: 1, until: 0 }, replaying: true })).toBe("offline");
  expect(at({ view: { ...VIEW, take_back: { by: "blue", to: 1, lost: 2, waits_for: ["red"] } } })).toBe("answer");
  expect(at({ view: { ...VIEW, ending: { places: [], winners: [], scores: {}, say: { key: "end" } } } })).toBe("over");
  expect(at({ view: { ...VIEW, awaited: [] } })).toBe("closed");
});

const none = new Set<string>();
const known = { prompt: "a", offers: [], heard: none, own: none };

test("a hint belongs to its prompt until it is dismissed", () => {
  const hints = [
    { prompt: ["a"], say: "h1" },
    { prompt: ["a", "b"], say: "h2" },
  ];
  expect(hintFor(hints, known, () => false)?.say).toBe("h1");
  expect(hintFor(hints, known, (key) => key === "h1")?.say).toBe("h2");
  expect(hintFor(hints, { ...known, prompt: "c" }, () => false)).toBeNull();
});

test("a hint waits for what it is about, and goes once the player did it, not another", () => {
  const hints = [
    { prompt: ["a"], say: "first", until: ["moves"] },
    { prompt: ["a"], say: "second", after: ["moves"] },
  ];
  const log = [{ n: 1, seat: "blue", said: [{ key: "moves" }] }];
  const at = (seat: string) => ({ ...known, ...told(log, seat) });
  expect(hintFor(hints, known, () => false)?.say).toBe("first");
  expect(hintFor(hints, at("red"), () => false)?.say).toBe("first");
  expect(hintFor(hints, at("blue"), () => false)?.say).toBe("second");
  expect(hintFor([hints[1]!], known, () => false)).toBeNull();
  expect(tried(hints, at("blue").own)).toEqual({ done: 1, all: 1 });
});

test("a hint is given while its move can be made", () => {
  const hints = [{ prompt: ["a"], say: "shooting", can: ["shoot"] }];
  expect(hintFor(hints, known, () => false)).toBeNull();
  expect(hintFor(hints, { ...known, offers: [{ text: "shoot LB1 0,0" }] }, () => false)?.say).toBe("shooting");
});

test("amounts say in words why they cannot be confirmed", () => {
  const offer = { text: "recruit", picks: [], say: { key: "" }, counts: { HC: 9 } };
  const theme = {
    amounts: { total: (_: unknown, __: unknown, { HC = 0 }) => ({ say: { key: "sum" }, over: HC > 6 }) },
  };
  const fault = (HC: number) => totalOf(theme as unknown as Theme, null, offer, { HC }).fault?.key;
  expect([0, 6, 7].map(fault)).toEqual(["amounts-none", undefined, "amounts-over"]);
});
