// Mouse, pen and finger on the board: hovering reads, a click picks, a piece that can move is dragged.
import type { Thing } from "../../themes/theme";
import type { Board } from "../state.svelte";
import { meant, meantAt, together, under } from "./hits";

const LONG = 500; // ms of a long press
const REST = 450; // ms of rest before a card opens
const AIM = 1200; // the same over what can be chosen next: its card would lie over its neighbours
const DRAG = 6; // px that a shaky click may wander
const GRACE = 400; // ms in which the pointer may go from a thing to the buttons of its card

type Timer = ReturnType<typeof setTimeout> | undefined;
type Pressed = { id: string; x: number; y: number; dragging: boolean };

/** Whether an event belongs to something that lies on the board and is not the map: card and tools have data-control. */
const within = (event: Event, marks: string): boolean =>
  event.target instanceof Element && event.target.closest(marks) !== null;
export const onControl = (event: Event): boolean => within(event, "[data-control]");
const onHandle = (event: Event): boolean => within(event, "[data-control], [data-handle]");

const idOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest("[data-thing]")?.getAttribute("data-thing") ?? null) : null;

const place = (event: MouseEvent): { x: number; y: number } => ({ x: event.clientX, y: event.clientY });

export class Pointer {
  #pressed: Pressed | null = null;
  #swallow = false; // the click that ends a drag or a long press
  #timer: Timer;
  #closing: Timer;
  #hovered: string | null = null;

  constructor(readonly board: Board) {}

  /** Whether the map follows: the wheel, the middle button, fingers, and the left button except on a lit piece. */
  drags = (event: Event): boolean => {
    if (onHandle(event)) return false;
    if (!(event instanceof MouseEvent) || event.type === "wheel" || event.button === 1) return true;
    return event.button === 0 && !event.ctrlKey && this.#pieceToDrag(event) === null;
  };

  #pieceToDrag(event: MouseEvent): string | null {
    const { byId, things, asked } = this.board;
    const thing = byId.get(idOf(event.target) ?? "");
    if (!thing || thing.kind !== "piece") return null;
    const means = meant(together(things, [thing]), asked);
    return means.kind === "pick" && byId.get(means.id)?.kind === "piece" ? means.id : null;
  }

  #under(event: MouseEvent, id: string | null): Thing[] {
    return under(this.board.things, this.board.zoom.inside(place(event)), id);
  }

  down = (event: PointerEvent): void => {
    const { board } = this;
    board.touch = event.pointerType !== "mouse";
    this.#swallow = false;
    this.#pressed = null;
    clearTimeout(this.#timer);
    if (onHandle(event)) return;
    if (board.touch) {
      if (!event.isPrimary) return;
      const id = idOf(event.target);
      this.#pressed = { id: "", ...place(event), dragging: false };
      this.#timer = setTimeout(() => {
        this.#swallow = true;
        board.read(this.#under(event, id));
      }, LONG);
    } else if (event.button === 0) {
      const id = this.#pieceToDrag(event);
      if (id !== null) this.#pressed = { id, ...place(event), dragging: false };
    }
  };

  move = (event: PointerEvent): void => {
    if (this.#pressed) return this.#pull(event, this.#pressed);
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#closing);
    if (onControl(event)) return;
    this.#rest(event, idOf(event.target));
  };

  /** The pointer goes on while it is pressed: a piece follows it, a finger moves the map. */
  #pull(event: PointerEvent, pressed: Pressed): void {
    const { board } = this;
    const wandered = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
    if (board.touch) {
      if (wandered) clearTimeout(this.#timer);
      return;
    }
    if (wandered && !pressed.dragging) {
      pressed.dragging = true;
      board.card = null;
      if (board.page.picked.at(-1) !== pressed.id) board.page.pick(pressed.id, { touch: false, add: false });
    }
    if (!pressed.dragging) return;
    const from = board.byId.get(pressed.id);
    board.drag = from ? { from, ...board.zoom.inside(place(event)) } : null;
  }

  /** The pointer hovers: a card opens after a while, and the one before it closes. */
  #rest(event: PointerEvent, id: string | null): void {
    const { board } = this;
    this.hover(id);
    if (board.card?.kind === "read") {
      if (board.card.things.some((thing) => thing.id === id)) return;
      this.#closing = setTimeout(() => board.card?.kind === "read" && (board.card = null), GRACE);
    }
    if (id === null) return;
    this.#timer = setTimeout(
      () => {
        if (!board.page.weighs && (board.card === null || board.card.kind === "read"))
          board.read(this.#under(event, id));
      },
      board.goals && board.page.lit.has(id) ? AIM : REST,
    );
  }

  hover(id: string | null): void {
    if (id !== this.#hovered) this.board.page.hover((this.#hovered = id));
  }

  up = (event: PointerEvent): void => {
    const { board } = this;
    const pressed = this.#pressed;
    this.cancel();
    if (!pressed?.dragging) return;
    this.#swallow = true;
    const { bench, theme } = board.page;
    if (bench && theme.drop?.(bench, board.zoom.inside(pressed), board.zoom.inside(place(event)))) return;
    const pool = this.#under(event, idOf(document.elementFromPoint(event.clientX, event.clientY)));
    const goal = meant(
      pool.filter((thing) => board.page.lit.has(thing.id)),
      board.asked,
    );
    if (goal.kind === "pick") board.page.pick(goal.id, { touch: false, add: false });
    else if (goal.kind === "choose") board.choose(goal.ids);
    else board.page.back();
  };

  cancel = (): void => {
    this.#pressed = null;
    this.board.drag = null;
    clearTimeout(this.#timer);
  };

  leave = (): void => {
    clearTimeout(this.#timer);
    this.hover(null);
  };

  /** The click that ends a drag or a long press is none: neither on the map, nor on a card that opened under the finger. */
  swallow = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  click = (event: MouseEvent): void => {
    if (onControl(event)) return;
    clearTimeout(this.#timer);
    const { board } = this;
    const { bench, theme } = board.page;
    const id = idOf(event.target);
    if (event.detail === 0 && id !== null) return board.act(board.meantBy(board.byId.get(id)!), event.shiftKey);
    const point = board.zoom.inside(place(event));
    if (bench && theme.press?.(bench, point, id)) {
      board.card = null;
      return;
    }
    const means = meantAt(board.asked, point, id, board.touch, board.zoom.eye().k);
    if (means.kind === "pick") board.focusId = means.id;
    board.act(means, event.shiftKey);
  };

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (!this.board.touch) this.board.page.back();
  };
}
