// Generated from src/sztab/games/race_to_the_rhine/shown/seen.py by python tests/regenerate.py.
import type { Said } from "../../wire/types";

export type Army = "red" | "white" | "blue";

export type Colour = "red" | "white" | "blue" | "black";

export type Kind = "fuel" | "ammo" | "food";

export type CalledDeck = "pursuit" | "resistance";

export type EntryDeck = "" | "pursuit" | "resistance";

export type Stage = "acting" | "transporting" | "moving" | "card" | "surplus" | "dropping" | "dropped" | "reacting" | "shifting" | "over";

export type Tokens = Partial<Record<Kind, number>>;

export type Arrow = [string, string, Colour[]];

/** A printed field: its place on the earth, its colours and symbols. */
export type Field = {
  name: string;
  lat: number;
  lon: number;
  colours: Colour[];
  victory?: boolean;
  flag?: boolean;
  fort?: boolean;
  medal?: boolean;
  start?: boolean;
  block?: boolean;
  base?: "forward" | "once";
  main?: Army;
  held?: Army;
};

/** A corps as its block prints it. */
export type PrintedCorps = {
  army: Army;
  label: string;
};

/** The printed board, the same in all views of a game. */
export type BoardMap = {
  fields: Record<string, Field>;
  arrows: Arrow[];
  corps: Record<string, PrintedCorps>;
};

/** A corps on the board with the tokens on its card. */
export type Corps = {
  at: string;
  fuel: number;
  ammo: number;
  food: number;
  immobilised?: boolean;
  moved?: boolean;
};

/** What is printed on a card that lies open. */
export type Face = {
  kind: string;
  name: Said;
  ammo?: number;
  fuel?: number;
  medal?: boolean;
  weather?: "sun" | "rain";
};

/** What a step costs for certain, risks, and cuts off; risks of an answer are from 0 to 1. */
export type Risk = {
  fuel: number;
  ammo: number;
  help: number;
  deck: EntryDeck;
  fight: number;
  lost: number;
  held: number;
  encircles: Record<string, Army | null>;
};

/** The same with the probability of every card. */
export type Step = {
  fuel: number;
  ammo: number;
  help: number;
  deck: EntryDeck;
  fight: number;
  lost: number;
  held: number;
  encircles: Record<string, Army | null>;
  cards: Record<string, number>;
};

/** The cards that a look may show, each with its probability. */
export type Look = {
  deck: CalledDeck;
  cards: Record<string, number>;
};

/** What lies before a player. */
export type Holdings = {
  trucks: number;
  level: number;
  commander: boolean;
  air: string;
  medals: number;
  beaten: string[];
  kept: string[];
};

/** A paratroop marker: its field, its player, its side. */
export type Paratroop = {
  at: string;
  army: Army;
  dark: boolean;
};

/** A card on top of a deck that somebody has looked at; only they see which. */
export type Looked = {
  card?: string;
  by: Army[];
};

/** What is out of the game. */
export type Box = {
  cards: string[];
  medals: number;
  markers: number;
};

/** The move of a corps that is under way. */
export type Moving = {
  corps: string;
  steps: number;
  held: boolean;
  card: string;
  deck: string;
};

/** A transport that is under way; start, goal and load from the first truck on. */
export type Transport = {
  placed: number;
  start?: string;
  goal?: string;
  loaded?: number;
};

/** Paratroops that are being placed, and what has been paid for them. */
export type Drops = {
  taken: number;
  ammo: number;
  medals: number;
  least: number;
};

/** A field with too many tokens, and what follows when they are gone. */
export type Surplus = {
  field: string;
  then: string;
};

/** Number markers that move after a roll. */
export type Shift = {
  numbers: number[];
  targets: string[];
  rolled: number;
};

/** How many tokens fit. */
export type Room = {
  field: number;
  base: number;
  card: number;
  truck: number;
};

/** What the level of an army allows. */
export type Limits = {
  draw: number;
  placement: number;
  limit: number;
};

/** What the table draws over the board on demand. */
export type Previews = {
  connected: string[];
  cut_off: string[];
  open_to_counterattack: string[];
  line: Partial<Record<Army, string[]>>;
  steps?: Record<string, Record<string, Risk>>;
};

/** What a seat may know of the table: the position, the board, and previews. */
export type View = {
  seats: Army[];
  options: Record<string, string | number | boolean>;
  order: Army[];
  round: number;
  turn: Army;
  last: boolean;
  stage: Stage;
  actions: number;
  resistance_played: boolean;
  recon_played: boolean;
  drawn: string[];
  control: Record<string, Army>;
  tokens: Record<string, Tokens>;
  resistance: string[];
  trucks: string[];
  corps: Record<string, Corps>;
  paratroops: Paratroop[];
  spared: string[];
  numbers?: Record<string, string>;
  armies: Partial<Record<Army, Holdings>>;
  decks: Record<string, string[]>;
  looked: Record<string, Looked>;
  discards: Record<string, string[]>;
  box: Box;
  pool: Record<Kind, number>;
  track: Record<Kind, number>;
  truck_track: number;
  more_trucks: boolean;
  medals: number;
  markers: number;
  paratroops_left: number;
  ostend: boolean;
  antwerp: boolean;
  rain: boolean;
  starving: number;
  data?: string;
  move?: Moving;
  transport?: Transport;
  drops?: Drops;
  surplus?: Surplus;
  shift?: Shift;
  winner?: Army;
  ending?: string;
  map: BoardMap;
  faces: Record<string, Face>;
  bases: Partial<Record<Army, string>>;
  room: Room;
  count: Partial<Record<Army, number>>;
  limits: Partial<Record<Army, Limits>>;
  decides: Army;
  previews: Previews;
  closed?: Record<string, Said>;
};

/** What each question is answered with. */
export type Answers = {
  "odds": Step | Look;
};
