// What happens on the board when a view arrives: pieces glide, the focus stays, an attacked piece comes into sight.
import { tick, untrack } from "svelte";
import type { Thing } from "../themes/theme";
import type { Board } from "./state.svelte";
import { changedIn, far, moved, type Changed } from "./told";

export class Motion {
  changed = $state.raw<readonly Changed[]>([]); // since the last view, or what a moment of the replay is about
  #places: ReadonlyMap<string, Thing> = new Map();
  #answered: ReadonlySet<string> = new Set();

  /** To be made while a component begins: it follows the board's views. */
  constructor(readonly board: Board) {
    $effect(() => {
      const now = board.byId;
      untrack(() => {
        if (this.#places.size > 0) this.#glide(now);
        this.#keepFocus(now);
        this.#places = now;
      });
    });
    // what is asked next is in sight; a person who moves the map away stays there
    $effect(() => {
      void board.page.lit;
      untrack(() => board.showChoices());
    });
    $effect(() => {
      const { aim, small } = board.page;
      const thing = aim && small ? untrack(() => board.byId.get(aim)) : undefined;
      if (thing) untrack(() => board.zoom?.reveal(thing));
    });
    $effect(() => {
      const { attacked } = board;
      untrack(() => this.#reveal(attacked));
    });
  }

  #glide(now: ReadonlyMap<string, Thing>): void {
    const found = moved(this.#places, now);
    const { page } = this.board;
    const { named } = page;
    if (named) this.changed = changedIn(found, named, now);
    else if (page.undone)
      this.changed = []; // what was marked has never happened
    else if (found.length > 0) this.changed = found;
    const last = found.at(-1);
    if (last && this.board.page.follows) this.board.zoom?.reveal(last.thing);
    for (const { thing, was } of found) {
      if (!was) continue;
      const from = `${was.x - thing.x}px ${was.y - thing.y}px`;
      this.board.animate(thing.id, [{ translate: from }, { translate: "0 0" }], {
        duration: Math.min(400, 250 + far(was, thing) / 4),
        easing: "ease-out",
      });
    }
  }

  /** Focus is never lost when a view arrives: same id, else the nearest. */
  #keepFocus(now: ReadonlyMap<string, Thing>): void {
    const { board } = this;
    if (board.focusId === null || now.has(board.focusId)) return;
    const was = this.#places.get(board.focusId);
    const near = was && [...now.values()].sort((a, b) => far(a, was) - far(b, was))[0];
    const held = board.ringed;
    board.focusId = near?.id ?? null;
    if (near && held) void tick().then(() => board.focusOn(near.id));
  }

  /** A piece of one's own that must answer is scrolled into sight once. */
  #reveal(attacked: ReadonlySet<string>): void {
    const { things, page, zoom } = this.board;
    const isNew = ({ id, side }: Thing): boolean => attacked.has(id) && !this.#answered.has(id) && side === page.seat;
    const thing = things.find(isNew);
    if (thing) zoom.reveal(thing);
    this.#answered = attacked;
  }
}
