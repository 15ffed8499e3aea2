// A study: a position that is set up, checked by the rules after every change, moved in, and explained.
import { PHONE } from "../table/analysis/board.svelte";
import { badges } from "../../board/badges";
import type { Point } from "../../board/geometry";
import { Board, type Page } from "../../board/state.svelte";
import { hasCounts, nextPicks, pick, spelled } from "../../picks/picks";
import type { Bench, Mark, Outcome, Theme, Thing } from "../../themes/theme";
import { announce } from "../../ui/announce.svelte";
import * as http from "../../wire/http";
import type { GameInfo, Offer, Said, StudyView } from "../../wire/types";
import { speaker, t, type Speaker } from "../../words/words.svelte";
import {
  changed,
  isDestroyed,
  piecesOf,
  put,
  valueAt,
  wayTo,
  type Json,
  type Position,
  type Spot,
} from "./position/position";
import type { Tool } from "./position/tools";

export type Mode = "set-up" | "moves" | "arrows" | "analysis";
export type Arrow = [string, string];
export type Fault = { place: string; say: Said };
type Before = { view: StudyView; position: Position };

const NOTHING: ReadonlySet<string> = new Set();

export class Study implements Page {
  readonly speak: Speaker;
  readonly board = new Board(this);
  view = $state.raw<StudyView>()!;
  /** As it was last written, which the rules may still refuse; the board shows the last one that they took. */
  position = $state.raw<Position>({});
  mode = $state<Mode>("set-up");
  picked = $state.raw<string[]>([]);
  /** The marker that clicks put down while a position is set up, and whether they take it away. */
  tool = $state.raw<Tool | null>(null);
  less = $state(false);
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);
  comment = $state("");
  title = $state("");
  arrows = $state.raw<Arrow[]>([]);
  past = $state.raw<Before[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** A phone begins amid what can be chosen. */
  readonly small = matchMedia(PHONE).matches;
  readonly roomy = false;
  /** What an analysis shows in place of the position, and what it draws there. */
  instead = $state.raw<unknown>(null);
  drawn = $state.raw<readonly Mark[]>([]);
  /** A puzzle: its id, for it begins with a view of its own; and what becomes of a move: true if it is to be made. */
  puzzle: string | null = null;
  judge: ((move: string) => Promise<boolean>) | null = null;
  readonly #box: Position;
  /** What pieces were called when they were last on the board. */
  readonly #labels = new Map<string, Said>();
  /** The last step was a move: the board shows what it moved. */
  #made = $state(false);

  constructor(
    readonly drawing: Theme,
    begun: StudyView,
    box: StudyView,
    readonly info: GameInfo,
  ) {
    this.speak = speaker(info.id);
    this.view = begun;
    this.position = begun.position as Position;
    this.#box = box.position as Position;
    for (const view of [box, begun]) this.#note(view.table);
  }

  #note(table: unknown): void {
    for (const { id, kind, label } of this.drawing.things(table))
      if (kind === "piece" && label) this.#labels.set(id, label);
  }

  knows(id: string): boolean {
    return this.#labels.has(id);
  }

  /** What a piece is called, also one that was taken off. */
  pieceName(id: string): string {
    const label = this.#labels.get(id);
    return label ? (this.speak.part(label, "short") ?? this.speak.say(label)) : id;
  }

  get game(): string {
    return this.info.id;
  }

  /** What a seat is called. */
  seatName(seat: string): string {
    return this.speak.say(this.info.seats.find((one) => one.seat === seat)?.say ?? { key: seat });
  }

  // --- the position -------------------------------------------------------------------------------

  /** The pieces that were taken off. */
  taken: string[] = $derived.by(() => {
    const here = new Set(piecesOf(this.position));
    const off = piecesOf(this.position).filter((id) => isDestroyed(this.position, id));
    return [...piecesOf(this.#box).filter((id) => !here.has(id)), ...off];
  });
  /** The entry of the picked piece, and the way to it. */
  entry: { id: string; way: (string | number)[]; value: Json } | null = $derived.by(() => {
    const id = this.mode === "set-up" && !this.tool ? this.picked[0] : undefined;
    const way = id === undefined ? null : wayTo(this.position, id);
    return id !== undefined && way ? { id, way, value: valueAt(this.position, way)! } : null;
  });

  /** Set up another position; what the rules refuse stays in the form, with their sentence. */
  async set(position: Position, seat: string | null = null, keep = true): Promise<boolean> {
    return this.#ask(position, () => http.study(this.game, position, seat), keep);
  }

  async #ask(position: Position, ask: () => Promise<StudyView>, keep: boolean): Promise<boolean> {
    const before = { view: this.view, position: this.view.position as Position };
    this.busy = true;
    try {
      const found = await ask();
      this.past = [...this.past.slice(-99), before];
      this.view = found;
      this.position = found.position as Position;
      this.said = found.said;
      this.#made = found.said.length > 0;
      this.#note(found.table);
      this.fault = null;
      for (const one of found.said) announce(this.speak.say(one));
      return true;
    } catch (error) {
      const say = error instanceof http.ProblemError ? error.refusal : { key: "problem-offline" };
      if (keep) this.position = position;
      this.fault = { place: say.key === "position-refused" ? String(say.args?.["place"] ?? "") : "", say };
      announce(this.speak.say(say));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Change one value of the position. */
  change(way: readonly (string | number)[], value: Json | undefined): Promise<boolean> {
    return this.set(changed(this.position, way, value));
  }

  /** Put a piece somewhere; what the rules refuse is not done. */
  async place(id: string, spot: Spot): Promise<void> {
    const next = put(this.view.position as Position, this.#box, id, spot);
    if (!next) return;
    if (await this.set(next, null, false)) announce(t("study-put"));
    this.picked = [];
  }

  /** Choose the marker that clicks put down; null: none, clicks move pieces. */
  take(tool: Tool | null): void {
    this.tool = tool;
    this.less = false;
    this.picked = [];
  }

  /** Put the chosen marker down, or take it away; what the rules refuse is not done. */
  async mark(id: string | null, spot?: readonly [number, number]): Promise<void> {
    const tool = this.tool!;
    const ids = id === null ? [] : [...this.picked, id];
    if (tool.two && ids.length < 2) {
      this.picked = ids;
      return;
    }
    this.picked = [];
    const next = tool.use(this.view.position as Position, ids, this.less, spot);
    if (next && (await this.set(next, null, false))) announce(t(this.less ? "study-taken" : "study-put"));
  }

  /** Pick a piece that lies beside the board. */
  takeUp(id: string): void {
    this.take(null);
    this.picked = [id];
  }

  async takeOff(id: string): Promise<void> {
    const way = wayTo(this.position, id);
    this.picked = [];
    if (way) await this.change(way, undefined);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.view = before.view;
    this.position = before.position;
    this.#made = false;
    this.fault = null;
    this.said = [];
    this.picked = [];
    announce(t("study-undone"));
  }

  /** See with the eyes of another seat. */
  sit(seat: string): Promise<boolean> {
    return this.set(this.view.position as Position, seat);
  }

  // --- moves --------------------------------------------------------------------------------------

  /** What can be chosen whole, by click or from the list; amounts and drafts need a table. */
  offers: Offer[] = $derived.by(() => (this.mode === "moves" && !this.busy ? this.view.offers : []));
  /** The finished move that the picks spell. */
  waits: Offer | null = $derived.by(() =>
    this.picked.length > 0 ? (spelled(this.offers, this.picked)[0] ?? null) : null,
  );

  static isWhole(offer: Offer): boolean {
    return !offer.part && !hasCounts(offer);
  }

  async make(move: string): Promise<void> {
    this.picked = [];
    if (this.judge && !(await this.judge(move))) return;
    const position = this.view.position as Position;
    await this.#ask(position, () => http.study(this.game, position, this.view.seat, move), false);
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.take(null);
  }

  // --- the board's page ---------------------------------------------------------------------------

  get table(): unknown {
    return this.instead ?? this.view.table;
  }
  get seat(): string | null {
    return this.view.seat;
  }
  /** Pieces that lie anywhere are put down at a point: such clicks are taken before they become picks. */
  theme: Theme = $derived.by(() => {
    const { Workbench: _bench, Draft: _draft, press: _press, key: _key, ...drawing } = this.drawing;
    if (!drawing.spot) return drawing;
    return {
      ...drawing,
      press: (_own: Bench, at: Point, id: string | null) => {
        const [piece] = this.picked;
        if (this.mode === "set-up" && this.tool?.on === "point") {
          void this.mark(null, drawing.spot!(this.table, at));
          return true;
        }
        if (this.mode !== "set-up" || this.tool || piece === undefined || (id !== null && this.lit.has(id)))
          return false;
        void this.place(piece, drawing.spot!(this.table, at));
        return true;
      },
    };
  });
  readonly #bench = {} as Bench; // it only says that clicks are looked at first
  get bench(): Bench | null {
    return this.drawing.spot && this.mode === "set-up" ? this.#bench : null;
  }
  lit: ReadonlySet<string> = $derived.by(() => {
    if (this.busy || this.mode === "analysis") return NOTHING;
    if (this.mode === "moves") return nextPicks(this.offers, this.picked);
    const things = this.drawing.things(this.table);
    const under = new Set(things.map((thing) => thing.at));
    const wanted = ({ id, kind }: Thing): boolean => {
      if (this.mode === "arrows") return kind === "piece" || !under.has(id);
      if (this.tool) return kind === this.tool.on && (kind === "place" || this.#has(id));
      return this.picked.length > 0 ? kind === "place" : kind === "piece" && this.#has(id);
    };
    return new Set(things.filter((thing) => thing.kind !== "link" && wanted(thing)).map((thing) => thing.id));
  });

  #has(id: string): boolean {
    return wayTo(this.position, id) !== null;
  }

  badges: ReadonlyMap<string, string> = $derived.by(() => badges(this.offers, this.picked, this.speak));
  marks: readonly Mark[] = $derived.by(() => {
    const where = new Map(this.drawing.things(this.table).map((thing) => [thing.id, thing]));
    const ways = this.arrows.flatMap(([from, to]): Mark[] => {
      const [a, b] = [where.get(from), where.get(to)];
      return a && b
        ? [
            {
              kind: "path",
              points: [
                [a.x, a.y],
                [b.x, b.y],
              ],
            },
          ]
        : [];
    });
    const text = this.waits?.text;
    const preview =
      this.mode === "moves" && this.picked.length > 0
        ? (this.drawing.preview?.(this.table, [...this.picked], text) ?? [])
        : [];
    return [...ways, ...preview, ...this.drawn];
  });
  get summary(): string {
    const things = this.board.things;
    return t("board-label", {
      places: things.filter((thing) => thing.kind === "place").length,
      pieces: things.filter((thing) => thing.kind === "piece").length,
      lit: this.board.litThings.length,
    });
  }
  get store(): string {
    return this.puzzle ?? `study-${this.game}`;
  }
  get waiting(): boolean {
    return this.waits !== null;
  }
  /** The piece that the plan moves which is pointed at. */
  aim = $state.raw<string | null>(null);
  /** The map goes along with a line that is played out. */
  get follows(): boolean {
    return this.instead !== null;
  }
  readonly outcomes: readonly Outcome[] = [];
  /** What is set up, taken back, or shown again after a line has not moved. */
  get named(): ReadonlySet<string> | null {
    return this.instead !== null || (this.#made && this.mode !== "analysis") ? null : NOTHING;
  }
  readonly pointed = null;
  announce = announce;
  dismiss(): void {}
  hover(): void {}
  pickAll(): void {}
  pin(): void {}

  can = (id: string): boolean =>
    this.mode === "set-up"
      ? this.#has(id) && this.tool === null
      : this.mode === "moves" && pick(this.offers, this.picked, id).lit;

  pick(id: string): void {
    if (this.mode === "moves") {
      const chosen = pick(this.offers, this.picked, id);
      this.picked = chosen.picked;
      if (chosen.send) void this.make(chosen.send.text);
    } else if (this.mode === "arrows") this.#point(id);
    else if (this.mode === "analysis") return;
    else if (this.tool) void this.mark(id);
    else if (this.picked[0] === id) this.picked = [];
    else if (this.#has(id) && !(this.picked.length > 0 && this.lit.has(id))) this.picked = [id];
    else if (this.picked[0] !== undefined) void this.place(this.picked[0], id);
  }

  /** The first thing is where an arrow begins, the second where it points; the same again takes it away. */
  #point(id: string): void {
    const [from] = this.picked;
    if (from === undefined || from === id) {
      this.picked = from === undefined ? [id] : [];
      return;
    }
    const rest = this.arrows.filter(([a, b]) => a !== from || b !== id);
    this.arrows = rest.length < this.arrows.length ? rest : [...rest, [from, id] as Arrow].slice(-64);
    this.picked = [];
  }

  back(): void {
    if (this.picked.length === 0) this.take(null);
    this.picked = this.picked.slice(0, -1);
  }

  async why(id: string): Promise<Said | null> {
    if (this.mode !== "moves") return null;
    try {
      const picks = [...this.picked, id];
      return (await http.studyWhy(this.game, this.view.position, this.view.seat, picks)).refusal;
    } catch {
      return null;
    }
  }
}
