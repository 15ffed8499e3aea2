// The board of an analysis: it shows positions and plans, and nothing on it can be chosen.
import { Board, type Page } from "../../../board/state.svelte";
import type { Mark, Theme } from "../../../themes/theme";
import { announce } from "../../../ui/announce.svelte";
import { speaker, t, type Speaker } from "../../../words/words.svelte";

/** Where pages of plans stand in one column. */
export const PHONE = "(max-width: 799px)";

export class Shown implements Page {
  readonly speak: Speaker;
  readonly board: Board;
  readonly lit = new Set<string>();
  readonly picked: readonly string[] = [];
  readonly badges = new Map<string, string>();
  readonly waiting = false;
  readonly bench = null;
  readonly outcomes = [];
  readonly pointed = null;
  readonly small = matchMedia(PHONE).matches;
  readonly roomy = false;
  readonly seat = null;
  table = $state.raw<unknown>(null);
  marks = $state.raw<Mark[]>([]);
  /** The piece that the plan moves which is pointed at. */
  aim = $state.raw<string | null>(null);
  /** The pieces whose ways are drawn; null: all that have moved, as in the steps of a line. */
  named = $state.raw<ReadonlySet<string> | null>(null);

  constructor(
    readonly theme: Theme,
    game: string,
    readonly store: string,
    first: unknown,
    aim: string | null,
  ) {
    this.speak = speaker(game);
    this.table = first;
    this.aim = aim;
    this.board = new Board(this);
  }

  /** The map goes along with a line that is played out. */
  get follows(): boolean {
    return this.named === null;
  }
  get summary(): string {
    const { things } = this.board;
    return t("board-label", {
      places: things.filter((thing) => thing.kind === "place").length,
      pieces: things.filter((thing) => thing.kind === "piece").length,
      lit: 0,
    });
  }
  can = (): boolean => false;
  announce = announce;
  dismiss(): void {}
  pick(): void {}
  pickAll(): void {}
  hover(): void {}
  back(): void {}
  pin(): void {}
  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
