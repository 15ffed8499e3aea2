// What the prompt bar is about, from what the table is in at this moment.
import type { View } from "../../wire/types";
import type { Status } from "../../wire/socket";

export type Situation =
  "gone" | "offline" | "replay" | "over" | "closed" | "sending" | "answer" | "yours" | "waiting" | "watching";

type Known = { view: View; status: Status; replaying: boolean; slow: boolean };

/** The first that applies, the most urgent first. */
export function situation({ view, status, replaying, slow }: Known): Situation {
  if (status.state === "gone") return "gone";
  if (status.state === "waiting") return "offline";
  if (replaying) return "replay";
  if (view.seat !== null && view.take_back?.waits_for.includes(view.seat)) return "answer";
  if (view.ending) return "over";
  if (view.awaited.length === 0) return "closed"; // to be looked at only: the prompt says why
  if (slow) return "sending";
  if (view.seat === null) return "watching";
  return view.awaited.includes(view.seat) ? "yours" : "waiting";
}
