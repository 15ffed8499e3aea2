// What is shown large: dice, cards and fights as they happen, and what the others did in their turn.
import { untrack } from "svelte";
import type { Outcome } from "../../../themes/theme";
import type { Line, Said } from "../../../wire/types";
import type { Play } from "./state.svelte";

export class Happened {
  recalled = $state(false);
  #seen = $state.raw<readonly Line[] | null>(null);

  /** To be made while a component begins: what lies over the panel goes when something else is opened there. */
  constructor(readonly play: Play) {
    const { side } = play;
    const opened = (): string => `${side.tab} ${side.lookup}`;
    let was = opened();
    $effect(() => {
      const now = opened();
      untrack(() => {
        if (now !== was && play.roomy) this.dismiss();
        was = now;
      });
    });
  }

  /** Of the newest view until it was seen or the next pick, in the replay of its moment. */
  shown: readonly Outcome[] = $derived.by(() => {
    const { moment, happened, wanted, log } = this.play.session;
    if (moment) return this.#outcomesOf(moment.said);
    if (this.recalled && this.before) return [this.before];
    if (wanted !== null || happened === this.#seen) return [];
    const lines = this.play.theme.volley?.(log, happened) ?? happened;
    const newest = this.#outcomesOf(lines.flatMap((line) => line.said));
    return this.recap ? [...newest, this.recap] : newest;
  });

  /** What the others have done in their turn, once all of it has been shown and this seat begins its own. */
  recap: Outcome | null = $derived.by(() => {
    const { theme, view, session } = this.play;
    if (!theme.recap || view.seat === null || !session.myTurn || session.pace.behind > 0) return null;
    if (theme.lastTurn) return theme.lastTurn(session.log, view.seat)?.over ? this.before : null;
    const last = session.log.findLastIndex((line) => line.seat === view.seat);
    const theirs = session.log.slice(last + 1).filter((line) => line.seat !== null);
    return theirs.length < 2 ? null : this.#recapOf(theirs);
  });

  /** The others' last turn, which can be opened again while this seat plays its own. */
  before: Outcome | null = $derived.by(() => {
    const { theme, view, session } = this.play;
    const turn = view.seat === null || session.wanted !== null ? null : theme.lastTurn?.(session.log, view.seat);
    return turn ? this.#recapOf(turn.lines) : null;
  });

  dismiss(): void {
    this.recalled = false;
    this.#seen = this.play.session.happened;
  }

  /** Close it; says whether it was open. */
  close(): boolean {
    const open = this.shown.length > 0 && this.play.session.moment === null;
    if (open) this.dismiss();
    return open;
  }

  #recapOf(lines: readonly Line[]): Outcome | null {
    const { theme, view } = this.play;
    const said = lines.flatMap((line) => line.said);
    return theme.recap?.(view.table, said, view.seat!) ?? null;
  }

  #outcomesOf(said: readonly Said[]): Outcome[] {
    const { theme, table, view } = this.play;
    return said.length === 0 ? [] : (theme.outcomes?.(table, said, view.seat) ?? []);
  }
}
