// Where everything lies: the projection of the land, fields set apart so that pieces do not hide one
// another, arrows bent around fields that are not theirs, and a free place for every name.
import { EDGES, type Point } from "./geography";
import type { BoardMap, Colour } from "../table";
import { leastScales } from "./crowding";

export type Spot = { x: number; y: number };

export const SCALE = 345; // units for one degree of latitude
const NARROW = Math.cos((49.8 * Math.PI) / 180); // degrees of longitude are shorter
export const R = 22; // of a field
const APART = 98; // the least distance of two fields
const NAME = 15; // the size of a name
export const TOKEN = { w: 25, h: 19 } as const;

export const project = ([lat, lon]: Point): Spot => ({
  x: (lon - EDGES.west) * NARROW * SCALE,
  y: (EDGES.north - lat) * SCALE,
});

const corner = project([EDGES.south, EDGES.east]);
export const BOX = { x: 0, y: 0, width: Math.round(corner.x), height: Math.round(corner.y) } as const;

/** Fields that the drawing moves from their true place: the goal lies beyond the Rhine. */
const NUDGED: Record<string, Point> = {
  arnhem: [52.04, 5.95],
  wesel: [51.7, 6.78],
  duesseldorf: [51.26, 6.95],
  koeln: [50.96, 7.12],
  remagen: [50.66, 7.42],
  koblenz: [50.42, 7.78],
  mainz: [50.08, 8.42],
  mannheim: [49.52, 8.62],
  breskens: [51.33, 3.5],
  vlissingen: [51.5, 3.58],
  goes: [51.5, 3.93],
  rheinhausen: [51.42, 6.5],
  strasbourg: [48.56, 7.62],
};

export type Anchor = "start" | "middle" | "end";
export type Place = { x: number; y: number; anchor: Anchor };
export type Way = { a: string; b: string; colours: Colour[]; d: string; mid: Spot; angle: number };
export type Layout = {
  spots: Map<string, Spot>;
  /** Where names and tokens lie, and from which scale on a name is shown. */
  names: Map<string, Place & { tokens: Spot; least: number }>;
  ways: Way[];
  /** The land follows the fields, so that a town set apart stays on its side of a river. */
  warp: (point: Point) => Spot;
};

const known = new WeakMap<BoardMap, Layout>();
let last: { key: string; layout: Layout } | null = null;

/** The layout of a map; every view brings its map anew, so an equal one is laid out only once. */
export function layoutOf(map: BoardMap): Layout {
  const found = known.get(map);
  if (found) return found;
  const key = JSON.stringify([map.fields, map.arrows]);
  if (last?.key !== key) last = { key, layout: lay(map) };
  known.set(map, last.layout);
  return last.layout;
}

function lay(map: BoardMap): Layout {
  const ids = Object.keys(map.fields);
  const home = ids.map((id) => {
    const { lat, lon } = map.fields[id]!;
    return project(NUDGED[id] ?? [lat, lon]);
  });
  const spots = setApart(home);
  const byId = new Map(ids.map((id, i) => [id, spots[i]!]));
  const ways = map.arrows.map(([a, b, colours]) => way(byId, a, b, colours));
  const placed = placeNames(map, byId, ways);
  const least = leastScales(map, placed);
  const names = new Map([...placed].map(([id, place]) => [id, { ...place, least: least.get(id)! }]));
  return { spots: byId, names, ways, warp: warping(home, spots) };
}

/** Push fields that are too near to each other apart, while each is drawn back to its home. */
export function setApart(home: readonly Spot[]): Spot[] {
  const spots = home.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 160; round++) {
    spots.forEach((spot, i) => {
      spot.x += (home[i]!.x - spot.x) * 0.04;
      spot.y += (home[i]!.y - spot.y) * 0.04;
    });
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) push(spots[i]!, spots[j]!);
    }
  }
  for (const spot of spots) {
    spot.x = Math.round(Math.min(Math.max(spot.x, 60), BOX.width - 60));
    spot.y = Math.round(Math.min(Math.max(spot.y, 60), BOX.height - 60));
  }
  return spots;
}

function push(a: Spot, b: Spot): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  if (far >= APART) return;
  const by = (APART - far) / 2 / far;
  a.x -= dx * by;
  a.y -= dy * by;
  b.x += dx * by;
  b.y += dy * by;
}

/** Move any point of the land as the fields around it were moved. */
function warping(home: readonly Spot[], spots: readonly Spot[]): (point: Point) => Spot {
  return (point) => {
    const at = project(point);
    let [weight, dx, dy] = [0.15, 0, 0]; // far from every field the land stays
    home.forEach((from, i) => {
      const near = ((from.x - at.x) ** 2 + (from.y - at.y) ** 2) / 65 ** 2;
      if (near > 12) return;
      const w = Math.exp(-near);
      weight += w;
      dx += w * (spots[i]!.x - from.x);
      dy += w * (spots[i]!.y - from.y);
    });
    return { x: round(at.x + dx / weight), y: round(at.y + dy / weight) };
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const GAP = 5; // between a field and its arrows
const CLEAR = R + 14; // how near an arrow may come to a field that is not its own

function way(spots: Map<string, Spot>, a: string, b: string, colours: Colour[]): Way {
  const [from, to] = [spots.get(a)!, spots.get(b)!];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  const bow = bend(spots, a, b, from, to, across);
  const bent = { x: (from.x + to.x) / 2 + across.x * bow, y: (from.y + to.y) / 2 + across.y * bow };
  const start = towards(from, bent, R + GAP);
  const end = towards(to, bent, R + GAP);
  const mid = { x: round((start.x + end.x) / 4 + bent.x / 2), y: round((start.y + end.y) / 4 + bent.y / 2) };
  return {
    a,
    b,
    colours,
    d: `M${start.x} ${start.y}Q${round(bent.x)} ${round(bent.y)} ${end.x} ${end.y}`,
    mid,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

const towards = (from: Spot, to: Spot, by: number): Spot => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: round(from.x + ((to.x - from.x) * by) / far), y: round(from.y + ((to.y - from.y) * by) / far) };
};

/** How far the middle of an arrow must give way to fields that it would touch. */
function bend(spots: Map<string, Spot>, a: string, b: string, from: Spot, to: Spot, across: Spot): number {
  let bow = 0;
  for (const [id, spot] of spots) {
    if (id === a || id === b) continue;
    const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    const along = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
    if (along < 0.1 || along > 0.9) continue;
    const side = (spot.x - from.x) * across.x + (spot.y - from.y) * across.y;
    if (Math.abs(side) >= CLEAR) continue;
    const need = (CLEAR - Math.abs(side)) / (2 * along * (1 - along));
    bow = Math.abs(need) > Math.abs(bow) ? (side > 0 ? -need : need) : bow;
  }
  return bow;
}

// --- names ----------------------------------------------------------------------------------------

type Rect = { l: number; t: number; r: number; b: number };
type Choice = Place & { tokens: Spot; rect: Rect; tokenRect: Rect; dear: number };

const WIDE = 220; // no name reaches farther from its field

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.r, b.r) - Math.max(a.l, b.l)) * Math.max(0, Math.min(a.b, b.b) - Math.max(a.t, b.t));

export const textWidth = (text: string, size: number = NAME): number => text.length * size * 0.56 + 4;

/** The places where a name may stand, the better ones cheaper; tokens lie on its outer side. */
function choices(spot: Spot, width: number): Choice[] {
  const tokens = TOKEN.w * 3;
  const made = (x: number, y: number, anchor: Anchor, ty: number, dear: number): Choice => {
    const left = (w: number): number => (anchor === "start" ? x : anchor === "end" ? x - w : x - w / 2);
    const l = left(width);
    const tl = left(tokens);
    return {
      x: round(x),
      y: round(y),
      anchor,
      tokens: { x: round(tl), y: round(ty) },
      rect: { l, t: y - NAME * 0.85, r: l + width, b: y + NAME * 0.28 },
      tokenRect: { l: tl, t: ty, r: tl + tokens, b: ty + TOKEN.h },
      dear,
    };
  };
  const { x, y } = spot;
  const side = R + 22; // beyond a corps and its ring
  return [
    made(x, y + R + 17, "middle", y + R + 22, 0),
    made(x, y - R - 7, "middle", y - R - 22 - TOKEN.h, 40),
    made(x + side, y + 1, "start", y + 6, 60),
    made(x - side, y + 1, "end", y + 6, 70),
    made(x + 14, y + R + 19, "start", y + R + 24, 50),
    made(x - 14, y + R + 19, "end", y + R + 24, 50),
    made(x + 14, y - R - 7, "start", y - R - 22 - TOKEN.h, 80),
    made(x - 14, y - R - 7, "end", y - R - 22 - TOKEN.h, 80),
  ];
}

function placeNames(map: BoardMap, spots: Map<string, Spot>, ways: Way[]): Map<string, Place & { tokens: Spot }> {
  const discs = new Map([...spots].map(([id, { x, y }]) => [id, { l: x - 41, t: y - 28, r: x + 41, b: y + 28 }]));
  const beads = ways.flatMap((each) => samples(each, spots));
  // Trucks and letters lie in the middle of arrows.
  const taken = ways.map(({ mid: { x, y } }): Rect => ({ l: x - 20, t: y - 12, r: x + 20, b: y + 12 }));
  const names = new Map<string, Place & { tokens: Spot }>();
  // Crowded fields choose first: they have the fewest ways out.
  const places = [...spots.values()];
  const crowd = new Map(
    [...spots].map(([id, at]) => [
      id,
      places.filter((other) => Math.hypot(other.x - at.x, other.y - at.y) < 190).length,
    ]),
  );
  const order = [...spots.keys()].sort((a, b) => crowd.get(b)! - crowd.get(a)!);
  for (const id of order) {
    const spot = spots.get(id)!;
    const near = beads.filter(({ x, y }) => Math.abs(x - spot.x) < WIDE && Math.abs(y - spot.y) < 80);
    const priced = choices(spot, textWidth(map.fields[id]!.name)).map((choice) => {
      let price = choice.dear;
      for (const [other, disc] of discs) {
        if (other !== id) price += 3 * overlap(choice.rect, disc) + 3 * overlap(choice.tokenRect, disc);
      }
      for (const rect of taken) price += 4 * overlap(choice.rect, rect) + 1.2 * overlap(choice.tokenRect, rect);
      price += 45 * near.filter((bead) => inside(bead, choice.rect)).length;
      price += 4 * near.filter((bead) => inside(bead, choice.tokenRect)).length;
      if (choice.rect.l < 4 || choice.rect.r > BOX.width - 4 || choice.rect.b > BOX.height) price += 5000;
      return { choice, price };
    });
    const best = priced.reduce((a, b) => (b.price < a.price ? b : a)).choice;
    taken.push(best.rect, best.tokenRect);
    names.set(id, { x: best.x, y: best.y, anchor: best.anchor, tokens: best.tokens });
  }
  return names;
}

const inside = ({ x, y }: Spot, rect: Rect): boolean => x > rect.l && x < rect.r && y > rect.t && y < rect.b;

/** Points along an arrow, some ten units apart. */
function samples(each: Way, spots: Map<string, Spot>): Spot[] {
  const [from, to] = [spots.get(each.a)!, spots.get(each.b)!];
  const bent = { x: 2 * each.mid.x - (from.x + to.x) / 2, y: 2 * each.mid.y - (from.y + to.y) / 2 };
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * from.x + q * bent.x + r * to.x, y: p * from.y + q * bent.y + r * to.y };
  });
}

// --- lines of the land ----------------------------------------------------------------------------

/** A smooth line through points (Catmull-Rom), as the path of a river or coast, or a ring. */
export function smooth(points: readonly Spot[], closed = false): string {
  const n = points.length;
  const at = (i: number): Spot => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)]!;
  let d = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: round(p1.x + (p2.x - p0.x) / 6), y: round(p1.y + (p2.y - p0.y) / 6) };
    const c2 = { x: round(p2.x - (p3.x - p1.x) / 6), y: round(p2.y - (p3.y - p1.y) / 6) };
    d += `C${c1.x} ${c1.y} ${c2.x} ${c2.y} ${p2.x} ${p2.y}`;
  }
  return closed ? `${d}Z` : d;
}
