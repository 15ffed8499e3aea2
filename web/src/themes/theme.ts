// What a theme is: the drawing of one game, and nothing else. The generic board lights, focuses,
// picks, zooms and speaks; a theme says what lies where and draws it.
import type { Component } from "svelte";
import type { Said } from "../wire/types";

/** The outline of a thing, about its place: for rings, hit-testing and focus. */
export type Shape =
  | { kind: "hex"; r: number } // flat or pointy as the theme draws it; r: centre to corner
  | { kind: "circle"; r: number }
  | { kind: "rect"; w: number; h: number; turn?: number } // degrees, clockwise
  | { kind: "path"; d: string }; // in board units, already in place

/** Anything on the board that can be picked, focused or spoken of. */
export type Thing = {
  id: string; // the word of the pick
  kind: "place" | "piece" | "link";
  x: number;
  y: number;
  shape: Shape;
  label: Said; // the whole label for a screen reader: side, kind, numbers, place, state
  at?: string; // a piece: the id of the place where it lies (pieces of one place are a stack)
  side?: string; // the seat it belongs to
  card?: Said[]; // lines of the hover card
};

/** A ghost or overlay that the generic board draws above the pieces. */
export type Mark =
  | { kind: "path"; points: [number, number][]; label?: string }
  | { kind: "tint"; id: string; hatch?: boolean; label?: string };

export type Box = { x: number; y: number; width: number; height: number };

/** A layer that can be switched on: zones of control, connected fields … */
export type Overlay = { key: string; name: string; marks: (table: any, picked: string[]) => Mark[] };

export interface Theme {
  /** The board's extent. */
  box(table: any): Box;
  /** Everything pickable, places first, then links, then pieces from below to above. */
  things(table: any): Thing[];
  /** Terrain and everything below the pieces; drawn once per change of the map. Props: table. */
  Ground: Component<{ table: any }>;
  /** Pieces and markers; each piece is a <g data-id=…>. Props: table, drafts in preparation. */
  Pieces: Component<{ table: any }>;
  /** Hands, cards and tracks below the board, if this game has them. */
  Hand?: Component<{ table: any; seat: string | null; lit: Set<string>; pick: (id: string) => void }>;
  /** Score and numbers of a seat for the side panel, e.g. "5 medals". */
  score?(table: any, seat: string): Said | null;
  /** What the marks of a finished picture would be: shown while an offer is previewed. */
  preview?(table: any, picks: string[]): Mark[];
  overlays?: Overlay[];
  /** A tool with drafts of its own (Flames of War); replaces the plain picks where it applies. */
  Workbench?: Component<any>;
}
