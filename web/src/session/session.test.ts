import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, View } from "../wire/types";
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
