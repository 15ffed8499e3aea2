// Cards that read alike, counted.
import type { Face, Table } from "../table";

const kindOf = ({ kind, ammo, fuel, medal, weather }: Face): string =>
  [kind, ...(kind === "division" ? [ammo, fuel, medal] : []), weather].join(" ");

/** The kinds of some cards with their number, the most frequent first. */
export function alike(table: Table, ids: readonly string[]): { face: Face; count: number }[] {
  const faces = ids.map((id) => table.faces[id]!);
  const kinds = [...new Map(faces.map((face) => [kindOf(face), face]))];
  return kinds
    .map(([kind, face]) => ({ face, count: faces.filter((one) => kindOf(one) === kind).length }))
    .sort((a, b) => b.count - a.count);
}
