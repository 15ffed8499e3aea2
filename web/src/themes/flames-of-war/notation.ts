// How orders are written (moves.py): drafts are spelled here, suggestions are read back here.
import type { Point, Pose } from "./table";

export type Leg = {
  team: number;
  path: Point[]; // the start included; empty to stand
  heading?: number;
  double?: boolean;
  mount?: number;
  leave?: boolean;
};

export type Order = {
  verb: "move";
  platoon: number;
  legs: Leg[];
  dismount: number[];
  unhitch: number[];
  unhorse: number[];
  rear: number[];
  digIn: boolean;
};

export type Run = {
  verb: "assault" | "counterattack" | "disengage-move";
  platoon: number;
  target: number;
  legs: Leg[];
};

export type Placing = {
  verb: "deploy" | "ambush" | "place" | "break-in" | "break-off" | "consolidate";
  platoon: number;
  poses: ({ team: number } & Pose)[];
  mounted: [team: number, vehicle: number][];
};

export type Shot = {
  team: number;
  weapon: number;
  target: number;
  dice?: number;
  group?: number;
  aim?: number;
  opening?: number;
};

export type Fire = {
  verb: "shoot" | "defend" | "aa-fire";
  platoon: number;
  lines: Shot[];
  priorities: [platoon: number, kind: string][];
  types: [platoon: number, type: string][];
};

export type Bombard = {
  verb: "bombard";
  battery: number;
  directing: number;
  aim: number; // 0 for a repeat
  mode: "he" | "smoke" | "repeat";
  guns: number[];
};

export type Allocate = { verb: "allocate"; order: number[] };

/** A short order: teams and platoons by number, 0 while one is still to be named. */
export type Named = {
  verb: "eyes" | "appoint" | "recover" | "join" | "air-strike";
  numbers: number[];
  to?: Point; // where a recovery vehicle ends
};

export type HoldBack = { verb: "hold-back"; reserve: number[]; ambush: number[] };

/** The tests of the Starting step; null takes all of a kind. */
export type Starting = {
  verb: "starting";
  rally: number[] | null;
  remount: number[] | null;
  free: number[] | null;
  air: boolean;
};

export type Draft = Order | Run | Placing | Fire | Bombard | Allocate | Named | HoldBack | Starting;

const NAMED = ["eyes", "appoint", "recover", "join", "air-strike"];

const RUNS = ["assault", "counterattack", "disengage-move"];
const PLACINGS = ["deploy", "ambush", "place", "break-in", "break-off", "consolidate"];
const FIRES = ["shoot", "defend", "aa-fire"];

// --- writing ---------------------------------------------------------------------------------

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

const joined = (head: string, clauses: string[]): string =>
  clauses.length ? `${head}: ${clauses.join("; ")}` : head;

const named = (word: string, numbers: number[]): string[] =>
  numbers.length ? [[word, ...numbers].join(" ")] : [];

const chosen = (word: string, numbers: number[] | null): string[] =>
  numbers === null ? [] : [[word, ...(numbers.length ? numbers : ["none"])].join(" ")];

function legText(leg: Leg): string {
  const words = [String(leg.team)];
  if (leg.double) words.push("double");
  words.push(...leg.path.map(pointText));
  if (leg.heading !== undefined) words.push(headingText(leg.heading));
  if (leg.mount) words.push(`mount ${leg.mount}`);
  if (leg.leave) words.push("leave");
  return words.join(" ");
}

function shotText(shot: Shot): string {
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
        ...(draft.digIn ? ["dig-in"] : []),
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
        draft.verb === "deploy" || draft.verb === "ambush"
          ? `${draft.verb} ${draft.platoon}`
          : draft.verb,
        [
          ...draft.poses.map(
            (pose) => `${pose.team} ${pointText([pose.x, pose.y])} ${headingText(pose.heading)}`,
          ),
          ...draft.mounted.map(([team, vehicle]) => `${team} mounted ${vehicle}`),
        ],
      );
  }
}

// --- reading ---------------------------------------------------------------------------------

const point = (word: string): Point => {
  const [x, y] = word.split(",");
  return [Number(x), Number(y)];
};

function leg(words: string[]): Leg {
  const found: Leg = { team: Number(words[0]), path: [] };
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    if (word === "double") found.double = true;
    else if (word === "leave") found.leave = true;
    else if (word === "mount") found.mount = Number(words[++at]);
    else if (word.startsWith("@")) found.heading = Number(word.slice(1));
    else found.path.push(point(word));
  }
  return found;
}

function shot(words: string[]): Shot {
  const [team, weapon] = words[0]!.split(".");
  const found: Shot = { team: Number(team), weapon: Number(weapon), target: 0 };
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    if (word.startsWith("x")) found.dice = Number(word.slice(1));
    else if (word === "at") found.target = Number(words[++at]);
    else if (word === "group") found.group = Number(words[++at]);
    else if (word === "aim") found.aim = Number(words[++at]);
    else if (word === "opening") found.opening = Number(words[++at]);
  }
  return found;
}

/** The draft that a move's text writes; null for a plain move, which needs no draft. */
export function read(text: string): Draft | null {
  const words = text.toLowerCase().replaceAll(":", " : ").replaceAll(";", " ; ").trim().split(/\s+/);
  const verb = words[0] ?? "";
  if (verb === "bombard") return bombard(words.slice(1));
  if (verb === "allocate") return { verb, order: words.slice(1).map(Number) };
  if (NAMED.includes(verb)) return short(verb as Named["verb"], words.slice(1));
  const colon = words.indexOf(":");
  const head = words.slice(1, colon < 0 ? undefined : colon);
  const clauses = colon < 0 ? [] : split(words.slice(colon + 1));
  if (verb === "hold-back") return { verb, reserve: listed(clauses, "reserve") ?? [], ambush: listed(clauses, "ambush") ?? [] };
  if (verb === "starting")
    return {
      verb,
      rally: listed(clauses, "rally"),
      remount: listed(clauses, "remount"),
      free: listed(clauses, "free"),
      air: clauses.some(([word]) => word === "air"),
    };
  if (verb === "move") return order(Number(head[0]), clauses);
  if (RUNS.includes(verb))
    return {
      verb: verb as Run["verb"],
      platoon: Number(head[0] ?? 0),
      target: Number(head[2] ?? 0),
      legs: clauses.map(leg),
    };
  if (FIRES.includes(verb)) return fire(verb as Fire["verb"], Number(head[0] ?? 0), clauses);
  if (PLACINGS.includes(verb)) return placing(verb as Placing["verb"], Number(head[0] ?? 0), clauses);
  return null;
}

/** The numbers behind a word; null if the word is not there, none for `none`. */
function listed(clauses: string[][], word: string): number[] | null {
  const found = clauses.find(([first]) => first === word);
  return found ? found.slice(1).map(Number).filter((number) => !Number.isNaN(number)) : null;
}

function short(verb: Named["verb"], words: string[]): Named {
  const at = words.findIndex((word) => word.includes(","));
  const found: Named = { verb, numbers: words.filter((_word, n) => n !== at).map(Number) };
  if (at >= 0) found.to = point(words[at]!);
  return found;
}

function split(words: string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (word === ";") clauses.push([]);
    else clauses[clauses.length - 1]!.push(word);
  return clauses.filter((clause) => clause.length);
}

function order(platoon: number, clauses: string[][]): Order {
  const found: Order = {
    verb: "move",
    platoon,
    legs: [],
    dismount: [],
    unhitch: [],
    unhorse: [],
    rear: [],
    digIn: false,
  };
  for (const clause of clauses) {
    const word = clause[0]!;
    if (word === "dig-in") found.digIn = true;
    else if (word === "dismount" || word === "unhitch" || word === "unhorse" || word === "rear")
      found[word] = clause.slice(1).map(Number);
    else found.legs.push(leg(clause));
  }
  return found;
}

function fire(verb: Fire["verb"], platoon: number, clauses: string[][]): Fire {
  const found: Fire = { verb, platoon, lines: [], priorities: [], types: [] };
  for (const clause of clauses)
    if (clause[0] === "priority") found.priorities.push([Number(clause[1]), clause[2]!]);
    else if (clause[0] === "type") found.types.push([Number(clause[1]), clause[2]!]);
    else found.lines.push(shot(clause));
  return found;
}

function placing(verb: Placing["verb"], platoon: number, clauses: string[][]): Placing {
  const found: Placing = { verb, platoon, poses: [], mounted: [] };
  for (const [team, second, third] of clauses)
    if (second === "mounted") found.mounted.push([Number(team), Number(third)]);
    else {
      const [x, y] = point(second!);
      found.poses.push({ team: Number(team), x, y, heading: Number(third!.slice(1)) });
    }
  return found;
}

function bombard(words: string[]): Bombard {
  const [head, guns] = split(words);
  const repeat = head!.includes("repeat");
  return {
    verb: "bombard",
    battery: Number(head![0]),
    directing: Number(head![2]),
    aim: repeat ? 0 : Number(head![4]),
    mode: head![head!.length - 1] as Bombard["mode"],
    guns: (guns ?? []).slice(1).map(Number),
  };
}
