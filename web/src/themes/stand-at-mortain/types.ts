// Generated from src/sztab/games/stand_at_mortain/shown/seen.py by python tests/regenerate.py.

/** One line of a sum that explains itself: what it adds, its words, its rule. */
export type ModifierJson = {
  value: number;
  key: string;
  rule: string;
};

export type Side = "german" | "us";

export type Stage = "placing" | "acting" | "redrawing" | "over";

export type UnitType = "Tank" | "Gun" | "Infantry";

export type Weapon = "ground" | "air" | "oba";

/** The strength of a unit's side against tanks and against infantry. */
export type Values = {
  AT: number;
  AI: number;
};

/** A counter: ``at`` is a hex, or where it lies off the map; ``other`` is its hidden side. */
export type Unit = {
  AT: number;
  AI: number;
  id: string;
  name: string;
  side: Side;
  type: UnitType;
  at: string;
  back: boolean;
  other: Values;
  enters: number;
  acted: boolean;
};

/** What a kind of terrain adds to cover and range. */
export type Terrain = {
  cover: number;
  range: number;
};

/** The hexes where each side enters. */
export type Edges = {
  west: string[];
  east: string[];
};

/** How often each marker was used this turn. */
export type Markers = {
  air: number;
  oba: number;
};

/** An attack that waits for another card or a miss. */
export type Declared = {
  weapon: Weapon;
  targets: string[];
  face: string;
  firing?: string[];
  mode?: string;
};

/** How many German units have left the map, and how many win. */
export type Exits = {
  now: number;
  needed: number;
};

/** What a seat may know of the table. */
export type View = {
  stage: Stage;
  turn: number;
  turns: number;
  side: Side;
  hexes: Record<string, string>;
  names: Record<string, string>;
  terrain: Record<string, Terrain>;
  edges: Edges;
  fire: Record<Side, string[]>;
  units: Unit[];
  card: string | null;
  allowance: number | "stack" | null;
  used: number;
  drawn: string[];
  left: number;
  had: Side[];
  markers: Markers;
  markers_allowed: number;
  per_type: boolean;
  interdiction: string | null;
  attack: Declared | null;
  exits: Exits;
};

/** An attack before its card is drawn: its sum, the cards that are left, and its chances. */
export type Attack = {
  strength: number;
  modifiers: ModifierJson[];
  needed: number;
  cards: Record<string, number>;
  hit: number;
  ends: number;
  hit_at_once: number;
  ends_at_once: number;
};

/** What each question is answered with. */
export type Answers = {
  "odds": Attack;
  "visible": string[];
  "reach": Record<string, number>;
};
