// Going through the pieces that still have something to do.
import { toDo, walk } from "../../../picks/choices";
import type { Session } from "../../../session/session.svelte";
import type { Thing } from "../../../themes/theme";

type Given = { readonly session: Session; readonly things: readonly Thing[] };

export class ToDo {
  #dismissed = $state.raw<{ phase: string; ids: readonly string[] }>({ phase: "", ids: [] });

  constructor(readonly given: Given) {}

  /** Those that are left, in the order of the board; what was put off comes back in the next phase. */
  left: string[] = $derived.by(() => {
    const { session, things } = this.given;
    const order = things.map((thing) => thing.id);
    return toDo(session.offers, order, new Set(this.#put));
  });

  #phase = $derived.by(() => JSON.stringify(this.given.session.view?.step));

  /** What was put off in this phase. */
  get #put(): readonly string[] {
    return this.#dismissed.phase === this.#phase ? this.#dismissed.ids : [];
  }

  next(from: string | null, step: 1 | -1): string | null {
    return walk(this.left, from, step);
  }

  /** Put one off for this phase; the one after it, if there is another. */
  dismiss(id: string | null): string | null {
    if (id === null || !this.left.includes(id)) return null;
    const next = walk(this.left, id, 1);
    this.#dismissed = { phase: this.#phase, ids: [...this.#put, id] };
    return next === id ? null : next;
  }
}
