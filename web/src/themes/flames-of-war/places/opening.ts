// Which part of the table is shown first.
import type { Box } from "../../theme";
import { board } from "./geometry";
import { INCH, type Point, type Side, type Table, teams } from "../table";

const AROUND = 9; // inches about one's own teams: what infantry reaches at the double, and a little

const WIDE = 0.5; // of the table

/** What is shown at first: one's own teams, or the area where they will stand; on a small screen those that are placed now. */
export function opening(table: Table, seat: string | null, small = false): Box | null {
  const { parts, seat: asked } = table.question ?? {};
  const placed = small && asked === seat && parts && "poses" in parts ? parts.poses : [];
  const own = placed.length
    ? placed.map(({ x, y }): Point => [x, y])
    : teams(table).flatMap(({ side, pose }) => (side === seat && pose ? [[pose.x, pose.y] as Point] : []));
  const points = own.length > 0 ? own : (table.table.zones[seat as Side] ?? []);
  if (points.length === 0) return null;
  const around = own.length > 0 ? AROUND : 1;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  // who stands across the whole table sees all of it: no larger part would have room beside the order below it
  if (!small && Math.max(...xs) - Math.min(...xs) > WIDE * table.table.width) return null;
  const [x, y] = board(table.table.height, Math.min(...xs) - around, Math.max(...ys) + around);
  return {
    x,
    y,
    width: (Math.max(...xs) - Math.min(...xs) + 2 * around) * INCH,
    height: (Math.max(...ys) - Math.min(...ys) + 2 * around) * INCH,
  };
}
