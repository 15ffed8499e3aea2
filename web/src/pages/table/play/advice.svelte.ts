// What the colonel would do: asked for, shown on the board and in words until the position changes.
import { failed } from "../../../session/failed";
import { announce } from "../../../ui/announce.svelte";
import type { Mark, Theme } from "../../../themes/theme";
import * as http from "../../../wire/http";
import type { PlannedMove, TableHint } from "../../../wire/types";
import { t } from "../../../words/words.svelte";
import type { Play } from "./state.svelte";

const MOST = 40; // marks of one hint

/** The ways among these marks, each from where its piece stands by then: a fight after a march begins at the march's end. */
function onwards(marks: readonly Mark[], piece: string, reached: Map<string, [number, number]>): Mark[] {
  const ways = marks.filter((mark) => mark.kind === "path");
  if (ways.length === 0) return [...marks];
  return ways.map((way) => {
    const from = reached.get(piece);
    const points = from ? [from, ...way.points.slice(1)] : way.points;
    reached.set(piece, points.at(-1)!);
    return { ...way, points };
  });
}

/** Where a plan leads, drawn: the marks of its clicks, and an arrow for each piece that it moves. */
export function marksOf(theme: Theme, table: unknown, moves: readonly PlannedMove[], after: unknown): Mark[] {
  const things = new Map(theme.things(table).map((thing) => [thing.id, thing]));
  const drawn = new Set<string>();
  const marks: Mark[] = [];
  const reached = new Map<string, [number, number]>();
  for (const { picks = [], text } of moves) {
    const here = picks.flatMap((word) => things.get(word) ?? []);
    const preview = picks.length > 0 ? onwards(theme.preview?.(table, [...picks], text) ?? [], picks[0]!, reached) : [];
    if (preview.length > 0) marks.push(...preview);
    else if (here.length > 1)
      marks.push({ kind: "path", points: [here[0]!, here.at(-1)!].map(({ x, y }) => [x, y] as [number, number]) });
    else if (here[0]) marks.push({ kind: "tint", id: here[0].id });
    if (preview.some((mark) => mark.kind === "path") || here.length > 1) drawn.add(picks[0]!);
  }
  for (const then of theme.things(after)) {
    const now = things.get(then.id);
    if (then.kind !== "piece" || !now || drawn.has(then.id) || Math.hypot(then.x - now.x, then.y - now.y) < 2) continue;
    marks.push({
      kind: "path",
      points: [
        [now.x, now.y],
        [then.x, then.y],
      ],
    });
  }
  return marks.slice(0, MOST);
}

export class Advice {
  waits = $state(false);
  #found = $state.raw<TableHint | null>(null);

  constructor(readonly play: Play) {}

  /** The hint for what is on the board now. */
  found: TableHint | null = $derived.by(() => {
    const { session, view } = this.play;
    const found = this.#found;
    return found && found.version === view.version && found.seat === view.seat && session.wanted === null
      ? found
      : null;
  });
  offered: boolean = $derived.by(() => {
    const { session, view } = this.play;
    return (session.people?.hints ?? false) && session.myTurn && session.wanted === null && view.ending === null;
  });
  marks: Mark[] = $derived.by(() =>
    this.found ? marksOf(this.play.theme, this.play.table, this.found.moves, this.found.after) : [],
  );

  ask = async (): Promise<void> => {
    const { session, view } = this.play;
    if (!this.offered) return announce(t("advice-none"));
    if (this.waits || this.found) return;
    this.waits = true;
    announce(t("advice-waits"));
    try {
      this.#found = await http.hint(session.table, view.version);
      this.#reveal();
    } catch (error) {
      session.refusal = failed(error);
    } finally {
      this.waits = false;
    }
  };

  /** Bring what the plan begins with into sight. */
  #reveal(): void {
    const { board } = this.play;
    const first = this.found?.moves[0]?.picks?.filter((word) => board.has(word)) ?? [];
    const [mark] = this.marks;
    if (first.length > 0) board.reveal(...first);
    else if (mark?.kind === "path") {
      const [x, y] = mark.points[0]!;
      board.zoom.reveal({ x, y });
    }
  }

  /** Close it; says whether it was open. */
  close = (): boolean => {
    const open = this.found !== null;
    this.#found = null;
    return open;
  };

  /** Make the first move of the plan. */
  follow = (): void => {
    const first = this.found?.moves[0];
    this.close();
    if (first) this.play.session.send(first.text);
  };
}
