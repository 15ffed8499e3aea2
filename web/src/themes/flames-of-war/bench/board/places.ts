// Where the bench draws, and how it writes lengths.
import { board } from "../../places/geometry";
import type { Point } from "../../table";

/** A point of the table in the units of the board; *tall* is the height of the table in inches. */
export function placed(tall: number, point: Point): { x: number; y: number } {
  const [x, y] = board(tall, point[0], point[1]);
  return { x, y };
}

/** A length of the rules to one decimal, or two where it is close to a limit. */
export function short(inches: string): string {
  const value = Number(inches);
  const close = Math.abs(value - Math.round(value)) < 0.05 && value % 1 !== 0;
  return Number.isFinite(value) ? value.toFixed(close ? 2 : 1) : inches;
}

const LIMITS = [2, 4, 6, 8, 12, 16, 24, 32, 36, 40, 48]; // whole ranges and distances that rules ask for

/** A measured length: one decimal, near a limit of the rules two (UX 7.3). */
export const measured = (far: number): string =>
  far.toFixed(LIMITS.some((limit) => Math.abs(limit - far) < 0.1) ? 2 : 1);
