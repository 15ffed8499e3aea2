// Where the chances of targets stand: beside each platoon, on no other badge, on the table, and on as few teams as can be.
import { meet, room, type Room } from "../../drawing/naming";
import { INCH, standing, type Table, teams } from "../../table";

export const BADGE = { w: 72, h: 34 };
const LARGE = 1.45; // how much badges have grown where the whole table is in sight

/** The middles of the badges of these platoons, in board units. */
export function badgesOf(table: Table, platoons: readonly number[]): Map<number, { x: number; y: number }> {
  const [tall, wide] = [table.table.height, table.table.width * INCH];
  const bases = teams(table).flatMap((team) => (team.pose ? [room(tall, team)] : []));
  const [w, h] = [BADGE.w * LARGE, BADGE.h * LARGE];
  const set: Room[] = [];
  const found = new Map<number, { x: number; y: number }>();
  for (const number of platoons) {
    const own = standing(table, number).map((team) => room(tall, team));
    if (!own.length) continue;
    const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
    const right = Math.max(...own.map((one) => one.x + one.w));
    const low = Math.max(...own.map((one) => one.y + one.h));
    const north = own.reduce((a, b) => (b.y < a.y ? b : a));
    const middle = north.x + north.w / 2;
    const spots = [
      [middle, north.y - h / 2 - 4],
      [right + w / 2 + 4, (top + low) / 2],
      [left - w / 2 - 4, (top + low) / 2],
      [middle, low + h / 2 + 4],
      [right + w / 2 + 4, top],
      [left - w / 2 - 4, top],
      [middle, north.y - 1.6 * h],
    ] as const;
    let [best, cost] = [spots[0] as readonly [number, number], Infinity];
    spots.forEach((spot, at) => {
      const here: Room = { x: spot[0] - w / 2, y: spot[1] - h / 2, w, h };
      const out = here.x < 0 || here.x + w > wide || here.y < 0 || here.y + h > tall * INCH;
      const over = set.reduce((sum, one) => sum + meet(one, here), 0);
      const hides = bases.reduce((sum, one) => sum + meet(one, here), 0);
      const all = over * 20 + hides + at * 40 + (out ? 20_000 : 0);
      if (all < cost) [best, cost] = [spot, all];
    });
    set.push({ x: best[0] - w / 2, y: best[1] - h / 2, w, h });
    found.set(number, { x: best[0], y: best[1] });
  }
  return found;
}
