// Questions about the view of Flames of War; its types are generated.
import type { Listed, Platoon, Side, Type, View as Table } from "./types";

export type { Listed, Piece, Platoon, Point, QuestionView, Side, Type, View as Table, Weapon } from "./types";

/** Board units for one inch; at a zoom of 1 they are pixels. */
export const INCH = 24;

/** Inches and degrees: x to the east, y to the north, heading counter-clockwise from east (FW-1.1). */
export type Pose = { x: number; y: number; heading: number };

/** One team with everything that the drawing and the drafts ask of it. */
export type Team = {
  id: number;
  side: Side;
  platoon: number; // its own, by number
  acts: number; // the platoon it acts with: the one it has joined, else its own
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
    platoon.teams.map((team): Team => ({
      id: team.id,
      side: platoon.side ?? "A",
      platoon: at + 1,
      acts: team.joined || at + 1,
      type: table.types[team.type]!,
      typeId: team.type,
      // a team that is destroyed keeps the place where it fell
      pose:
        team.at && (team.place ?? "table") === "table" ? { x: team.at[0], y: team.at[1], heading: team.at[2] } : null,
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

/** Whether a team still takes part: on the table, mounted, towed, or not arrived yet. */
export const isAlive = (team: Listed): boolean => !["destroyed", "left", "rear"].includes(team.place ?? "table");

export const sideOf = (platoon: Platoon): Side => platoon.side ?? "A";

/** The short name of a platoon: the letter of its side and the number that moves call it by, `B6`. */
export const tag = (table: Table, number: number): string => `${sideOf(table.platoons[number - 1]!)}${number}`;

/** Teams of a platoon that stand on the table, with those that have joined it. */
export const standing = (table: Table, number: number): Team[] =>
  teams(table).filter((team) => team.acts === number && team.pose !== null);

/** Who rides in a vehicle or is towed by it. */
export const aboard = (table: Table, vehicle: number): Team[] =>
  teams(table).filter((team) => team.carrier === vehicle && (team.place === "mounted" || team.place === "towed"));
