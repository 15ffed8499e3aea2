// A connection that comes back by itself: typed messages, waiting 1, 2, 4 … 30 s between attempts.
import type { FromClient, FromServer } from "./types";

export type Status =
  | { state: "connecting" }
  | { state: "live" }
  | { state: "waiting"; attempt: number; until: number } // Date.now() of the next attempt
  | { state: "gone" };

type Hooks = { status: (status: Status) => void; message: (message: FromServer) => void };

const LONGEST = 30_000;

/** How long to wait before attempt *n*, with up to a quarter more so that not all come at once. */
export const backoff = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LONGEST, 1000 * 2 ** (attempt - 1)) * (1 + random() / 4);

export class Wire {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
  ) {
    this.connect();
  }

  connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#socket?.close();
    this.hooks.status({ state: "connecting" });
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.hooks.status({ state: "live" });
    };
    socket.onmessage = (event) => this.hooks.message(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) this.#wait();
    };
  }

  #wait(): void {
    this.#attempt += 1;
    const wait = backoff(this.#attempt);
    this.hooks.status({ state: "waiting", attempt: this.#attempt, until: Date.now() + wait });
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  get live(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Send now; says whether it could. */
  send(message: FromClient): boolean {
    if (!this.live) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
