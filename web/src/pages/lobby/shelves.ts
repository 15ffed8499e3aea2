// One's own games in the order in which they matter, and what is said of each.
import type { GameInfo, TableInfo } from "../../wire/types";
import "../../words/more/words";

export type Shelves = { running: TableInfo[]; finished: TableInfo[]; archived: TableInfo[] };

/** Games that wait for me first, then the others that go on; finished and archived ones apart. */
export function shelves(own: readonly TableInfo[]): Shelves {
  const shown = own.filter((table) => !table.archived);
  const running = shown.filter((table) => !table.over);
  return {
    running: [...running.filter((table) => table.my_turn), ...running.filter((table) => !table.my_turn)],
    finished: shown.filter((table) => table.over),
    archived: own.filter((table) => table.archived),
  };
}

export type State =
  | { key: "state-yours" | "state-over" | "state-won-me" | "state-draw" | "state-nobody" }
  | { key: "state-waits" | "state-won"; seats: string[] };

/** How a game stands: whose turn it is, or who has won. */
export function stateOf(table: TableInfo): State {
  if (table.my_turn) return { key: "state-yours" };
  if (!table.over) return { key: "state-waits", seats: table.awaited };
  const { winners } = table;
  if (winners === null) return { key: "state-over" };
  if (winners.length === 0) return { key: "state-nobody" };
  if (winners.length > 1 && winners.length === table.seats.length) return { key: "state-draw" };
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const playing = mine.length > 0 && mine.length < table.seats.length; // at a hot seat everybody is "me"
  return playing && winners.every((seat) => mine.includes(seat))
    ? { key: "state-won-me" }
    : { key: "state-won", seats: winners };
}

/** The least and the greatest number of players. */
export function players(game: GameInfo): { least: number; most: number } {
  const sizes = game.seatings.map((seating) => seating.length);
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}
