// How the parts of an order (types.ts) are written as one move (moves.py). Nothing is read back here: the server
// sends defaults and suggestions in parts.
import type {
  AllocateParts,
  BombardParts,
  FireParts,
  HoldBackParts,
  LegParts,
  NamedParts,
  OrderParts,
  PlacingParts,
  Point,
  RunParts,
  ShotParts,
  StartingParts,
} from "./types";

export type {
  BombardParts as Bombard,
  FireParts as Fire,
  HoldBackParts as HoldBack,
  LegParts as Leg,
  NamedParts as Named,
  ShotParts as Shot,
  StartingParts as Starting,
} from "./types";

/** A move that has not been sent yet, in parts. */
export type Draft =
  | OrderParts
  | RunParts
  | PlacingParts
  | FireParts
  | BombardParts
  | AllocateParts
  | NamedParts
  | HoldBackParts
  | StartingParts;

/** A number with no more decimals than it needs, rounded half away from zero (FW-1.3). */
function decimal(value: number, places: number): string {
  const scale = 10 ** places;
  const whole = Math.sign(value) * Math.round(Math.abs(value) * scale);
  return String(whole / scale || 0);
}

export const pointText = ([x, y]: Point): string => `${decimal(x, 3)},${decimal(y, 3)}`;

const headingText = (degrees: number): string => {
  const tenths = ((Math.round(degrees * 10) % 3600) + 3600) % 3600;
  return `@${decimal(tenths / 10, 1)}`;
};

const joined = (head: string, clauses: string[]): string => (clauses.length ? `${head}: ${clauses.join("; ")}` : head);

const named = (word: string, numbers: number[]): string[] => (numbers.length ? [[word, ...numbers].join(" ")] : []);

const chosen = (word: string, numbers: number[] | null): string[] =>
  numbers === null ? [] : [[word, ...(numbers.length ? numbers : ["none"])].join(" ")];

function legText(leg: LegParts): string {
  const words = [String(leg.team)];
  if (leg.double) words.push("double");
  words.push(...leg.path.map(pointText));
  if (leg.heading !== undefined) words.push(headingText(leg.heading));
  if (leg.mount) words.push(`mount ${leg.mount}`);
  if (leg.leave) words.push("leave");
  return words.join(" ");
}

function shotText(shot: ShotParts): string {
  const words = [`${shot.team}.${shot.weapon}`];
  if (shot.dice !== undefined) words.push(`x${shot.dice}`);
  words.push(`at ${shot.target}`);
  if (shot.group) words.push(`group ${shot.group}`);
  if (shot.aim) words.push(`aim ${shot.aim}`);
  if (shot.opening !== undefined) words.push(`opening ${shot.opening}`);
  return words.join(" ");
}

/** The move as it is sent. */
export function spell(draft: Draft): string {
  switch (draft.verb) {
    case "move":
      return joined(`move ${draft.platoon}`, [
        ...draft.legs.map(legText),
        ...named("dismount", draft.dismount),
        ...named("unhitch", draft.unhitch),
        ...named("unhorse", draft.unhorse),
        ...named("rear", draft.rear),
        ...(draft.dig_in ? ["dig-in"] : []),
      ]);
    case "assault":
      return joined(`assault ${draft.platoon} at ${draft.target}`, draft.legs.map(legText));
    case "counterattack":
    case "disengage-move":
      return joined(draft.verb, draft.legs.map(legText));
    case "bombard": {
      const at = draft.mode === "repeat" ? "" : ` at ${draft.aim}`;
      const head = `bombard ${draft.battery} by ${draft.directing}${at} ${draft.mode}`;
      return [head, ...named("guns", draft.guns)].join("; ");
    }
    case "allocate":
      return ["allocate", ...draft.order].join(" ");
    case "eyes":
    case "appoint":
    case "recover":
    case "join":
    case "air-strike":
      return [draft.verb, ...draft.numbers, ...(draft.to ? [pointText(draft.to)] : [])].join(" ");
    case "hold-back":
      return joined(draft.verb, [...named("reserve", draft.reserve), ...named("ambush", draft.ambush)]);
    case "starting":
      return joined(draft.verb, [
        ...(["rally", "remount", "free"] as const).flatMap((kind) => chosen(kind, draft[kind])),
        ...(draft.air ? ["air"] : []),
      ]);
    case "shoot":
    case "defend":
    case "aa-fire":
      return joined(draft.verb === "shoot" ? `shoot ${draft.platoon}` : draft.verb, [
        ...draft.lines.map(shotText),
        ...draft.priorities.map(([platoon, kind]) => `priority ${platoon} ${kind}`),
        ...draft.types.map(([platoon, type]) => `type ${platoon} ${type}`),
      ]);
    default:
      return joined(
        draft.verb === "deploy" || draft.verb === "ambush" ? `${draft.verb} ${draft.platoon}` : draft.verb,
        [
          ...draft.poses.map((pose) => `${pose.team} ${pointText([pose.x, pose.y])} ${headingText(pose.heading)}`),
          ...draft.mounted.map(([team, vehicle]) => `${team} mounted ${vehicle}`),
        ],
      );
  }
}
