// A move on its way: what is sent again when nothing comes back, and since when somebody waits for it.
import type { DoMove } from "../wire/types";

const SLOW = 1000; // ms after which "Sending…" is said
const RETRY = 5000; // ms after which the same move is sent again

export class Sending {
  slow = $state(false);
  tries = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly move: DoMove,
    readonly put: (move: DoMove) => void,
  ) {}

  /** Send it, also once more: by its version the server knows a move that it has. */
  send(): void {
    this.end();
    this.put(this.move);
    this.tries += 1;
    this.#timers = [setTimeout(() => (this.slow = true), SLOW), setTimeout(() => this.send(), RETRY)];
  }

  /** It was answered. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
