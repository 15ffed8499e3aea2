// Questions to the server that wait for their answers, by number.
import type { Answered } from "./types";

export class Questions {
  #open = new Map<number, (answer: Answered | null) => void>();
  #next = 1;

  /** Put a question under a new number; null if it cannot be sent, or the connection is lost meanwhile. */
  put(send: (id: number) => boolean): Promise<Answered | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      if (!send(id)) this.#settle(id, null);
    });
  }

  /** Hand an answer to whoever asked. */
  hear(answer: Answered): void {
    this.#settle(answer.id, answer);
  }

  /** Answer everything that is open with null. */
  drop(): void {
    for (const id of [...this.#open.keys()]) this.#settle(id, null);
  }

  #settle(id: number, answer: Answered | null): void {
    this.#open.get(id)?.(answer);
    this.#open.delete(id);
  }
}
