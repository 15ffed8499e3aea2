// How pieces of terrain are drawn, in the units of the board; *tall* is the height of the table in inches.
import { board, halfway, line, middle } from "../../places/geometry";
import type { Piece, Point } from "../../table";

/** The stretch of wall that an opening takes, with a sill outwards. */
export function opening(tall: number, [x, y, nx, ny, width]: Piece["openings"][number]): { gap: string; sill: string } {
  const half = width / 2;
  const a: Point = [x - ny * half, y + nx * half];
  const b: Point = [x + ny * half, y - nx * half];
  const out = 0.18;
  return {
    gap: line(tall, [a, b]),
    sill: line(tall, [a, [a[0] + nx * out, a[1] + ny * out], [b[0] + nx * out, b[1] + ny * out], b]),
  };
}

/** Where the name of a piece stands: in its middle, a line's beside it, a hill's at its foot. */
export function place(tall: number, piece: Piece): { x: number; y: number } {
  if (piece.shape === "line" || piece.shape === "strip") {
    const { at } = halfway(piece.outline);
    const [x, y] = board(tall, at[0], at[1]);
    return { x, y: y - 9 };
  }
  if (piece.shape === "hill") {
    const low = piece.outline.reduce((a, b) => (b[1] < a[1] ? b : a));
    const [x] = middle(piece.outline);
    const [bx, by] = board(tall, x, low[1]);
    return { x: bx, y: by - 6 };
  }
  const [x, y] = middle(piece.outline);
  const [bx, by] = board(tall, x, y);
  return { x: bx, y: by + 4 };
}
