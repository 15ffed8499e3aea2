// Where the labels of teams stand so that no two of them collide: one for each team near by, one for each platoon from afar.
import { board } from "../places/geometry";
import { INCH, standing, type Table, tag, type Team, teams } from "../table";
import { place } from "./ground/terrain";

export type Label = { id: number; text: string; x: number; y: number; team?: number };
export type Room = { x: number; y: number; w: number; h: number };
type Goal = { x: number; y: number; far?: boolean };

const NEAR = 15; // height of a letter in board units: more than 11 px at the scale where labels of teams begin to be shown
const FAR = 25; // the most that labels of platoons grow to as one goes away
const WIDE = 0.62; // of a letter, by its height
const GROUND = 18; // height of a letter of terrain and objectives, where they begin to be shown
const GOAL = { w: 300, h: 24 }; // what it says beside an objective, and who is there

export const meet = (a: Room, b: Room): number =>
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

type Wanted = { id: number; text: string; about: Room; whole?: Room; team?: number };

/** Labels where there is room for them; one that would lie on another is left out. Below *low* lie the rulers of the table. */
function laid(wanted: Wanted[], bases: Room[], fixed: Room[], size: number, low = Infinity): Label[] {
  const set: Room[] = [...fixed];
  const found: Label[] = [];
  for (const { id, text, about, whole, team } of wanted) {
    let best: Label | null = null;
    let cost = Infinity;
    [...(whole ? around(whole, text, size).slice(0, 4) : []), ...around(about, text, size)].forEach(([x, y], at) => {
      const label: Label = { id, text, x, y, ...(team ? { team } : {}) };
      const space = taken(label, size);
      if (set.some((one) => meet(one, space) > 0)) return;
      const here = bases.reduce((sum, base) => sum + meet(base, space), 0) + at * 12 + (y > low ? 240 : 0);
      if (here < cost) [best, cost] = [label, here];
    });
    if (!best) continue;
    found.push(best);
    set.push(taken(best, size));
  }
  return found;
}

/** The room of what is said about an objective. */
const said = (x: number, y: number): Room => ({ x: x - GOAL.w / 2, y: y - GOAL.h * 0.78, ...GOAL });

/** Where it is said whose objective this is, from its middle: the place that teams leave most free, with a line if that is far. */
function goalAt(tall: number, wide: number, at: readonly [number, number], bases: Room[]): Goal {
  const [x, y] = board(tall, ...at);
  const places = [
    { x: 0, y: 33 },
    { x: 0, y: -20 },
    { x: GOAL.w / 2 + 17, y: 6 },
    { x: -GOAL.w / 2 - 17, y: 6 },
    { x: 0, y: 4.6 * INCH, far: true },
    { x: 0, y: -4.3 * INCH, far: true },
    { x: GOAL.w / 2 + 4 * INCH, y: 6, far: true },
    { x: -GOAL.w / 2 - 4 * INCH, y: 6, far: true },
  ].filter(({ x: dx, y: dy }) => {
    const room = said(x + dx, y + dy);
    return room.x >= -INCH && room.y >= 0 && room.x + room.w <= (wide + 1) * INCH && room.y + room.h <= tall * INCH;
  });
  const hidden = ({ x: dx, y: dy }: Goal): number =>
    bases.reduce((sum, base) => sum + meet(base, said(x + dx, y + dy)), 0);
  return places.reduce<Goal>((a, b) => (hidden(b) < hidden(a) ? b : a), places[0] ?? { x: 0, y: 33 });
}

/** What is to be written of a platoon: beside its commander, or beside all of it where it stands close together. */
function platoonAt(table: Table, number: number, members: readonly Team[]): Wanted[] {
  const first = members.find((team) => team.role.includes("commander")) ?? members[0];
  if (!first) return [];
  const tall = table.table.height;
  const rooms = members.map((team) => room(tall, team));
  const [x, y] = [Math.min(...rooms.map((one) => one.x)), Math.min(...rooms.map((one) => one.y))];
  const w = Math.max(...rooms.map((one) => one.x + one.w)) - x;
  const h = Math.max(...rooms.map((one) => one.y + one.h)) - y;
  const close = w * h < 6 * rooms.reduce((sum, one) => sum + one.w * one.h, 0);
  const about = { id: number, text: tag(table, number), about: room(tall, first), team: first.id };
  return [close ? { ...about, whole: { x, y, w, h } } : about];
}

export type Labels = {
  ground: Map<string, { x: number; y: number }>; // where pieces of terrain are named
  goals: Goal[];
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
  const goals = table.table.objectives.map(({ at }) => goalAt(tall, table.table.width, at, bases));
  const names = table.table.objectives.flatMap(({ at }, n): Room[] => {
    const [x, y] = board(tall, at[0], at[1]);
    return [{ x: x - 14, y: y - 14, w: 28, h: 28 }, said(x + goals[n]!.x, y + goals[n]!.y)];
  });
  // roads and houses are seen for what they are; other names are left out where they would lie on something
  const houses = table.table.terrain
    .filter((piece) => piece.shape === "building")
    .map(({ outline }): Room => {
      const [xs, ys] = [outline.map((point) => point[0] * INCH), outline.map((point) => (tall - point[1]) * INCH)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
    });
  const written = table.table.terrain
    .filter((piece) => piece.shape !== "strip" && piece.shape !== "building")
    .flatMap((piece) => {
      const { x, y } = place(tall, piece);
      const long = piece.type === "stone_wall" ? 112 : 84; // two words
      const spots = piece.shape === "line" ? [y, y + 28] : [y];
      const rooms = spots.map((at): Room => ({ x: x - long / 2, y: at - GROUND * 0.8, w: long, h: GROUND }));
      const n = rooms.findIndex((one) => ![...bases, ...names, ...houses].some((other) => meet(other, one) > 0));
      return n < 0 ? [] : [{ id: piece.id, at: { x, y: spots[n]! }, room: rooms[n]! }];
    });
  const ground = written.map((one) => one.room);
  // who leads is named first: his label is the last to be left out
  const rank = ({ role }: Team): number => (role ? 0 : 1);
  const wanted = [...shown]
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
    .map((team) => ({ id: team.id, text: `${tag(table, team.platoon)}·${team.id}`, about: room(tall, team) }));
  const platoons = table.platoons.flatMap((_platoon, at) => platoonAt(table, at + 1, standing(table, at + 1)));
  const labels: Labels = {
    ground: new Map(written.map((one) => [one.id, one.at])),
    goals,
    near: new Map(laid(wanted, bases, [...names, ...ground], NEAR).map((label) => [label.id, label])),
    far: laid(platoons, bases, [...names, ...ground], FAR, tall * INCH),
    sizes: { near: NEAR, far: FAR },
  };
  known.set(table, labels);
  return labels;
}

/** The labels of teams and of their platoon where a draft would put them, clear of each other and of those who stay. */
export function labelsAt(table: Table, placed: readonly Team[]): Pick<Labels, "near" | "far"> {
  const tall = table.table.height;
  const going = new Set(placed.map((team) => team.id));
  const { near, far } = labelsOf(table);
  const stays = teams(table).filter((team) => team.pose !== null && !going.has(team.id));
  const fixed = [...near.values()].filter((label) => !going.has(label.id)).map((label) => taken(label, NEAR));
  const bases = [...stays, ...placed].map((team) => room(tall, team));
  const wanted = placed.map((team) => ({
    id: team.id,
    text: `${tag(table, team.platoon)}·${team.id}`,
    about: room(tall, team),
  }));
  const numbers = [...new Set(placed.map((team) => team.platoon))];
  const platoons = numbers.flatMap((number) =>
    platoonAt(
      table,
      number,
      placed.filter((team) => team.platoon === number),
    ),
  );
  const others = far.filter((label) => !numbers.includes(label.id)).map((label) => taken(label, FAR));
  return {
    near: new Map(laid(wanted, bases, fixed, NEAR).map((label) => [label.id, label])),
    far: laid(platoons, bases, others, FAR, tall * INCH),
  };
}
