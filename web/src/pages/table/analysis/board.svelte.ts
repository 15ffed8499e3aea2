// The board of an analysis: it shows positions and plans, and nothing on it can be chosen.
import { Board, type Page } from "../../../board/state.svelte";
import type { Mark, Theme } from "../../../themes/theme";
import { announce } from "../../../ui/announce.svelte";
import { speaker, t, type Speaker } from "../../../words/words.svelte";

export class Shown implements Page {
  readonly speak: Speaker;
  readonly board: Board;
  readonly lit = new Set<string>();
  readonly picked: readonly string[] = [];
  readonly badges = new Map<string, string>();
  readonly waiting = false;
  readonly bench = null;
  readonly follows = false;
  readonly outcomes = [];
  readonly pointed = null;
  readonly small = false;
  readonly roomy = false;
  readonly seat = null;
  table = $state.raw<unknown>(null);
  marks = $state.raw<Mark[]>([]);
  /** The pieces whose ways are drawn; null: all that have moved, as in the steps of a line. */
  named = $state.raw<ReadonlySet<string> | null>(null);

  constructor(
    readonly theme: Theme,
    game: string,
    readonly store: string,
    first: unknown,
  ) {
    this.speak = speaker(game);
    this.table = first;
    this.board = new Board(this);
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
