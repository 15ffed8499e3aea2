// The board of one page: what lies on it, what has the focus, which card is open, and what can be done with it.
import { tick } from "svelte";
import { moves } from "../settings.svelte";
import type { Bench, Mark, Outcome, Theme, Thing } from "../themes/theme";
import type { Said } from "../wire/types";
import { t, type Speaker } from "../words/words.svelte";
import type { CardOf } from "./draw/card";
import { radius, type Point } from "./geometry";
import { meant, together, type Asked, type Meant } from "./input/hits";
import type { Eye, Zoom } from "./input/zoom";
import { tellOf, type Tell } from "./told";

const BORDER = 16; // pixels at the edge of the frame in which nothing is well seen

export type Edge = "left" | "right" | "up" | "down";

/** What the page shows on its board, and what it does with a click. */
export interface Page {
  readonly theme: Theme;
  readonly table: unknown;
  readonly speak: Speaker;
  readonly seat: string | null;
  readonly lit: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly badges: ReadonlyMap<string, string>;
  /** What can fight, while nothing is picked. */
  readonly strikers?: ReadonlySet<string>;
  readonly marks: readonly Mark[];
  readonly summary: string;
  /** Under which name the part of the map in sight is remembered. */
  readonly store: string;
  readonly small: boolean;
  /** Whether there is a panel beside the map. */
  readonly roomy: boolean;
  /** A finished move waits for Confirm. */
  readonly waiting: boolean;
  readonly bench: Bench | null;
  /** The odds of what is pointed at are on show: its card would lie over them. */
  readonly weighs?: boolean;
  /** Somebody else's moves are being shown: the map follows them. */
  readonly follows: boolean;
  /** What is spoken of though nothing is lit: a phone keeps it in sight. */
  readonly aim?: string | null;
  /** The newest position is that before a move that was taken back. */
  readonly undone?: boolean;
  /** What is shown large. */
  readonly outcomes: readonly Outcome[];
  /** It was seen. */
  dismiss(): void;
  /** What the others did in their last turn, and whether it is shown again. */
  readonly before?: Outcome | null;
  recalled?: boolean;
  /** Replay: what the sentences of the moment name. */
  readonly named: ReadonlySet<string> | null;
  /** What a sentence of the log points at. */
  readonly pointed: string | null;
  can(id: string): boolean;
  pick(id: string, how: { touch: boolean; add: boolean }): void;
  /** A thing is under the pointer or has the focus: its move is shown beforehand. */
  hover(id: string | null): void;
  /** Whether more than one of these can act together. */
  joins?(ids: readonly string[]): boolean;
  /** As many of these as can act together. */
  pickAll(ids: readonly string[]): void;
  back(): void;
  why(id: string): Promise<Said | null>;
  /** Keep the card being read in the side panel. */
  pin(ids: string[]): void;
  announce(...lines: string[]): void;
}

export class Board {
  focusId = $state<string | null>(null);
  ringed = $state(false); // the focus came by keyboard
  hidden = $state(false);
  card = $state.raw<CardOf | null>(null);
  drag = $state.raw<({ from: Thing } & Point) | null>(null);
  touch = false; // the last pointer was a finger or a pen
  eye = $state.raw<Eye & { width: number; height: number }>({ x: 0, y: 0, k: 1, width: 0, height: 0 }); // what is in sight
  zoom!: Zoom; // from the moment on in which the board is drawn
  sheet!: HTMLElement;

  constructor(readonly page: Page) {}

  things: Thing[] = $derived.by(() => this.page.theme.things(this.page.table));
  byId: ReadonlyMap<string, Thing> = $derived(new Map(this.things.map((thing) => [thing.id, thing])));
  litThings: Thing[] = $derived(this.things.filter((thing) => this.page.lit.has(thing.id)));
  goals: boolean = $derived.by(() => this.page.picked.length > 0);
  focused: Thing | undefined = $derived(this.focusId === null ? undefined : this.byId.get(this.focusId));
  attacked: ReadonlySet<string> = $derived.by(() => new Set(this.page.theme.attacked?.(this.page.table) ?? []));
  /** The one thing on which Tab stops. */
  stop: string | undefined = $derived(
    this.focusId !== null && this.byId.has(this.focusId) ? this.focusId : (this.litThings[0] ?? this.things[0])?.id,
  );
  asked: Asked = $derived.by(() => ({
    things: this.things,
    lit: this.page.lit,
    picked: this.page.picked,
    can: (id) => this.page.can(id),
  }));

  /** What has the focus, or would get it. */
  get at(): Thing | undefined {
    return this.focused ?? (this.stop === undefined ? undefined : this.byId.get(this.stop));
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  labelOf(thing: Thing): string {
    const { lit, picked, speak } = this.page;
    const state = lit.has(thing.id) ? "lit" : picked.includes(thing.id) ? "picked" : "plain";
    return t(`thing-${state}`, { label: speak.say(thing.label) });
  }

  // --- the part in sight --------------------------------------------------------------------------

  fit(): void {
    this.zoom.fit();
  }

  closer(factor: number): void {
    this.zoom.by(factor);
  }

  /** Bring these things into sight. What is in sight already moves nothing. */
  reveal(...ids: string[]): void {
    const { width, height } = this.eye;
    const things = ids.flatMap((id) => this.byId.get(id) ?? []);
    const seen = (thing: Thing): boolean => {
      const { x, y } = this.inFrame(thing);
      return x >= 24 && y >= 24 && x <= width - 24 && y <= height - 24;
    };
    if (things.length > 1 && !things.every(seen)) this.goTo(things);
    else if (things[0]) this.zoom.reveal(things[0]);
  }

  /** Go to the first thing that can be chosen. */
  toAsked(): void {
    const [first] = this.litThings;
    if (first) this.zoom.to(first, Math.max(this.zoom.eye().k, 1));
  }

  focusOn(id: string): void {
    const thing = this.byId.get(id);
    if (!thing) return;
    this.focusId = id;
    this.ringed = true;
    this.zoom.reveal(thing);
    void tick().then(() => this.#drawn("thing", id)?.focus({ preventScroll: true }));
  }

  /** The hit area ("thing") or the drawing ("id") of a thing. */
  #drawn(by: "thing" | "id", id: string): SVGElement | null {
    return this.sheet.querySelector<SVGElement>(`[data-${by}="${CSS.escape(id)}"]`);
  }

  /** Move the drawing of a piece through these steps, for those who want things to move. */
  animate(id: string, steps: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (moves()) this.#drawn("id", id)?.animate(steps, timing);
  }

  /** Where the middle of a thing lies in the frame. */
  inFrame({ x, y }: Point): Point {
    const { eye } = this;
    const box = this.page.theme.box(this.page.table);
    return { x: eye.x + (x - box.x) * eye.k, y: eye.y + (y - box.y) * eye.k };
  }

  /** What can be chosen but lies outside, by the side of the frame behind which it lies. */
  beyond: Record<Edge, Thing[]> = $derived.by(() => {
    const found: Record<Edge, Thing[]> = { left: [], right: [], up: [], down: [] };
    const { width, height } = this.eye;
    if (width === 0) return found;
    for (const thing of this.litThings) {
      const { x, y } = this.inFrame(thing);
      const over = { left: -x, right: x - width, up: -y, down: y - height };
      const [edge, far] = (Object.entries(over) as [Edge, number][]).reduce((a, b) => (b[1] > a[1] ? b : a));
      if (far > 0) found[edge].push(thing);
    }
    return found;
  });

  /** If nothing that can be chosen is well in sight, go there. */
  showChoices(): void {
    const { width, height } = this.eye;
    if (width === 0 || this.litThings.length === 0) return;
    const isSeen = (thing: Thing): boolean => {
      const { x, y } = this.inFrame(thing);
      return x > BORDER && y > BORDER && x < width - BORDER && y < height - BORDER;
    };
    if (!this.litThings.some(isSeen)) this.goTo(this.litThings);
  }

  /** Bring these things into sight: all of them if they fit, else the nearest. */
  goTo(things: readonly Thing[]): void {
    const { width, height, k } = this.eye;
    const xs = things.map((thing) => thing.x);
    const ys = things.map((thing) => thing.y);
    const [left, right, up, down] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const middle = { x: (left + right) / 2, y: (up + down) / 2 };
    const fits = (right - left) * k < width - 120 && (down - up) * k < height - 120;
    const from = this.zoom.centre();
    const far = (thing: Thing): number => Math.hypot(thing.x - from.x, thing.y - from.y);
    this.zoom.glide(fits ? middle : things.reduce((a, b) => (far(b) < far(a) ? b : a)));
  }

  // --- clicks -------------------------------------------------------------------------------------

  /** What is meant by a thing itself: the focus says which piece of a stack, a pointer does not. */
  meantBy(thing: Thing): Meant {
    return this.page.lit.has(thing.id)
      ? { kind: "pick", id: thing.id }
      : meant(together(this.things, [thing]), this.asked);
  }

  act(means: Meant, add: boolean): void {
    this.card = null;
    if (means.kind === "pick") this.page.pick(means.id, { touch: this.touch, add });
    else if (means.kind === "choose") this.choose(means.ids);
    else if (means.kind === "why") void this.why(means.id);
  }

  /** One row of the card of a stack. */
  take(id: string): void {
    this.card = null;
    this.focusId = id;
    this.page.pick(id, { touch: this.touch, add: false });
  }

  /** The whole stack at once, in the order in which the offers take the pieces. */
  takeAll(ids: readonly string[]): void {
    this.card = null;
    this.page.pickAll(ids);
  }

  // --- cards --------------------------------------------------------------------------------------

  #near(thing: Thing): { x: number; y: number; gap: number } {
    return { ...this.zoom.outside(thing), gap: Math.max(radius(thing.shape), 10) * this.zoom.eye().k + 8 };
  }

  read(pool: readonly Thing[]): void {
    const top = pool.at(-1);
    if (top) this.card = { kind: "read", things: [...pool].reverse(), ...this.#near(top) };
  }

  choose(ids: readonly string[]): void {
    const rows = ids.flatMap((id) => this.byId.get(id) ?? []).reverse();
    if (rows[0]) this.card = { kind: "choose", things: rows, ...this.#near(rows[0]) };
  }

  /** Ask why a thing cannot be chosen, and show the answer beside it. */
  async why(id: string): Promise<void> {
    const thing = this.byId.get(id);
    if (!thing) return;
    const refusal = await this.page.why(id);
    if (refusal) {
      this.card = { kind: "refusal", things: [thing], refusal, reads: this.touch, ...this.#near(thing) };
      this.page.announce(this.page.speak.say(refusal));
      this.animate(id, [{ translate: "-3px" }, { translate: "3px" }, { translate: "0" }], { duration: 180 });
    } else if (this.touch) this.read(together(this.things, [thing]));
  }

  /** The card of what has the focus; asked for again, it stays in the side panel. */
  readFocused(): void {
    if (this.card?.kind === "read") return this.pin(this.card.things.map((thing) => thing.id));
    if (!this.focused) return;
    const pool = together(this.things, [this.focused]);
    this.read(pool);
    this.page.announce(...pool.flatMap((thing) => [thing.label, ...(thing.card ?? [])]).map(this.page.speak.say));
  }

  pin(ids: string[]): void {
    this.card = null;
    this.page.pin(ids);
  }

  /** Why what has the focus cannot be chosen; says whether there was something to explain. */
  whyFocused(): boolean {
    if (!this.focused || !this.ringed || this.page.lit.has(this.focused.id)) return false;
    void this.why(this.focused.id);
    return true;
  }

  /** Close the card; says whether one was open. */
  closeCard(): boolean {
    const open = this.card !== null;
    this.card = null;
    if (open && this.ringed && this.focusId !== null) this.focusOn(this.focusId);
    return open;
  }

  /** Answers in words: where the focus is, what lies around it, one's own pieces, enemies near. */
  tell(what: Tell): string[] {
    return tellOf(this, what);
  }
}
