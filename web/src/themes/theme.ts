// What a theme is: the drawing of one game, and nothing else. The generic board lights, focuses,
// picks, zooms and speaks; a theme says what lies where and draws it.
import type { Component } from "svelte";
import type { Answered, DoAsk, Line, Offer, Said, View } from "../wire/types";
import type { Speaker } from "../words/words.svelte";
import type { Guide } from "./guide";

/** The outline of a thing, about its place: for rings, hit-testing and focus. */
export type Shape =
  | { kind: "hex"; r: number; pointy?: boolean } // r: centre to corner; flat top unless pointy
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
  beside?: boolean; // a piece in a box beside the map: no way leads there
  side?: string; // the seat it belongs to
  card?: Said[]; // lines of the hover card
};

/** A ghost or overlay that the generic board draws above the pieces. */
export type Mark =
  | { kind: "path"; points: [number, number][]; label?: string }
  | { kind: "tint"; id: string; hatch?: boolean; label?: string };

/** Dice, a card or a fight, shown large where it happened. */
export type Outcome = {
  /** The thing beside which it is shown. */
  at: string | null;
  /** What the theme draws large: a card, by a word of its own. */
  face?: string;
  dice?: readonly number[];
  /** For each die whether it came to what was needed. */
  scored?: readonly boolean[];
  title: Said;
  needed?: Said;
  rolled?: Said;
  result: readonly Said[];
  /** Whether it went well for who tried it; without it nobody won or lost. */
  good?: boolean;
  /** Who threw them at whom, in board units: drawn on the map for as long as it is shown. */
  shots?: readonly { from: readonly [number, number]; to: readonly [number, number]; hit: boolean }[];
};

export type Box = { x: number; y: number; width: number; height: number };

/** A question to the server; null when the connection is lost or the rules refuse it. */
export type Ask = (question: DoAsk["question"], args: Record<string, unknown>) => Promise<unknown>;

/** What an overlay is about: the picks, the thing pointed at or focused, and a way to ask. */
export type Looked = { picked: readonly string[]; at: string | null; ask: Ask };

/** A layer that can be switched on: zones of control, connected fields … */
export type Overlay<Table = unknown> = {
  key: string;
  name: string;
  marks(table: Table, looked: Looked): Mark[] | Promise<Mark[]>;
};

export type Counts = Readonly<Record<string, number>>;

/** What helps to choose the amounts of an offer: where they begin, ready mixtures, what they come to. */
export type Amounts<Table = unknown> = {
  begin?(table: Table, offer: Offer): Counts;
  /** What one of these costs, or how many there are. */
  each?(table: Table, name: string): Said | null;
  presets?(table: Table, offer: Offer): { say: Said; counts: Counts }[];
  total?(table: Table, offer: Offer, counts: Counts): { say: Said; over: boolean } | null;
};

// Table is the view of one game, as its generated types.ts has it; the page hands every theme the
// table of its own game, so there it is unknown.
//
// What the board gives every drawing: the variable --zoom (the scale at rest, so that a label keeps
// its size: font-size: max(12px, calc(11.5px / var(--zoom)))), and the class "minor" for labels that
// vanish below a scale of 0.6. One unit of the box is one pixel at scale 1.
export interface Theme<Table = unknown> {
  /** The board's extent. */
  box(table: Table): Box;
  /** The part of the map that is shown at first: the front; on a small screen only where nothing is lit. Without it, the whole map. */
  opening?(table: Table, seat: string | null, small?: boolean): Box | null;
  /** Everything pickable, places first, then links, then pieces from below to above. */
  things(table: Table): Thing[];
  /** Terrain and everything below the pieces; drawn once per change of the map. Props: table. */
  Ground: Component<{ table: Table }>;
  /** Pieces and markers; each piece is a <g data-id=…>. Props: table, drafts in preparation. */
  Pieces: Component<{ table: Table }>;
  /** What lies above the rings, so that nothing hides it: how many lie in a stack, flags under a unit. */
  Above?: Component<{ table: Table }>;
  /** Hands, cards and tracks below the board, if this game has them. */
  Hand?: Component<
    {
      table: Table;
      seat: string | null;
      lit: Set<string>;
      pick: (id: string) => void;
      told?: readonly Said[];
      /** Nothing can be chosen now, whatever the table says. */
      still?: boolean;
      /** The amounts that are being chosen; null where none are. */
      counts?: Readonly<Record<string, number>> | null;
      count?: (name: string, amount: number) => void;
    },
    { press?: (word: string) => void }
  >;
  /** A card beside the board for the move that the picks spell: its odds, its modifiers, its table. */
  Odds?: Component<{ table: Table; move: string; ask: Ask; speak: Speaker }>;
  /** Whether a move is worth that card. */
  hasOdds?(move: string): boolean;
  /** The piece that is offered in place of this one, because the two are alike. */
  twin?(table: Table, id: string): string | null;
  /** What the pieces of a stack come to together, where one chooses from it. */
  sum?(table: Table, ids: readonly string[]): Said | null;
  /** Whether own pieces that can be chosen after the first act together with it: they are marked by a plus. */
  joins?: boolean;
  /** The formation of a unit, for the roster in the list of actions. */
  formation?(table: Table, id: string): Said | null;
  /** The words that are picked in the hand: they get no button in the prompt. */
  held?(table: Table): string[];
  /** Whether a move is made at its last pick although it warns. */
  quick?(table: Table, offer: Offer): boolean;
  /** What the table does for a seat, move by move, once it is told to: an army that is placed. The text of the next move. */
  readied?: { name: string; offered(table: Table): boolean; next(ask: Ask): Promise<unknown> };
  /** The sentences of a move for the log: what belongs together in one, the rest below it. */
  digest?(table: Table, said: readonly Said[]): { said: Said[]; details: Said[] };
  /** What the others have done in the turn before this seat's; null in the midst of it. */
  recap?(table: Table, said: readonly Said[], seat: string): Outcome | null;
  /** The lines of the others' last turn, answers to it included, and whether it is over and this seat has not acted since. */
  lastTurn?(log: readonly Line[], seat: string): { lines: readonly Line[]; over: boolean } | null;
  /** What this table calls by more than the game's word, by the key of that word: a side by its nation. */
  called?(table: Table): Readonly<Record<string, Said>>;
  /** Where this seat answers in the middle of another's turn: whose step it is. */
  answers?(table: Table, seat: string): Said | null;
  /** Whether a move costs nothing and can be made at any time: whoever ends a turn without it has lost nothing. */
  free?(offer: Offer): boolean;
  /** How amounts are chosen. */
  amounts?: Amounts<Table>;
  /** Those of them whose buttons carry the numbers 1, 2 … (the hand's press); the prompt's buttons follow. */
  numbered?: readonly string[];
  /** How far two things are from each other, in words; between hexes the board counts them itself. */
  apart?(table: Table, from: Thing, to: Thing): Said | null;
  /** What is asked after these picks, where the game can say it better than "choose a destination". */
  question?(table: Table, picked: readonly string[], lit: ReadonlySet<string>): Said | null;
  /** How many of these picks no click on the map exchanges for others. */
  firm?(table: Table, picked: readonly string[]): number;
  /** How many turns this scenario lasts. */
  turns?(table: Table): number;
  /** What wins the game, told in the first turn. */
  goal?(table: Table, seat: string): Said | null;
  /** The same at length, with all that this scenario lays down: the first thing under the goal in the rules. */
  mission?(table: Table, seat: string): Said;
  /** What is worth knowing beside the prompt: the next move may decide the game, a marker can be used. */
  notes?(table: Table, seat: string | null): Said[];
  /** Dice, cards and fights among what was told. */
  outcomes?(table: Table, said: readonly Said[], seat: string | null): Outcome[];
  /** The lines that are shown large together with the newest ones: the same volley, told in parts as the others answered. */
  volley?(log: readonly Line[], newest: readonly Line[]): readonly Line[];
  /** The face of an outcome, large. */
  Face?: Component<{ table: Table; face: string }>;
  /** One piece as it lies on the board, drawn about (0, 0), for lists. */
  Piece?: Component<{ table: Table; id: string }>;
  /** What explains the table, fetched when it is asked for. */
  guide?(): Promise<Guide<Table>>;
  /** Whether the guide shows cards. */
  hasCards?: boolean;
  /** Score and numbers of a seat for the side panel, e.g. "5 medals". */
  score?(table: Table, seat: string): Said | null;
  /** What the marks of a finished picture would be; text: the move that waits for Confirm, if one does. */
  preview?(table: Table, picks: string[], text?: string): Mark[];
  /** The pieces that are under attack and must answer: they get the sign of crossed swords. */
  attacked?(table: Table): string[];
  /** A point of the board as positions write it, where pieces lie anywhere and not on places. */
  spot?(table: Table, at: { x: number; y: number }): readonly [number, number];
  overlays?: Overlay<Table>[];
  /** Keys of this game besides those of its overlays, for the list of keys. */
  keys?: readonly { key: string; name: string }[];
  /**
   * A tool with drafts of its own (Flames of War): HTML below the board. While others decide it
   * stays for measuring and looking; in replay it is not shown.
   */
  Workbench?: Component<{ bench: Bench }>;
  /** What the workbench draws on the board, SVG above the pieces; a handle to drag has data-handle. */
  Draft?: Component<{ bench: Bench }>;
  /** A click on the board, in its units, before it becomes a pick: true if the workbench took it. */
  press?(bench: Bench, at: { x: number; y: number }, id: string | null): boolean;
  /** A piece was dragged: whether the bench took it. */
  drop?(bench: Bench, from: { x: number; y: number }, to: { x: number; y: number }): boolean;
  /** A key on the board or in the workbench: true if the workbench took it. */
  key?(bench: Bench, event: KeyboardEvent): boolean;
}

/** What a workbench works with: the view, questions to the server, and the one way to make a move. */
export interface Bench {
  readonly view: View;
  readonly seat: string | null;
  readonly picked: readonly string[];
  readonly lit: ReadonlySet<string>;
  readonly speak: Speaker;
  pick(id: string): void;
  /** Ask; null when the connection is lost. The page drops nothing: drop late answers yourself. */
  ask(question: DoAsk["question"], args: Record<string, unknown>): Promise<Answered | null>;
  /** Why a thing cannot be picked now. */
  why(id: string): Promise<Said | null>;
  /** Make a move by its text. */
  send(text: string): void;
  /** Say something to a screen reader. */
  announce(text: string): void;
  /** A point of the page in the units of the board. */
  point(page: { x: number; y: number }): { x: number; y: number };
  /** Move the map up by so many pixels, from under what lies over its lower edge; and back. */
  raise(by: number): void;
  lower(): void;
  /** Close what lies over the table: a rule, a card; says whether there was one. */
  closes(): boolean;
  /** Move the map so that a point is in sight. */
  reveal(at: { x: number; y: number }): void;
}
