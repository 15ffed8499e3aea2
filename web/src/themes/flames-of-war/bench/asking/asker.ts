// Questions to the server: one of each kind at a time, and late answers are dropped (UX 2).

type Ask = (question: string, args: Record<string, unknown>) => Promise<unknown>;

const MOST = 7; // questions in one second; the server refuses more than ten commands

export class Asker {
  #asked: number[] = []; // when the last questions were put
  #tickets = new Map<string, number>();
  #under = new Map<string, Promise<unknown>>();

  constructor(readonly ask: Ask) {}

  /** The answer, or undefined if a newer question of this kind was asked meanwhile. */
  async latest<T>(question: string, args: Record<string, unknown>): Promise<T | undefined> {
    const ticket = (this.#tickets.get(question) ?? 0) + 1;
    this.#tickets.set(question, ticket);
    await this.#under.get(question);
    if (this.#tickets.get(question) !== ticket) return undefined;
    const answer = await this.#put<T>(question, args);
    return this.#tickets.get(question) === ticket ? answer : undefined;
  }

  /** Every answer counts: asked one after the other. */
  async each<T>(question: string, args: Record<string, unknown>): Promise<T | undefined> {
    const before = this.#under.get(question) ?? Promise.resolve();
    const mine = before.then(() => this.#calmly(question, args)).catch(() => undefined);
    this.#under.set(question, mine);
    return mine as Promise<T | undefined>;
  }

  /** Ask, but wait where too much was asked within the last second. */
  async #calmly(question: string, args: Record<string, unknown>): Promise<unknown> {
    for (;;) {
      const now = Date.now();
      this.#asked = this.#asked.filter((at) => now - at < 1000);
      if (this.#asked.length < MOST) break;
      await new Promise((done) => setTimeout(done, 1000 - (now - this.#asked[0]!)));
    }
    this.#asked.push(Date.now());
    return this.ask(question, args);
  }

  #put<T>(question: string, args: Record<string, unknown>): Promise<T | undefined> {
    const answer = this.#calmly(question, args).catch(() => undefined);
    this.#under.set(question, answer);
    return answer as Promise<T | undefined>;
  }
}
