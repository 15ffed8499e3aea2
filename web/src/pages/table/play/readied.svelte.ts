// What the table does for a player move by move: an army is placed unit by unit, in turns with the other side.
import type { Play } from "./state.svelte";

export class Readied {
  on = $state(false);

  /** To be made while the page begins: it follows the session. */
  constructor(readonly play: Play) {
    $effect(() => {
      if (!this.offered) this.on = false;
      else if (this.on && play.session.myTurn && !play.session.sending) void this.#next();
    });
  }

  get offered(): boolean {
    const { session, theme, view } = this.play;
    const { readied } = theme;
    return !!readied?.offered(view.table) && view.seat !== null && view.ending === null && session.wanted === null;
  }

  async #next(): Promise<void> {
    const { play } = this;
    const { version } = play.view;
    const move = await play.theme.readied!.next(play.ask);
    if (!this.on || play.view.version !== version || !play.session.myTurn) return;
    if (typeof move === "string") play.session.send(move);
    else this.on = false;
  }
}
