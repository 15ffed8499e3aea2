// Generated from src/sztab/games/flames_of_war/shown/seen.py by python tests/regenerate.py.
import type { Said } from "../../wire/types";

/** The way of one team; what is not said of it is left out. */
export type LegParts = {
  team: number;
  path: Point[];
  heading?: number;
  double?: boolean;
  mount?: number;
  leave?: boolean;
};

/** A platoon's order: ``move``. */
export type OrderParts = {
  verb: "move";
  platoon: number;
  legs: LegParts[];
  dismount: number[];
  unhitch: number[];
  unhorse: number[];
  rear: number[];
  dig_in: boolean;
};

/** A charge or a flight: ``assault``, ``counterattack``, ``disengage-move``. */
export type RunParts = {
  verb: "assault" | "counterattack" | "disengage-move";
  platoon: number;
  target: number;
  legs: LegParts[];
};

/** Where a team is put, in inches and degrees. */
export type PoseParts = {
  team: number;
  x: number;
  y: number;
  heading: number;
};

/** Teams at poses: ``deploy``, ``ambush``, ``place``, ``break-in``, ``break-off`` … */
export type PlacingParts = {
  verb: "deploy" | "ambush" | "place" | "break-in" | "break-off" | "consolidate";
  platoon: number;
  poses: PoseParts[];
  mounted: [number, number][];
};

/** One weapon of a fire plan; what is left out goes by itself. */
export type ShotParts = {
  team: number;
  weapon: number;
  target: number;
  dice?: number;
  group?: number;
  aim?: number;
  opening?: number;
};

/** A fire plan: ``shoot``, ``defend``, ``aa-fire``. */
export type FireParts = {
  verb: "shoot" | "defend" | "aa-fire";
  platoon: number;
  lines: ShotParts[];
  priorities: [number, string][];
  types: [number, string][];
};

/** A bombardment; ``aim`` is 0 for a repeat. */
export type BombardParts = {
  verb: "bombard";
  battery: number;
  directing: number;
  aim: number;
  mode: "he" | "smoke" | "repeat";
  guns: number[];
};

/** The order in which teams take hits. */
export type AllocateParts = {
  verb: "allocate";
  order: number[];
};

/** A short order: teams and platoons by number, and where a recovery vehicle ends. */
export type NamedParts = {
  verb: "eyes" | "appoint" | "recover" | "join" | "air-strike";
  numbers: number[];
  to?: Point;
};

/** Who waits in reserve and who lies in ambush. */
export type HoldBackParts = {
  verb: "hold-back";
  reserve: number[];
  ambush: number[];
};

/** The tests of the Starting step; ``None`` takes all of a kind. */
export type StartingParts = {
  verb: "starting";
  rally: number[] | null;
  remount: number[] | null;
  free: number[] | null;
  air: boolean;
};

/** A roll that a way asks for, and where. */
export type Check = {
  at: Point;
  terrain: string;
  needs: number;
  rule: string;
};

/** What blocks the sight: terrain or own teams, by which rule and where. */
export type Blocker = {
  terrain: string | null;
  rule: string;
  at: Point | null;
};

/** One ray to a silhouette, and what it meets. */
export type SilhouetteRay = {
  to: Point;
  meets: string[];
};

/** One line of a sum that explains itself: what it adds, its words, its rule. */
export type ModifierJson = {
  value: number;
  key: string;
  rule: string;
};

/** The sum to hit one team; ``struck`` is the side of its armour. */
export type Target = {
  team: number;
  distance: string;
  base: number;
  modifiers: ModifierJson[];
  needed: number;
  struck?: "front" | "side" | "top";
};

/** A team that is no legal target, and why. */
export type Barred = {
  team: number;
  rule: string;
  key: string;
};

/** A gun that does not fire, and by which rule. */
export type SilentGun = {
  team: number;
  rule: string;
};

/** A weapon of a fire plan: dice (``most`` before doubling) and the shares that hit and kill. */
export type Shot = {
  team: number;
  weapon: number;
  dice: number;
  most: number;
  share: number;
  kill: number;
};

/** A team that cannot shoot at a platoon, and why not. */
export type BarredTeam = {
  team: number;
  why: Said;
};

/** A legal move of an act, and the team or platoon (0: none) that is clicked to choose it. */
export type ActMove = {
  text: string;
  parts: OrderParts | RunParts | PlacingParts | FireParts | BombardParts | AllocateParts | NamedParts | HoldBackParts | StartingParts | null;
  team: number;
  platoon: number;
};

/** Aircraft that dive at one team: the template, who is under it, or why they would leave. ``hits`` is for each weapon how many enemy teams it hits on average. */
export type Strike = {
  team: number;
  needed: number;
  chance: number;
  corners: Point[];
  own: number[];
  enemy: number[];
  hits: number[];
  flak: number;
  why: Said | null;
};

/** Why a platoon goes no further, or that a team stays where it is; ``team`` 0: the order. */
export type Held = {
  team: number;
  stays: boolean;
  why: Said | null;
};

/** A rule that a draft breaks, and the team that breaks it. */
export type Fault = {
  team: number | null;
  said: Said;
};

export type Point = [number, number];

/** What a platoon can do beside going and shooting; without moves, why not. */
export type Act = {
  act: "dig-in" | "get-off" | "mount" | "join" | "bombard" | "smoke" | "repeat" | "eyes" | "appoint" | "recover";
  moves: ActMove[];
  why: Said | null;
  needed: number | null;
  chance: number | null;
};

/** A weapon against a platoon: the sum for each team, the dice and the hits to expect. */
export type Aim = {
  rule: string;
  silent: string | null;
  targets: Target[];
  barred: Barred[];
  lowest: number | null;
  dice: number;
  expected: number;
};

/** Whether aircraft may be called, with which chance; and what they could dive at. */
export type Air = {
  may_call: boolean;
  dice: number;
  needed: number;
  chance: number;
  targets: Strike[];
};

/** A team near enough to an enemy to charge it. */
export type ChargePair = {
  team: number;
  enemy: number;
  distance: string;
};

/** Who of a platoon is in command, and by whom; how many are needed. */
export type Command = {
  commander: number | null;
  reached: Record<string, number>;
  out: number[];
  in_command: number;
  of: number;
  needed: number;
  reach: Record<string, number>;
  groups: number[][];
};

/** A platoon in a formation: its order, the ways of its teams, or why it cannot be. ``short`` tells by how many inches it stays behind its goal, ``astray`` how many teams do not come to their places, ``held`` what is in the way. */
export type Formed = {
  text: string;
  parts: OrderParts | PlacingParts | null;
  ways: Record<string, Way>;
  short: number;
  astray: number;
  held: Held[];
  why: Said[];
};

/** The number needed to range in, with every modifier, and the guns that would fire. */
export type Ranging = {
  rule: string;
  base: number;
  modifiers: ModifierJson[];
  needed: number;
  attempts: number;
  cannot_direct: string | null;
  guns: number[];
  silent: SilentGun[];
};

/** Where a team can go: rings, outer ones counter-clockwise, holes clockwise. */
export type Reach = {
  area: Point[][];
  allowances: Record<string, number>;
};

/** Whether one team sees another, with every reason. */
export type Sight = {
  sight: "clear" | "concealed" | "blocked";
  distance: string;
  segment: [number, number, number, number] | null;
  blocked_by: Blocker[];
  rules: string[];
  rays: number;
  screened: boolean;
  gone_to_ground: boolean;
  bulletproof: boolean;
  silhouette: SilhouetteRay[];
};

/** A charge before it is made: the test (0: none), the hits of defensive fire, the blows. ``stopped`` is the chance that the fire sends the chargers back. */
export type Storm = {
  test: number;
  fire: number;
  stopped: number;
  strikers: number;
  needed: number;
  blows: number;
};

/** A legal order; a plain one has no parts. */
export type Suggestion = {
  text: string;
  parts: OrderParts | RunParts | PlacingParts | FireParts | BombardParts | AllocateParts | NamedParts | HoldBackParts | StartingParts | null;
};

/** An enemy platoon: the fire plan with everything that can shoot, or why there is none. ``pins`` is how many hits pin it; 0 where none do, or where it is pinned. */
export type TargetPlatoon = {
  platoon: number;
  distance: string;
  parts: FireParts | null;
  dice: number;
  expected: number;
  chance: number;
  kills: number;
  kill: number;
  pins: number;
  teams: Target[];
  shots: Shot[];
  forgoes: number[];
  barred: BarredTeam[];
  why: Said | null;
};

/** Where a template lies, and who is under it. */
export type Template = {
  centre: Point;
  corners: Point[];
  guns: number[];
  own: number[];
  enemy: number[];
};

/** Whether a draft is legal, and every rule it breaks. */
export type Verdict = {
  legal: boolean;
  faults: Fault[];
};

/** A way to a goal, cut where the rules end it; ``stops_at`` is the terrain whose edge does. */
export type Way = {
  path: Point[];
  length: string;
  allowance: string;
  set_by: string;
  stops_at: string | null;
  checks: Check[];
  refused: Said[];
  arrives: boolean;
  heading: number;
};

export type Side = "A" | "B";

export type TeamKind = "infantry" | "gun" | "tank" | "transport" | "cavalry";

export type PieceShape = "area" | "line" | "building" | "hill" | "strip";

export type Step = "deploying" | "starting" | "movement" | "shooting" | "assault" | "over";

export type At = [number, number, number];

/** What an open question is about; each question fills in what it knows. */
export type Asked = {
  platoon?: number;
  attacker?: number;
  team?: number;
  vehicle?: number;
  teams?: number[];
  platoons?: number[];
  places?: Point[];
  may_counterattack?: boolean;
  weapons?: string[];
  target?: number;
  parts?: OrderParts | RunParts | PlacingParts | FireParts | BombardParts | AllocateParts | NamedParts | HoldBackParts | StartingParts;
};

/** An open question: its kind, who is asked, and the answer that is taken if nobody chooses. */
export type QuestionView = {
  platoon?: number;
  attacker?: number;
  team?: number;
  vehicle?: number;
  teams?: number[];
  platoons?: number[];
  places?: Point[];
  may_counterattack?: boolean;
  weapons?: string[];
  target?: number;
  parts?: OrderParts | RunParts | PlacingParts | FireParts | BombardParts | AllocateParts | NamedParts | HoldBackParts | StartingParts;
  kind: string;
  seat: Side;
  default: string;
};

/** The mission: its title, how long it lasts, who wins then, and its special rules. */
export type MissionTitle = {
  id: string;
  title: string;
  turns: number;
  from_turn: number;
  limit: string;
  special: [string, Side, number][];
};

/** A piece of terrain, with a hill's crest; an opening is x, y, its normal and its width. */
export type Piece = {
  id: string;
  type: string;
  shape: PieceShape;
  ground: string;
  outline: Point[];
  crest: Point[] | null;
  width: number;
  height: number;
  openings: [number, number, number, number, number][];
};

/** An objective and the side that can take it. */
export type Objective = {
  id: string;
  at: Point;
  taken_by: Side;
};

/** What never changes in a game. */
export type Battlefield = {
  mission: MissionTitle;
  width: number;
  height: number;
  terrain: Piece[];
  objectives: Objective[];
  zones: Partial<Record<Side, Point[]>>;
  waits?: boolean;
};

/** A weapon as the arsenal prints it. */
export type Weapon = {
  id: string;
  range: number;
  rof: number;
  anti_tank: number;
  firepower: number;
  bomb_range: number;
  notes: string[];
};

/** A kind of team: its base, how far it moves, its armour and weapons. */
export type Type = {
  title: string;
  kind: TeamKind;
  width: number;
  length: number;
  allowances: number[];
  armour: number[];
  notes: string[];
  weapons: Weapon[];
};

/** A team and the corners of its base, if it stands on the table by itself. */
export type Shown = {
  id: number;
  side: Side;
  platoon: number;
  name: string;
  kind: TeamKind;
  footprint?: Point[];
};

/** A team of a platoon as positions write it; what has its plain value is left out. */
export type Listed = {
  id: number;
  type: string;
  at?: At;
  place?: string;
  role?: string;
  flags?: string[];
  carrier?: number;
  assigned?: number;
  joined?: number;
  join_used?: boolean;
  doubled?: boolean;
  opening?: number;
  pre_bog?: At;
  start?: At;
};

/** A platoon as positions write it; what has its plain value is left out. */
export type Platoon = {
  side: Side;
  name: string;
  training: string;
  motivation: string;
  teams: Listed[];
  points?: number;
  independent?: boolean;
  battery?: boolean;
  where?: string;
  pinned?: boolean;
  doubled?: boolean;
  disengaged?: boolean;
  lost?: boolean;
  acted?: boolean;
  broke_through?: boolean;
  shaken?: boolean;
  undelayed?: boolean;
  hits?: number;
  worst?: number;
  ranged_turn?: number;
  trail_turn?: number;
  ranged?: Point;
};

/** A smoke template and who laid it. */
export type Smoke = {
  at: At;
  width: number;
  side: Side;
};

/** A test of the Starting step: of a platoon that rallies, or of one of its teams. */
export type TestView = {
  kind: string;
  platoon: number;
  team?: number;
  needed: number;
};

/** What everybody may know of the table: the position, the battlefield, the open question. */
export type View = {
  mission: unknown;
  step: Step;
  side: Side;
  first: Side;
  turns: [number, number];
  platoons: Platoon[];
  data?: string;
  switches?: Record<string, boolean>;
  asks?: "needed";
  stage?: number;
  started?: boolean;
  agenda?: ((string | number)[])[];
  shots?: number[][];
  hits?: number[][];
  wrecks?: [number, number, number, number][];
  smoke?: Smoke[];
  snapshot?: number[];
  air?: Partial<Record<Side, string>>;
  pools?: [number, number];
  smashed?: number;
  smashed_team?: number;
  aircraft?: number;
  finished_first?: Side;
  winner?: Side | null;
  ending?: string;
  ending_rule?: string;
  table: Battlefield;
  teams: Shown[];
  types: Record<string, Type>;
  adrift: number[];
  points: Record<Side, number>;
  tests?: TestView[];
  question?: QuestionView;
};

/** What each question is answered with. */
export type Answers = {
  "distance": string;
  "reach": Reach;
  "path": Way | Way[];
  "visible": Sight;
  "sees": number[];
  "to-hit": Aim | Record<string, Aim>;
  "to-range": Ranging;
  "template": Template;
  "command": Command;
  "charges": Record<string, ChargePair[]> | Storm | null;
  "suggest": string[] | Suggestion[];
  "targets": TargetPlatoon[];
  "acts": Act[];
  "air": Air;
  "formation": Formed;
  "legal": Verdict;
};
