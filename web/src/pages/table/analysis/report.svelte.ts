// A report that is worked out beside everything else: begun by whoever opens its page, looked after until it is there.
import { failed } from "../../../session/failed";
import type { Said, Working } from "../../../wire/types";

const AGAIN = 1500; // ms between two looks at the progress

type Page = { working: Working };

export class Report<T extends Page> {
  page = $state.raw<T | null>(null);
  problem = $state.raw<Said | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly ask: () => Promise<T>,
    readonly begin: () => Promise<T>,
  ) {}

  /** Ask for it, and have it worked out if nobody has yet. */
  start = async (): Promise<void> => {
    this.problem = null;
    await this.#take(async () => {
      const found = await this.ask();
      return found.working.state === "none" ? this.begin() : found;
    });
  };

  again = async (): Promise<void> => {
    this.problem = null;
    await this.#take(this.begin);
  };

  async #take(ask: () => Promise<T>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.page = await ask();
    } catch (error) {
      this.problem = failed(error);
      return;
    }
    if (this.page.working.state === "waiting" && !this.#ended)
      this.#timer = setTimeout(() => void this.#take(this.ask), AGAIN);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
