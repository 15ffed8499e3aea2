// Zoom and pan: d3-zoom moves a wrapper by a CSS transform; the map can never be lost.
import { select } from "d3-selection";
import { zoom, zoomIdentity, ZoomTransform } from "d3-zoom";
import type { Box } from "../../themes/theme";
import { moves } from "../../settings.svelte";
import type { Point } from "../geometry";

const GUTTER = 56; // the tool buttons; no piece lies under them when the map is fitted
const LEAST = 0.3;
const MOST = 4;
const GLIDE = 380; // ms, as in board.css
const LARGE = 0.6; // below this scale minor labels are hidden

export type Eye = { x: number; y: number; k: number };

export type Zoom = {
  fit(): void;
  /** Show one part of the map as large as it fits, but never larger than life. */
  show(part: Box): void;
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  to(point: Point, k?: number): void;
  /** Centre a point, in a movement that can be followed. */
  glide(point: Point): void;
  /** The point in the middle of the frame. */
  centre(): Point;
  /** Scroll a point into sight if it is not. */
  reveal(point: Point): void;
  /** Move the map up by so many pixels, because something lies over its lower edge. */
  raise(by: number): void;
  /** Take back what `raise` did, unless a person has moved the map since. */
  lower(): void;
  /** A point of the page in the units of the board. */
  inside(page: Point): Point;
  /** A point of the board in pixels of the frame. */
  outside(point: Point): Point;
  eye(): Eye;
  set(eye: Eye): void;
  resize(box: Box): void;
  /** Whether a person has moved the map. */
  touched(): boolean;
  end(): void;
};

type Hooks = {
  box: Box;
  drags: (event: Event) => boolean;
  rested: (eye: Eye) => void;
  moved: () => void;
  seen: (eye: Eye) => void;
};

export function makeZoom(frame: HTMLElement, sheet: HTMLElement, hooks: Hooks): Zoom {
  let { box } = hooks;
  let now = zoomIdentity;
  let touched = false;
  let measured = "";
  let raised = 0; // pixels
  let fitted = false; // the whole map is shown, and nobody has looked closer since

  const size = (): [number, number] => [frame.clientWidth || 1, frame.clientHeight || 1];
  const fitting = (): number => {
    const [width, height] = size();
    return Math.min(MOST, Math.max(0.05, Math.min((width - GUTTER - 8) / box.width, (height - 16) / box.height)));
  };

  /** Half the map or half the frame stays in sight, in both directions. */
  const constrain = (t: ZoomTransform): ZoomTransform => {
    const [width, height] = size();
    const [w, h] = [box.width * t.k, box.height * t.k];
    const [keepX, keepY] = [Math.min(w, width) / 2, Math.min(h, height) / 2];
    const x = Math.min(width - keepX, Math.max(keepX - w, t.x));
    const y = Math.min(height - keepY, Math.max(keepY - h, t.y));
    return x === t.x && y === t.y ? t : new ZoomTransform(t.k, x, y);
  };

  const show = (): void => {
    sheet.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.k})`;
  };
  const rest = (): void => {
    frame.classList.remove("moving");
    sheet.style.setProperty("--zoom", String(now.k));
    frame.classList.toggle("far", now.k < LARGE);
    hooks.seen({ x: now.x, y: now.y, k: now.k });
    if (touched) hooks.rested({ x: now.x, y: now.y, k: now.k });
  };
  let still: ReturnType<typeof setTimeout>;
  /** The next change of the part in sight is a movement; a hand on the map ends it. */
  const smoothly = (): void => {
    if (!moves()) return;
    clearTimeout(still);
    frame.classList.add("gliding");
    still = setTimeout(() => frame.classList.remove("gliding"), GLIDE);
  };

  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: MouseEvent) => hooks.drags(event))
    .clickDistance(6)
    .constrain(constrain)
    .extent(() => [[0, 0], size()])
    .on("start", () => frame.classList.add("moving"))
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      now = event.transform;
      if (event.sourceEvent) {
        frame.classList.remove("gliding");
        touched = true;
        fitted = false;
        raised = 0;
      }
      show();
      hooks.moved();
    })
    .on("end", rest);
  const limits = (): void => {
    behaviour.scaleExtent([Math.min(LEAST, fitting()), MOST]);
  };
  limits();
  const root = select(frame).call(behaviour).on("dblclick.zoom", null);

  const put = (t: ZoomTransform): void => {
    fitted = false;
    raised = 0; // the map has a place of its own again
    root.call(behaviour.transform, constrain(t));
  };
  const fit = (): void => {
    limits();
    const k = fitting();
    const [width, height] = size();
    const up = raised;
    put(new ZoomTransform(k, (width - GUTTER - box.width * k) / 2, (height - box.height * k) / 2 - up));
    [fitted, raised] = [true, up];
  };
  const centred = (point: Point, k: number): ZoomTransform => {
    const [width, height] = size();
    return new ZoomTransform(k, width / 2 - (point.x - box.x) * k, height / 2 - (point.y - box.y) * k);
  };
  /** No bare table beside the map while there is map to show. */
  const within = (at: number, room: number, long: number): number =>
    long < room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at));
  const filled = ({ k, x, y }: ZoomTransform): void => {
    const [width, height] = size();
    put(new ZoomTransform(k, within(x, width - GUTTER, box.width * k), within(y, height, box.height * k)));
  };
  const inFrame = (point: Point): Point => ({ x: now.applyX(point.x - box.x), y: now.applyY(point.y - box.y) });

  return {
    fit,
    show(part) {
      if (fitting() >= LARGE) return fit(); // the whole map can be read as it is
      const [width, height] = size();
      const fits = Math.min((width - GUTTER - 8) / part.width, (height - 16) / part.height);
      const k = Math.max(fitting(), Math.min(1, fits));
      const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
      const { x, y } = centred(centre, k);
      put(
        new ZoomTransform(k, within(x - GUTTER / 2, width - GUTTER, box.width * k), within(y, height, box.height * k)),
      );
    },
    touched: () => touched,
    by(factor) {
      touched = true;
      fitted = false;
      root.call(behaviour.scaleBy, factor);
    },
    pan(dx, dy) {
      touched = true;
      put(new ZoomTransform(now.k, now.x + dx, now.y + dy));
    },
    to(point, k) {
      touched ||= k === undefined;
      put(centred(point, k ?? now.k));
    },
    glide(point) {
      smoothly();
      filled(centred(point, now.k));
    },
    centre: () => {
      const [width, height] = size();
      return { x: now.invertX(width / 2) + box.x, y: now.invertY(height / 2) + box.y };
    },
    reveal(point) {
      if (fitted) return; // all of it is in sight
      const [width, height] = size();
      const { x, y } = inFrame(point);
      if (x >= 24 && y >= 24 && x <= width - 24 && y <= height - 24) return;
      smoothly();
      // only as far as it takes: what was in sight stays there
      const near = (at: number, room: number): number => Math.max(room / 4, Math.min((room * 3) / 4, at));
      filled(new ZoomTransform(now.k, now.x + near(x, width) - x, now.y + near(y, height) - y));
    },
    raise(by) {
      const [was, up, { k, x, y }] = [fitted, raised, now];
      smoothly();
      put(new ZoomTransform(k, x, y - by));
      [fitted, raised] = [was, up + y - now.y];
    },
    lower() {
      const was = fitted;
      if (raised === 0) return;
      smoothly();
      put(new ZoomTransform(now.k, now.x, now.y + raised));
      fitted = was;
    },
    inside(page) {
      const rect = frame.getBoundingClientRect();
      return { x: now.invertX(page.x - rect.left) + box.x, y: now.invertY(page.y - rect.top) + box.y };
    },
    outside: inFrame,
    eye: () => ({ x: now.x, y: now.y, k: now.k }),
    set: (eye) => put(new ZoomTransform(eye.k, eye.x, eye.y)),
    resize(next) {
      const room = [...size(), next.x, next.y, next.width, next.height].join();
      if (room === measured) return; // a new view alone moves nothing
      measured = room;
      box = next;
      if (fitted) fit();
      else limits();
      hooks.seen({ x: now.x, y: now.y, k: now.k });
    },
    end() {
      root.on(".zoom", null);
    },
  };
}
