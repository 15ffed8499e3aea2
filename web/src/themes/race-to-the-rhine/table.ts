// Questions about the view of 1944: Race to the Rhine; its types are generated.
import type { Said } from "../../wire/types";
import type { Army, Field, Kind, Tokens, View as Table } from "./types";

export type {
  Army,
  Arrow,
  BoardMap,
  Colour,
  Corps,
  Face,
  Field,
  Holdings,
  Kind,
  Risk as Step,
  Tokens,
  View as Table,
} from "./types";

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
