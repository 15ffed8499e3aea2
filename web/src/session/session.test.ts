import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, View } from "../wire/types";
import { Wire } from "../wire/socket";
import { Session } from "./session.svelte";

class Deaf {
  readyState = 0;
  close(): void {}
}

beforeEach(() => vi.stubGlobal("WebSocket", Deaf));
afterEach(() => vi.unstubAllGlobals());

/** What a seat is shown after so many moves; each of them has told one line. */
function view(seat: string, moves: number): View {
  const log = Array.from(
    { length: moves },
    (_one, at): Line => ({ n: at + 1, seat: "A", said: [{ key: "ranges-in" }] }) as Line,
  );
  const shown = { is: "view", seat, version: moves, moves_made: moves, log, log_from: 1, offers: [], awaited: [seat] };
  return { ...shown, ending: null, undo: {} } as unknown as View;
}

const happened = (session: Session): number[] => session.happened.map((line) => line.n);

test("what a move told is shown also when it hands the shared screen to the other seat", () => {
  const session = new Session("t");
  session.hear(view("A", 1));
  expect(happened(session)).toEqual([]); // the page has just been opened
  session.hear(view("A", 2));
  expect(happened(session)).toEqual([2]);
  session.hear(view("B", 4));
  expect(happened(session)).toEqual([3, 4]);
  const before = session.happened;
  session.hear(view("B", 4)); // sent once more, after a connection was lost
  expect(session.happened).toBe(before);
  session.hear(view("A", 4)); // the other seat is looked at: nothing has happened
  expect(happened(session)).toEqual([]);
  session.end();
});

test("a covered screen forgets what happened", () => {
  const session = new Session("t");
  session.hear(view("A", 1));
  session.hear(view("A", 2));
  session.hear({ is: "veil", seat: "B" } as never);
  expect(happened(session)).toEqual([]);
  session.hear(view("B", 3));
  expect(happened(session)).toEqual([]);
  session.end();
});

test("nothing is asked, undone or made of a position that is not shown yet", async () => {
  vi.useFakeTimers();
  const session = new Session("t");
  const sent: unknown[] = [];
  const spy = vi.spyOn(Wire.prototype, "send").mockImplementation((message) => sent.push(message) > 0);
  session.people = { seats: [{ seat: "A", kind: "bot" }] } as never;
  session.hear(view("B", 1));
  for (const moves of [2, 3, 4]) session.hear(view("B", moves)); // the bot of A moves on
  vi.advanceTimersByTime(1);
  expect(session.pace.behind).toBeGreaterThan(0);
  expect((await session.why("anything"))?.key).toBe("showing");
  session.undo();
  expect(session.refusal?.key).toBe("showing");
  session.send("pass");
  expect(session.sending).toBeNull();
  expect(sent).toEqual([]);
  session.pace.flush();
  expect(session.refusal).toBeNull();
  expect(session.view?.moves_made).toBe(4);
  session.send("pass");
  expect(sent).toHaveLength(1);
  session.end();
  spy.mockRestore();
  vi.useRealTimers();
});

test("while a whole move waits for Confirm, that is the reason why nothing else can be chosen", async () => {
  const session = new Session("t");
  const asked = vi.spyOn(session, "ask").mockResolvedValue(null);
  const offer = { text: "fire A B", picks: ["A", "B"], say: { key: "fire" }, warns: ["random"] };
  session.hear({ ...view("B", 1), offers: [offer] } as never);
  session.choose("A");
  await session.why("C");
  expect(asked).toHaveBeenCalledTimes(1);
  session.choose("B");
  expect((await session.why("C"))?.key).toBe("why-confirm");
  expect(asked).toHaveBeenCalledTimes(1);
  session.end();
});

test("where the picks are firm, what is not lit on the map begins no other move; a button does", () => {
  const session = new Session("t");
  const offers = ["truck A B 1", "truck A E 1", "truck C D 1", "march X C", "pass"].map((text) => ({
    text,
    picks: text.split(" ").slice(text.startsWith("march") ? 1 : 0),
    say: { key: "say" },
  }));
  session.hear({ ...view("B", 1), offers } as never);
  session.onBoard = (word) => word !== "truck" && word !== "pass";
  session.firm = (picked) => (picked[0] === "truck" && picked.length > 1 ? 2 : 0);
  session.choose("truck");
  session.choose("A");
  for (const word of ["C", "X"]) {
    expect(session.can(word)).toBe(false);
    expect(session.choose(word)).toBe(false);
  }
  expect(session.picked).toEqual(["truck", "A"]);
  expect(session.can("pass")).toBe(true);
  session.choose("B");
  session.choose("E"); // another goal
  expect(session.picked).toEqual(["truck", "A", "E"]);
  session.choose("E");
  session.choose("A"); // the start again: taken back
  expect(session.picked).toEqual(["truck"]);
  session.end();
});

test("a move that nothing answers is said to be slow, then sent again, until a view answers it", () => {
  vi.useFakeTimers();
  const session = new Session("t");
  const sent: unknown[] = [];
  const spy = vi.spyOn(Wire.prototype, "send").mockImplementation((message) => sent.push(message) > 0);
  session.hear(view("A", 1));
  session.send("pass");
  vi.advanceTimersByTime(1_100);
  expect([session.sending?.slow, session.sending?.tries]).toEqual([true, 1]);
  vi.advanceTimersByTime(5_000);
  expect(session.sending?.tries).toBe(2);
  expect(sent).toEqual(Array(2).fill({ do: "move", move: "pass", version: 1 }));
  session.hear(view("A", 2));
  vi.advanceTimersByTime(20_000);
  expect(session.sending).toBeNull();
  expect(sent).toHaveLength(2);
  session.end();
  spy.mockRestore();
  vi.useRealTimers();
});

test("the chat grows by what is new, and begins again where a connection brings all of it", () => {
  const session = new Session("t");
  const line = (at: number, text: string) => ({ at, text, name: "Anna", seat: "A" });
  const hear = (...lines: unknown[]) => session.hear({ is: "chat", lines } as never);
  hear(line(1, "Hello"));
  hear(line(2, "Your move"));
  expect(session.chat.map((one) => one.text)).toEqual(["Hello", "Your move"]);
  hear(line(1, "Hello"), line(2, "Your move"), line(3, "Sorry"));
  expect(session.chat.map((one) => one.text)).toEqual(["Hello", "Your move", "Sorry"]);
  session.end();
});
