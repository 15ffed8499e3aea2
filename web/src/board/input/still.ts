// What d3-zoom asks of d3-transition and d3-interpolate, for a map that never glides by itself: nothing runs, so
// nothing is interrupted. vite.config.ts puts it in their place: together they are 10 kB that nothing here uses.
import { selection } from "d3-selection";

Object.assign(selection.prototype, {
  interrupt<T>(this: T): T {
    return this;
  },
});

export const interrupt = (): void => {};

/** The way between two views of a transition; no view is reached by one. */
export function interpolateZoom(): never {
  throw new Error("The map has no transitions: see board/input/still.ts.");
}
