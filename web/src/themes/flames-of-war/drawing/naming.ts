// Where the labels of teams stand so that no two of them collide: one for each team near by, one for each platoon from afar.
import { board } from "../geometry";
import { INCH, standing, type Table, tag, type Team, teams } from "../table";
import { place } from "./terrain";

export type Label = { id: number; text: string; x: number; y: number };
type Room = { x: number; y: number; w: number; h: number };

const NEAR = 15; // height of a letter in board units: 11 px at the scale where labels of teams begin to be shown
const FAR = 25;
const WIDE = 0.62; // of a letter, by its height

const meet = (a: Room, b: Room): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The room that a base takes, upright, in board units. */
export function room(tall: number, { pose, type }: Team): Room {
  const turn = (pose!.heading * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const w = (c * type.length + s * type.width) * INCH;
  const h = (s * type.length + c * type.width) * INCH;
  const [x, y] = board(tall, pose!.x, pose!.y);
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The room that a label takes, about the middle of its baseline. */
export const taken = ({ text, x, y }: Label, size: number): Room => {
  const w = text.length * size * WIDE;
  return { x: x - w / 2, y: y - size * 0.85, w, h: size * 1.1 };
};

/** The places about a base, the best first. */
function around({ x, y, w, h }: Room, text: string, size: number): [number, number][] {
  const [cx, half] = [x + w / 2, (text.length * size * WIDE) / 2 + 3];
  const beside = y + h / 2 + size * 0.35;
  return [
    [cx, y + h + size],
    [cx, y - size * 0.3],
    [x + w + half, beside],
    [x - half, beside],
    [x + w + half * 0.6, y + h + size],
    [x - half * 0.6, y + h + size],
    [x + w + half * 0.6, y - size * 0.3],
    [x - half * 0.6, y - size * 0.3],
  ];
}

/** Labels where there is room for them; one that would lie on another is left out. */
function laid(
  wanted: { id: number; text: string; about: Room }[],
  bases: Room[],
  fixed: Room[],
  size: number,
): Label[] {
  const set: Room[] = [...fixed];
  const found: Label[] = [];
  for (const { id, text, about } of wanted) {
    let best: Label | null = null;
    let cost = Infinity;
    around(about, text, size).forEach(([x, y], at) => {
      const label = { id, text, x, y };
      const space = taken(label, size);
      if (set.some((one) => meet(one, space) > 0)) return;
      const here = bases.reduce((sum, base) => sum + meet(base, space), 0) + at * 12;
      if (here < cost) [best, cost] = [label, here];
    });
    if (!best) continue;
    found.push(best);
    set.push(taken(best, size));
  }
  return found;
}

/** Where it is said whose objective this is, from its middle: the place that teams leave most free. */
function goalAt(tall: number, at: readonly [number, number], bases: Room[]): { x: number; y: number } {
  const [x, y] = board(tall, ...at);
  const places = [
    { x: 0, y: 29 },
    { x: 0, y: -20 },
    { x: 62, y: 5 },
    { x: -62, y: 5 },
    { x: 0, y: 4.6 * INCH },
    { x: 0, y: -4.3 * INCH },
  ];
  const hidden = ({ x: dx, y: dy }: { x: number; y: number }): number =>
    bases.reduce((sum, base) => sum + meet(base, { x: x + dx - 45, y: y + dy - 13, w: 90, h: 17 }), 0);
  return places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

export type Labels = {
  goals: { x: number; y: number }[];
  near: Map<number, Label>;
  far: Label[];
  sizes: { near: number; far: number };
};
const known = new WeakMap<Table, Labels>();

/** The labels of a table, worked out once for each view. */
export function labelsOf(table: Table): Labels {
  const before = known.get(table);
  if (before) return before;
  const tall = table.table.height;
  const shown = teams(table).filter((team) => team.pose !== null);
  const bases = shown.map((team) => room(tall, team));
  const goals = table.table.objectives.map(({ at }) => goalAt(tall, at, bases));
  const names = table.table.objectives.flatMap(({ at }, n): Room[] => {
    const [x, y] = board(tall, at[0], at[1]);
    return [
      { x: x - 14, y: y - 14, w: 28, h: 28 },
      { x: x + goals[n]!.x - 45, y: y + goals[n]!.y - 13, w: 90, h: 17 },
    ];
  });
  const ground = table.table.terrain
    .filter((piece) => piece.shape !== "strip")
    .map((piece): Room => {
      const { x, y } = place(tall, piece);
      return { x: x - 26, y: y - 11, w: 52, h: 14 };
    });
  // who leads is named first: his label is the last to be left out
  const rank = ({ role }: Team): number => (role ? 0 : 1);
  const wanted = [...shown]
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
    .map((team) => ({ id: team.id, text: `${tag(table, team.platoon)}·${team.id}`, about: room(tall, team) }));
  const platoons = table.platoons.flatMap((_platoon, at) => {
    const members = standing(table, at + 1);
    const first = members.find((team) => team.role.includes("commander")) ?? members[0];
    return first ? [{ id: at + 1, text: tag(table, at + 1), about: room(tall, first) }] : [];
  });
  const labels: Labels = {
    goals,
    near: new Map(laid(wanted, bases, [...names, ...ground], NEAR).map((label) => [label.id, label])),
    far: laid(platoons, bases, names, FAR),
    sizes: { near: NEAR, far: FAR },
  };
  known.set(table, labels);
  return labels;
}
