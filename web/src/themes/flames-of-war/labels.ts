// What things are called: keys and arguments for the game's words, never sentences built here.
import type { Said } from "../../wire/types";
import { platoonHolds } from "./score";
import { aboard, isAlive, sideOf, type Side, standing, type Table, tag, type Team, teams } from "./table";

const STATES = ["bogged", "bailed_out", "dug_in", "moved", "shot"] as const;

const WAITS = ["reserve", "ambush", "arriving", "waiting"];

const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });

/** What a kind of team is called, in the words of the data set. */
export const typeTitle = (table: Table, id: string): Said => said("team-title", { id, title: table.types[id]!.title });

/** A team by its label on the board and what it is, as the log names it. */
export const teamTitle = (table: Table, team: Team): Said =>
  said("team", {
    id: team.typeId,
    title: team.type.title,
    tag: `${tag(table, team.platoon)}·${team.id}`,
    n: String(team.id),
  });

/** What a platoon is called: a leader by what he is, others by the company list. */
export function platoonTitle(table: Table, number: number): Said {
  const platoon = table.platoons[number - 1]!;
  const id = platoon.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  if (!platoon.independent) return said("platoon-title", { id, title: platoon.name });
  const role = platoon.teams[0]!.role ?? "";
  return said("independent-title", { id, title: platoon.name, role: role === "2ic" ? "deputy" : role });
}

/** A platoon by its label on the board and what it is, as the log names it. */
export function platoonNamed(table: Table, number: number): Said {
  const title = platoonTitle(table, number).args;
  const key = table.platoons[number - 1]!.independent ? "independent-team" : "platoon";
  return said(key, { ...title, tag: tag(table, number), n: String(number) });
}

/** The platoon of the team that a sentence names. */
export function platoonOf(table: Table, { args = {} }: Said): Said | null {
  const name = args.team as Said | undefined;
  const found = typeof name === "object" && name.key === "team" ? teams(table)[Number(name.args?.n) - 1] : undefined;
  return found ? platoonNamed(table, found.platoon) : null;
}

export const weaponTitle = (id: string): Said =>
  said("weapon-title", { id: `w-${id}`, title: id.replaceAll("_", " ") });

/** The nine parts of the table by the points of the compass, for a reader who cannot see it. */
export function region(table: Table, x: number, y: number): Said {
  const across = Math.min(2, Math.max(0, Math.floor((3 * x) / table.table.width)));
  const up = Math.min(2, Math.max(0, Math.floor((3 * y) / table.table.height)));
  return said(`thing-region-${["s", "m", "n"][up]}${["w", "m", "e"][across]}`);
}

/** All states of a team as nested words: what the small signs beside it mean. */
export function states(table: Table, team: Team): Said {
  const found: Said[] = STATES.filter((state) => team.flags.has(state)).map((state) =>
    said(`thing-state-${state.replace("_", "-")}`),
  );
  if (table.platoons[team.acts - 1]!.pinned) found.push(said("thing-state-pinned"));
  if (table.adrift.includes(team.id)) found.push(said("thing-state-adrift"));
  const load = aboard(table, team.id).length;
  if (load) found.push(said("thing-state-carries", { n: load }));
  return found.reduceRight(
    (rest, state) => said("thing-and", { one: state, rest }),
    found.pop() ?? said("thing-state-fit"),
  );
}

export function teamLabel(table: Table, team: Team): Said {
  const { x, y, heading } = team.pose!;
  return said("thing-team", {
    side: said(`side-${team.side}`),
    type: typeTitle(table, team.typeId),
    n: team.id,
    tag: tag(table, team.platoon),
    platoon: platoonTitle(table, team.acts),
    states: states(table, team),
    x: round(x),
    y: round(y),
    heading: round(heading),
    octant: Math.round(heading / 45) % 8,
    region: region(table, x, y),
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The lines of a team's hover card. */
export function teamCard(table: Table, team: Team): Said[] {
  const platoon = table.platoons[team.acts - 1]!;
  const { type } = team;
  const lines = [
    said("card-platoon", {
      platoon: platoonTitle(table, team.acts),
      training: said(`card-${platoon.training ?? "trained"}`),
      motivation: said(`card-${platoon.motivation ?? "confident"}`),
    }),
    said("card-state", { states: states(table, team) }),
    said("card-move", {
      road: type.allowances[0] ?? 0,
      open: type.allowances[1] ?? 0,
      rough: type.allowances[2] ?? 0,
    }),
  ];
  if (team.role) lines.unshift(said(`card-role-${team.role.replaceAll("_", "-")}`));
  if (type.armour.length)
    lines.push(said("card-armour", { front: type.armour[0]!, side: type.armour[1]!, top: type.armour[2]! }));
  for (const weapon of type.weapons)
    if (weapon.range)
      lines.push(
        said("card-weapon", {
          weapon: weaponTitle(weapon.id),
          range: weapon.range,
          rof: weapon.rof,
          tank: weapon.anti_tank,
          fire: weapon.firepower,
        }),
      );
  lines.push(...morale(table, team.platoon));
  for (const rider of aboard(table, team.id)) lines.push(said("card-aboard", { team: teamTitle(table, rider) }));
  return lines;
}

export const objectiveLabel = (id: string, side: Side, x: number, y: number): Said =>
  said("thing-objective", { id: id.replace(/^obj_/, "").replaceAll("_", " "), side: said(`side-${side}`), x, y });

export const aircraftCard = (here: boolean): Said[] => [said(here ? "card-aircraft-here" : "card-aircraft")];

export const aircraftLabel = (side: Side, n: number): Said => said("thing-aircraft", { side: said(`side-${side}`), n });

export function platoonLabel(table: Table, number: number): Said {
  const platoon = table.platoons[number - 1]!;
  return said("thing-platoon", {
    side: said(`side-${sideOf(platoon)}`),
    tag: tag(table, number),
    n: number,
    platoon: platoonTitle(table, number),
    teams: standing(table, number).length,
    pinned: WAITS.includes(platoon.where ?? "")
      ? said(`bench-where-${platoon.where!}`)
      : said(platoon.pinned ? "thing-state-pinned" : "thing-state-fit"),
  });
}

/** How many more losses a platoon takes before it must test. */
function morale(table: Table, number: number): Said[] {
  const holds = platoonHolds(table, number);
  return holds === null ? [] : [said("card-morale", { holds })];
}

/** The lines of a platoon's hover card: who it is, how good, and its teams by kind. */
export function platoonCard(table: Table, number: number): Said[] {
  const platoon = table.platoons[number - 1]!;
  const count = new Map<string, number>();
  for (const team of platoon.teams) if (isAlive(team)) count.set(team.type, (count.get(team.type) ?? 0) + 1);
  return [
    said("card-platoon", {
      platoon: platoonTitle(table, number),
      training: said(`card-${platoon.training ?? "trained"}`),
      motivation: said(`card-${platoon.motivation ?? "confident"}`),
    }),
    ...[...count].map(([type, n]) => said("card-count", { n, type: typeTitle(table, type) })),
    ...morale(table, number),
  ];
}
