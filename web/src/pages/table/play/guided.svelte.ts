// A guided game: its hints, which stand beside the prompt or at the top of the panel.
import { settings } from "../../../settings.svelte";
import * as http from "../../../wire/http";
import type { Hint } from "../../../wire/types";
import type { Play } from "./state.svelte";

export class Guided {
  hints = $state.raw<Hint[]>([]);

  /** To be made while the page begins: it follows the session. */
  constructor(readonly play: Play) {
    $effect(() => {
      if (this.#on)
        http.training(play.game).then(
          (found) => (this.hints = found.hints),
          () => {},
        );
    });
  }

  readonly #on = $derived.by(() => this.play.session.people?.training ?? false);

  get shown(): boolean {
    return this.#on && settings.hints;
  }
}
