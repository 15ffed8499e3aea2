// Generated from src/sztab/server/wire.py by python -m sztab.server.typescript.

/** A key with its arguments, in the reader's language a sentence; an argument may be Said. */
export type Said = {
  key: string;
  args?: Record<string, any>;
  rule?: string | null;
};

/** What one move told this seat: the move's number, who made it, when, and the sentences. */
export type Line = {
  n: number;
  seat: string | null;
  said: Said[];
  step?: Phase | null;
  private?: number[];
};

/** A move as it is put before a person; ``core.game.Offer`` on the wire. */
export type Offer = {
  text: string;
  picks: string[];
  say: Said;
  cost?: Said | null;
  warns?: ("card" | "die" | "ends-phase" | "ends-turn" | "lasting" | "reveals")[];
  part?: boolean;
  counts?: Record<string, number>;
  area?: any;
};

/** Where the game stands: turn, the words of the phase, and which step of how many. */
export type Phase = {
  turn: number;
  phase: Said;
  n: number;
  of: number;
};

/** What Undo would do, or why it may not be. */
export type Undo = {
  to?: number | null;
  all?: number | null;
  texts?: string[];
  refusal?: Said | null;
};

/** How a game ended. */
export type Ending = {
  places: string[][];
  winners: string[];
  scores: Record<string, number>;
  say: Said;
};

/** The whole table as one seat may know it, after each change. */
export type View = {
  is: "view";
  game: string;
  version: number;
  seat: string | null;
  moves_made: number;
  awaited: string[];
  step: Phase;
  prompt: Said;
  offers: Offer[];
  undo: Undo;
  log_from: number;
  log: Line[];
  table: any;
  ending: Ending | null;
  take_back: TakeBackAsked | null;
};

/** A take-back that waits for consent. */
export type TakeBackAsked = {
  by: string;
  to: number;
  lost: number;
  waits_for: string[];
};

/** The answer to ``look``: the table after *at* moves, as this seat saw it. */
export type Moment = {
  is: "moment";
  at: number;
  of: number;
  step: Phase;
  table: any;
  said: Said[];
};

/** A command that was not carried out; nothing has changed. */
export type Refused = {
  is: "refused";
  refusal: Said;
  version: number;
  stale?: boolean;
  incident?: string | null;
};

/** The answer to a question: data as the game documents it, or a refusal. */
export type Answered = {
  is: "answered";
  id: number;
  answer?: any;
  refusal?: Said | null;
};

/** The host asks to give a seat away: to a bot, or to another person. */
export type HandOverAsked = {
  due: string;
  bot?: string | null;
};

/** Who sits in a seat, as everybody may know. */
export type Sitting = {
  seat: string;
  say: Said;
  name: string | null;
  kind: "bot" | "open" | "person";
  bot?: string | null;
  here?: boolean;
  mine?: boolean;
  hand_over?: HandOverAsked | null;
};

/** Who is at the table. */
export type People = {
  is: "people";
  title: string;
  host: boolean;
  seats: Sitting[];
  spectators: number;
  hot_seat: boolean;
  again?: string | null;
  training?: boolean;
  absence?: number;
  devices?: number;
};

/** One line of chat. */
export type ChatLine = {
  name: string;
  text: string;
  at: string;
};

/** New lines of chat; all of them after a connection is made. */
export type Chatted = {
  is: "chat";
  lines: ChatLine[];
};

/** Hot seat: the device goes to another seat; its view comes only after ``sit``. */
export type Veil = {
  is: "veil";
  seat: string;
  name: string;
  before: string | null;
};

/** The server ends this connection: the seat's links were withdrawn, or it shuts down. */
export type Gone = {
  is: "gone";
  say: Said;
};

/** Make this move in the position of this version. */
export type DoMove = {
  do: "move";
  move: string;
  version: number;
};

/** Go back to where ``to`` moves were made, as ``View.undo`` allows. */
export type DoUndo = {
  do: "undo";
  to: number;
  version: number;
};

/** A question that changes nothing: ``why`` takes ``picks``, others what the game says. */
export type DoAsk = {
  do: "ask";
  id: number;
  question: "charges" | "command" | "distance" | "legal" | "odds" | "path" | "reach" | "sees" | "suggest" | "template" | "to-hit" | "to-range" | "visible" | "why";
  args?: Record<string, any>;
};

/** Show the table after *at* moves; ``eyes`` chooses a seat once the game is over ("*": all). */
export type DoLook = {
  do: "look";
  at: number;
  eyes?: string | null;
};

/** Say something to everybody at the table. */
export type DoChat = {
  do: "chat";
  text: string;
};

/** Ask the others to go back to where ``to`` moves were made. */
export type DoTakeBack = {
  do: "take-back";
  to: number;
  version: number;
};

/** Agree to the take-back that is asked for, or not. */
export type DoAnswer = {
  do: "answer";
  yes: boolean;
  version: number;
};

/** Give the game up. */
export type DoResign = {
  do: "resign";
  version: number;
};

/** Hot seat: the person of this seat is looking now. */
export type DoSit = {
  do: "sit";
  seat: string;
};

/** One choice before a game begins; ``say`` explains it. */
export type OptionInfo = {
  name: string;
  say: Said;
  default: string | number | boolean;
  choices?: (string | number | boolean)[];
  rule?: string;
};

/** A seat of a game by its name and the words for it. */
export type SeatInfo = {
  seat: string;
  say: Said;
};

/** ``GET /api/games`` and ``/api/games/{id}``: what a game is, before a table is opened. */
export type GameInfo = {
  id: string;
  title: string;
  version: string;
  about: Said;
  reconstructed: Said;
  seats: SeatInfo[];
  seatings: string[][];
  options: OptionInfo[];
  training: boolean;
};

/** ``GET /api/bots``: a bot that can sit in any seat; 0 is the weakest level. */
export type BotInfo = {
  name: string;
  level: number;
};

/** Who shall sit in a seat of a new table. */
export type SeatWish = {
  who: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
};

/** ``POST /api/tables``: open a table. Several seats for "me" make it a hot seat. */
export type NewTable = {
  game: string;
  seats: Record<string, SeatWish>;
  options?: Record<string, string | number | boolean>;
  title?: string;
  listed?: boolean;
  free_take_back?: boolean;
  show_all_after?: boolean;
  training?: boolean;
  absence?: number;
};

/** The table that was opened: its id and the links to hand out, one for each open seat. */
export type Opened = {
  table: string;
  links: Record<string, string>;
};

/** A line of the lobby: ``GET /api/tables`` (``own`` and ``open``). */
export type TableInfo = {
  table: string;
  game: string;
  title: string;
  seats: Sitting[];
  moves_made: number;
  my_turn: boolean;
  over: boolean;
  changed: string;
};

/** What serves: the version, and whether its rules are compiled or pure Python. */
export type About = {
  version: string;
  build: "compiled" | "pure";
};

/** ``GET /api/tables``. */
export type Lobby = {
  own: TableInfo[];
  open: TableInfo[];
};

/** ``POST /api/tables/{id}/peek``: what a seat's link is for; nothing is taken. */
export type Peek = {
  token: string;
};

/** What a seat's link is for. */
export type Invitation = {
  game: string;
  title: string;
  seat: string;
  say: Said;
  mine: boolean;
  inviter: string | null;
  options: Record<string, string | number | boolean>;
  free_take_back: boolean;
  show_all_after: boolean;
  absence: number;
  imported: boolean;
  position: boolean;
  moves: number;
  taken_back: number;
  played: boolean;
};

/** ``POST /api/tables/{id}/enter``: a link's token, or a free seat of a listed table. */
export type Enter = {
  token?: string | null;
  seat?: string | null;
  name?: string | null;
};

/** The seats that this device now holds. */
export type Entered = {
  seats: string[];
};

/** ``POST /api/tables/{id}/again``: a rematch, or with ``at`` a new table from that moment. */
export type Again = {
  at?: number | null;
};

/** ``POST /api/tables/import``: a record to replay and play on; a seat not named is "me". */
export type Import = {
  record: any;
  seats?: Record<string, SeatWish>;
  title?: string;
};

/** ``POST /api/tables/{id}/links``: a new link for a free seat, or for one of the host's own. */
export type Relink = {
  seat: string;
};

/** ``POST /api/tables/{id}/hand-over``: the host gives a seat to another person or to a bot.

    A free seat, or one of the host's own, is given at once. Of anybody else it is asked for, and
    given by the same request once the table's time of absence has passed. */
export type HandOver = {
  seat: string;
  bot?: string | null;
};

/** ``POST /api/tables/{id}/hand-over/answer``: the holder agrees or not; the host withdraws. */
export type HandOverAnswer = {
  seat: string;
  yes: boolean;
};

/** A browser on which a person plays. */
export type Device = {
  id: string;
  label: string;
  since: string;
  used: string;
  here: boolean;
};

/** ``GET /api/tables/{id}/devices``: a person's own devices at a table. */
export type Devices = {
  devices: Device[];
  code: boolean;
};

/** ``POST /api/tables/{id}/code``: a new recovery code, which ends the old one; or no code. */
export type NewCode = {
  revoke?: boolean;
};

/** A recovery code, shown this once; ``None`` after it was revoked. */
export type Code = {
  code: string | null;
};

/** ``POST /api/tables/{id}/sign-out``: end the session of one's own device. */
export type SignOut = {
  device: string;
};

/** ``POST /api/recover``: play on with a recovery code, which is used up. */
export type Recover = {
  code: string;
};

/** The table and the seats that this device now plays. */
export type Recovered = {
  table: string;
  seats: string[];
};

/** It is done. */
export type Done = {
  done: boolean;
};

/** A hint of the guided first game: shown while one of these prompts is asked. */
export type Hint = {
  prompt: string[];
  say: string;
};

/** ``GET /api/games/{id}/training``: the seat a person takes, and the hints. */
export type Training = {
  seat: string;
  hints: Hint[];
};

/** ``GET /api/tables/{id}/record`` while secrets last: what one seat has heard. */
export type SeatLog = {
  game: string;
  seat: string | null;
  log: Line[];
};

/** A run of text: plain, strong, emphasised, code, or a link to another rule. */
export type RuleSpan = {
  text: string;
  style?: "" | "code" | "em" | "strong";
  rule?: string | null;
};

/** A heading, paragraph, list item or table row of the rules. */
export type RuleBlock = {
  kind: "heading" | "item" | "row" | "text";
  spans: RuleSpan[][];
  rule?: string | null;
  level?: number;
};

/** ``GET /api/games/{id}/rules?lang=pl``: the rule text in order; English if it must be. */
export type RulesText = {
  language: string;
  blocks: RuleBlock[];
};

/** Any refusal over HTTP. */
export type Problem = {
  refusal: Said;
  incident?: string | null;
};

export type FromServer = View | Moment | Refused | Answered | People | Chatted | Veil | Gone;

export type FromClient = DoMove | DoUndo | DoAsk | DoLook | DoChat | DoTakeBack | DoAnswer | DoResign | DoSit;
