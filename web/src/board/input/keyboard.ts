// The keyboard on the board: arrows go from thing to thing, Enter picks, Shift with arrows moves the map.
import type { Thing } from "../../themes/theme";
import { t } from "../../words/words.svelte";
import type { Board } from "../state.svelte";
import { nearest, neighbour, type Direction } from "../geometry";
import { together } from "./hits";
import { onControl } from "./pointer";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const STEP = 80; // px by which an arrow moves the map
const PAN: Record<Direction, [number, number]> = {
  up: [0, STEP],
  down: [0, -STEP],
  left: [STEP, 0],
  right: [-STEP, 0],
};

/** A key on the board, before the page sees it. */
export function key(board: Board, event: KeyboardEvent): void {
  const { at, page } = board;
  if (onControl(event)) return;
  if (page.bench && page.theme.key?.(page.bench, event)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const way = ARROWS[event.key];
  if (way && !event.altKey) {
    event.preventDefault();
    if (event.shiftKey) return board.zoom.pan(...PAN[way]);
    if (at) go(board, event.ctrlKey || event.metaKey ? anyNext(board, at, way) : nearest(board.litThings, at, way));
  } else if ((event.key === "Enter" || event.key === " ") && at) {
    const isLit = together(board.things, [at]).some((thing) => page.lit.has(thing.id));
    if (page.waiting && event.key === "Enter" && !isLit) return; // it confirms the move that waits
    event.preventDefault();
    event.stopPropagation();
    board.touch = false;
    board.act(board.meantBy(at), event.shiftKey);
  }
}

/** Any thing in that direction, lit or not: along the grid where the places are hexes. */
function anyNext({ things, byId }: Board, at: Thing, way: Direction): Thing | null {
  const grid = things.filter((thing) => thing.kind === "place");
  const from = at.kind === "place" ? at : at.at === undefined ? undefined : byId.get(at.at);
  if (from?.shape.kind !== "hex") return nearest(things, at, way);
  const place = neighbour(grid, from, way);
  return place && (things.findLast((thing) => thing.at === place.id) ?? place);
}

function go(board: Board, thing: Thing | null): void {
  if (thing) board.focusOn(thing.id);
  else board.page.announce(t("edge"));
}
