// What the table of this game holds: Game.view as JSON (docs/positions/race-to-the-rhine.md).
import type { Said } from "../../wire/types";

export type Army = "red" | "white" | "blue";
export type Colour = Army | "black";
export type Kind = "fuel" | "ammo" | "food";
export type Tokens = Partial<Record<Kind, number>>;

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
  held?: Army; // permanent, or of an absent commander
};

export type Arrow = [a: string, b: string, colours: Colour[]];

export type BoardMap = {
  fields: Record<string, Field>;
  arrows: Arrow[];
  corps: Record<string, { army: Army; label: string }>;
};

export type Corps = Tokens & { at: string; immobilised?: boolean; moved?: boolean };

export type Face = {
  kind: string;
  name: Said;
  ammo?: number;
  fuel?: number;
  medal?: boolean;
  weather?: "sun" | "rain";
};

/** What a step would cost for certain, risk (in per cent) and cut off. */
export type Step = {
  fuel: number;
  ammo: number;
  help: number;
  deck: "" | "pursuit" | "resistance";
  fight: number;
  lost: number;
  held: number;
  encircles: Record<string, Army | null>;
};

export type Holdings = {
  trucks: number;
  level: number;
  commander: boolean;
  air: string;
  medals: number;
  beaten: string[];
  kept: string[];
};

export type Table = {
  seats: Army[];
  options: Record<string, unknown>;
  order: Army[];
  round: number;
  turn: Army;
  last: boolean;
  stage: string;
  actions: number;
  control: Record<string, Army>;
  tokens: Record<string, Tokens>;
  resistance: string[];
  trucks: string[];
  corps: Record<string, Corps>;
  paratroops: { at: string; army: Army; dark?: boolean }[];
  numbers?: Record<string, string>;
  armies: Partial<Record<Army, Holdings>>;
  decks: Record<string, string[]>;
  looked: Record<string, { card?: string; by: Army[] }>;
  discards: Record<string, string[]>;
  pool: Record<Kind, number>;
  track: Record<Kind, number>;
  truck_track: number;
  markers: number;
  paratroops_left: number;
  ostend: boolean;
  rain: boolean;
  starving: number;
  move?: { corps: string; steps: number; held: boolean; card: string; deck: string };
  transport?: { placed: number; start?: string; goal?: string; loaded?: number };
  map: BoardMap;
  faces: Record<string, Face>;
  bases: Partial<Record<Army, string>>;
  room: { field: number; base: number; card: number; truck: number };
  count: Partial<Record<Army, number>>;
  limits: Partial<Record<Army, { draw: number; placement: number; limit: number }>>;
  decides: Army;
  closed?: Record<string, Said>; // actions that are not possible now, and why
  previews: {
    connected: string[];
    cut_off: string[];
    open_to_counterattack: string[];
    line: Partial<Record<Army, string[]>>;
    steps?: Record<string, Record<string, Step>>;
  };
};

/** The six actions (RR-5.2) by their first pick; a corps move begins with a click on a corps. */
export const ACTION_WORDS = ["supplies", "trucks", "truck", "march", "air", "paratroops"] as const;

export const ARMIES: readonly Army[] = ["red", "white", "blue"];
export const KINDS: readonly Kind[] = ["fuel", "ammo", "food"];

/** The sign of an army besides its colour: the letter of its commander. */
export const LETTER: Record<Army, string> = { red: "M", white: "B", blue: "P" };

export const name = (key: string, args: Record<string, unknown> = {}): Said => ({ key, args });

export const corpsName = (table: Table, id: string): Said => {
  const { army, label } = table.map.corps[id]!;
  return name("corps", { label, army: name(army) });
};

/** Some tokens in words, as the game's own naming does it. */
export function loadName(tokens: Tokens): Said {
  const [fuel, ammo, food] = KINDS.map((kind) => tokens[kind] ?? 0) as [number, number, number];
  const key = `${fuel ? "f" : ""}${ammo ? "a" : ""}${food ? "r" : ""}`;
  return name(`load-${key || "none"}`, { fuel, ammo, food });
}

export const total = (tokens: Tokens): number => KINDS.reduce((sum, kind) => sum + (tokens[kind] ?? 0), 0);

export const controller = (table: Table, id: string): Army | null =>
  table.control[id] ?? table.map.fields[id]?.held ?? null;

/** Whether a field's name may vanish from a small map: it is neither goal nor base, and wins no medal. */
export const isMinor = ({ medal, victory, main }: Field): boolean => !medal && !victory && !main;

/** How many tokens a field may hold (RR-6.5). */
export const roomOf = (table: Table, id: string): number => {
  const army = controller(table, id);
  return army !== null && table.bases[army] === id ? table.room.base : table.room.field;
};
