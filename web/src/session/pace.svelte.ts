// Moves of bots come faster than anybody can follow: views wait here and are shown one by one.
import type { Said, View } from "../wire/types";

const MOST = 60; // views that wait; older ones are shown at once
const MANY = 12; // from here on the pace is doubled, so that a long turn does not become tedious

type Given = {
  /** How long a view is looked at before the next one, in ms; 0: no waiting. */
  dwell(view: View): number;
  show(view: View): void;
};

export class Pace {
  /** How many views wait to be shown. */
  behind = $state(0);
  #queue: View[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #free = 0; // when the next view may be shown

  constructor(readonly given: Given) {}

  /** The newest view that has come, shown or not. */
  get newest(): View | undefined {
    return this.#queue.at(-1);
  }

  /** Why nothing can be done yet. */
  get refusal(): Said {
    return { key: "showing", args: { count: this.behind } };
  }

  /** A view was shown outside the queue: it is looked at for a while, too. */
  shown(view: View): void {
    this.#free = performance.now() + this.given.dwell(view);
  }

  add(view: View): void {
    this.#queue.push(view);
    while (this.#queue.length > MOST) this.given.show(this.#queue.shift()!);
    this.#next();
  }

  /** Show all that waits at once. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#queue.length > 0) this.#showFirst();
    this.behind = 0;
  }

  /** Forget all that waits. */
  drop(): void {
    this.#queue = [];
    this.flush();
  }

  #showFirst(): void {
    const view = this.#queue.shift()!;
    this.behind = this.#queue.length;
    this.given.show(view);
  }

  #next(): void {
    this.behind = this.#queue.length;
    if (this.#queue.length === 0 || this.#timer !== null) return;
    const wait = Math.max(0, this.#free - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const [view] = this.#queue;
      if (!view) return;
      this.#showFirst();
      this.#free = performance.now() + this.given.dwell(view) / (this.#queue.length >= MANY ? 2 : 1);
      this.#next();
    }, wait);
  }
}
