// The table as the server shows it (docs/positions/flames-of-war.md plus view.py), and questions about it.

/** Board units for one inch; at a zoom of 1 they are pixels. */
export const INCH = 24;

export type Point = [number, number];
/** Inches and degrees: x to the east, y to the north, heading counter-clockwise from east (FW-1.1). */
export type Pose = { x: number; y: number; heading: number };
export type Side = "A" | "B";

export type Piece = {
  id: string;
  type: string;
  shape: "area" | "line" | "building" | "hill" | "strip";
  ground: string;
  outline: Point[];
  crest: Point[] | null;
  width: number;
  height: number;
  openings: [number, number, number, number, number][];
};

export type Weapon = {
  id: string;
  range: number;
  rof: number;
  anti_tank: number;
  firepower: number;
  bomb_range: number;
  notes: string[];
};

export type Type = {
  title: string;
  kind: "infantry" | "gun" | "tank" | "transport" | "cavalry";
  width: number;
  length: number;
  allowances: number[];
  armour: number[];
  notes: string[];
  weapons: Weapon[];
};

/** A team of `platoons[].teams`. */
export type Listed = {
  id: number;
  type: string;
  at?: [number, number, number];
  place?: string;
  role?: string;
  flags?: string[];
  carrier?: number;
  joined?: number;
  assigned?: number;
};

export type Platoon = {
  side?: Side;
  name: string;
  training?: string;
  motivation?: string;
  points?: number;
  independent?: boolean;
  where?: string;
  pinned?: boolean;
  doubled?: boolean;
  acted?: boolean;
  teams: Listed[];
};

/** An open question (`seen.py` has the same shape): who is asked what, and the answer taken if nobody chooses. */
export type QuestionView = {
  kind: string;
  seat: Side;
  default: string;
  platoon?: number; // whose teams the answer is about
  attacker?: number; // the platoon that charges
  team?: number; // a leader, a warrior, an independent team
  vehicle?: number; // what the survivors get clear of
  teams?: number[]; // among whom the answer chooses, or whom it orders
  platoons?: number[];
  places?: Point[]; // of the fallen, in inches
  may_counterattack?: boolean;
  weapons?: string[]; // of the aircraft
  target?: number; // the team that aircraft dive at
};

export type Table = {
  step: string;
  side: Side;
  turns: [number, number];
  stage?: number;
  aircraft?: number;
  platoons: Platoon[];
  wrecks?: [number, number, number, number][];
  smoke?: { at: [number, number, number]; width: number; side: Side }[];
  types: Record<string, Type>;
  adrift: number[];
  points: Record<Side, number>;
  question?: QuestionView;
  pools?: [number, number];
  started?: boolean;
  table: {
    width: number;
    height: number;
    terrain: Piece[];
    objectives: { id: string; at: Point; taken_by: Side }[];
    zones: Partial<Record<Side, Point[]>>;
  };
};

/** One team with everything that the drawing and the drafts ask of it. */
export type Team = {
  id: number;
  side: Side;
  platoon: number; // its own, by number
  acts: number; // the platoon it acts with: the one it has joined, else its own
  n: number; // its place in the platoon, from 1
  type: Type;
  typeId: string;
  pose: Pose | null; // null: not on the table by itself
  place: string;
  role: string;
  flags: Set<string>;
  carrier: number;
  assigned: number; // its own transport
  independent: boolean;
};

const listed = new WeakMap<Table, Team[]>();

/** Every team in the order of its number; read once for each view. */
export function teams(table: Table): Team[] {
  const known = listed.get(table);
  if (known) return known;
  const found = table.platoons.flatMap((platoon, at) =>
    platoon.teams.map((team, n): Team => ({
      id: team.id,
      side: platoon.side ?? "A",
      platoon: at + 1,
      acts: team.joined || at + 1,
      n: n + 1,
      type: table.types[team.type]!,
      typeId: team.type,
      pose: team.at ? { x: team.at[0], y: team.at[1], heading: team.at[2] } : null,
      place: team.place ?? "table",
      role: team.role ?? "",
      flags: new Set(team.flags ?? []),
      carrier: team.carrier ?? 0,
      assigned: team.assigned ?? 0,
      independent: platoon.independent ?? false,
    })),
  );
  found.sort((a, b) => a.id - b.id);
  listed.set(table, found);
  return found;
}

export const team = (table: Table, id: number): Team => teams(table)[id - 1]!;

export const sideOf = (platoon: Platoon): Side => platoon.side ?? "A";

/** The number of a platoon among those of its side: what the letter-number label shows. */
export function ordinal(table: Table, number: number): number {
  const side = sideOf(table.platoons[number - 1]!);
  return table.platoons.slice(0, number).filter((platoon) => sideOf(platoon) === side).length;
}

/** The short name of a platoon, the side's letter and its number there: `B2`. */
export const tag = (table: Table, number: number): string =>
  `${sideOf(table.platoons[number - 1]!)}${ordinal(table, number)}`;

/** Teams of a platoon that stand on the table, with those that have joined it. */
export const standing = (table: Table, number: number): Team[] =>
  teams(table).filter((team) => team.acts === number && team.pose !== null);

/** Who rides in a vehicle or is towed by it. */
export const aboard = (table: Table, vehicle: number): Team[] =>
  teams(table).filter(
    (team) => team.carrier === vehicle && (team.place === "mounted" || team.place === "towed"),
  );
