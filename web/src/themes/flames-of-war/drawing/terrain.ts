// How pieces of terrain are drawn, in the units of the board; *tall* is the height of the table in inches.
import { board, halfway, line, middle } from "../geometry";
import type { Piece, Point } from "../table";

/** Short strokes down the slope, between foot and crest. */
export function hachures(tall: number, piece: Piece): string {
  const crest = piece.crest ?? [];
  if (crest.length < 3) return "";
  const strokes: string[] = [];
  const about = middle(crest);
  for (let at = 0; at < crest.length; at++) {
    const a = crest[at]!;
    const b = crest[(at + 1) % crest.length]!;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const n = Math.max(2, Math.round(far / 0.55));
    for (let i = 0; i < n; i++) {
      const p: Point = [a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n];
      const out = Math.hypot(p[0] - about[0], p[1] - about[1]) || 1;
      const long = i % 2 ? 0.55 : 0.9;
      const dx = ((p[0] - about[0]) / out) * long;
      const dy = ((p[1] - about[1]) / out) * long;
      strokes.push(
        line(tall, [
          [p[0] + dx * 0.2, p[1] + dy * 0.2],
          [p[0] + dx, p[1] + dy],
        ]),
      );
    }
  }
  return strokes.join("");
}

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
