// Generated from src/sztab/games/medieval_battle/shown/seen.py by python tests/regenerate.py.

/** One line of a sum that explains itself: what it adds, its words, its rule. */
export type ModifierJson = {
  value: number;
  key: string;
  rule: string;
};

export type Side = "red" | "yellow";

export type Stage = "recruiting" | "deploying" | "choosing" | "manoeuvring" | "answering" | "pursuing" | "regrouping" | "over";

/** A counter: ``at`` is a hex, or where it lies off the map. */
export type Unit = {
  id: string;
  side: Side;
  kind: string;
  at: string;
  mp: number;
  max: number;
  strength: number;
};

/** A kind of terrain as the player aid prints it. */
export type Ground = {
  cost: number;
  height: number;
  cover: boolean;
  bad_for_cavalry: boolean;
  blocks_sight: boolean;
};

/** A kind of unit as the recruiting table prints it. */
export type Kind = {
  price: number;
  mp: number;
  limit: number;
  range: number;
};

/** The battlefield: terrain by hex, the worth of each flag, what the terrain does. */
export type FieldMap = {
  layout: string;
  hexes: Record<string, string>;
  flags: Record<string, number>;
  terrain: Record<string, Ground>;
  modules: Record<string, string>;
};

/** What a seat may know of the table. */
export type View = {
  map: FieldMap;
  kinds: Record<string, Kind>;
  stage: Stage;
  turn: number;
  side: Side;
  points: number;
  victory: number;
  units: Unit[];
  control: Record<string, Side>;
  zones: Record<Side, string[]>;
  markers: Record<Side, number>;
  most_markers: number;
  vp: Record<Side, number>;
  passes: number;
  mover: string | null;
  target: string | null;
  army?: string;
};

/** A step of the ladder: the losses of both sides at one index. */
export type Rung = {
  index: number;
  own: number;
  enemy: number;
};

/** The sum of an attack or a shot, and the ladder it is read on. */
export type Fight = {
  kind: "melee" | "shooting" | "stand";
  base: number;
  modifiers: ModifierJson[];
  index: number;
  ladder: Rung[];
};

/** What each question is answered with. */
export type Answers = {
  "odds": Fight | null;
  "visible": string[];
  "reach": Record<string, number>;
  "suggest": string | null;
};
