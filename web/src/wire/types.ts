// Generated from src/sztab/server/wire by python -m sztab.server.typescript.

/** A key with its arguments, in the reader's language a sentence; an argument may be Said. */
export type Said = {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
};

/** What one move told this seat: the move's number, who made it, when, and the sentences. */
export type Line = {
  n: number;
  seat: string | null;
  said: Said[];
  step?: Phase | null;
  private?: number[];
  details?: Said[];
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
  area?: unknown;
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
  past?: number | null;
  last?: number | null;
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
  table: unknown;
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
  table: unknown;
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
  answer?: unknown;
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
  teaching?: boolean;
  hints?: boolean;
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
  question: "acts" | "air" | "charges" | "command" | "distance" | "formation" | "legal" | "odds" | "path" | "reach" | "sees" | "suggest" | "targets" | "template" | "to-hit" | "to-range" | "visible" | "why";
  args?: Record<string, unknown>;
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
  minutes: number[];
  weight: number;
  lists: boolean;
  luck: boolean;
};

/** ``GET /api/bots``: a bot that can sit in any seat; 0 is the weakest level. */
export type BotInfo = {
  name: string;
  level: number;
};

/** Who sits in a seat of a new table. */
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
  watch?: boolean;
  teaching?: boolean;
};

/** The table that was opened: its id and the links to hand out, one for each open seat. */
export type Opened = {
  table: string;
  links: Record<string, string>;
};

/** A line of the lobby: ``GET /api/tables`` (``own``, ``open`` and ``watch``). */
export type TableInfo = {
  table: string;
  game: string;
  title: string;
  seats: Sitting[];
  moves_made: number;
  my_turn: boolean;
  over: boolean;
  changed: string;
  awaited: string[];
  winners: string[] | null;
  archived: boolean;
  delete: "no" | "table" | "view";
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
  watch: TableInfo[];
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
  watch: boolean;
  saved: boolean;
  teaching: boolean;
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
  swap?: boolean;
};

/** ``POST /api/tables/import``: a record to replay and play on; a seat not named is "me". */
export type Import = {
  record: unknown;
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

/** ``POST /api/tables/{id}/archive``: put one's own game away in the lobby, or bring it back. */
export type Archive = {
  archived: boolean;
};

/** ``POST /api/tables/{id}/delete``: delete a game; *what* must be what the lobby said it is. */
export type Delete = {
  what: "table" | "view";
};

/** It is done. */
export type Done = {
  done: boolean;
};

/** A hint of the guided first game: shown while one of these prompts is asked.

    ``after`` and ``until`` are keys of told events: it waits until one of the first was told, and
    is not shown any more once the person's own moves told one of the second. ``can`` are first
    words of moves: it is shown only while one of them is offered. */
export type Hint = {
  prompt: string[];
  say: string;
  after?: string[];
  until?: string[];
  can?: string[];
};

/** ``GET /api/games/{id}/training``: the seat a person takes, and the hints. */
export type Training = {
  seat: string;
  hints: Hint[];
};

/** Who played a seat, in a saved game (``players``): a person by name, or a bot. */
export type SavedPlayer = {
  name?: string | null;
  bot?: string | null;
};

/** ``GET /api/tables/{id}/record`` while secrets last: what one seat has heard. */
export type SeatLog = {
  table: string;
  game: string;
  seat: string | null;
  log: Line[];
};

/** A move after which the chances to win had changed much. */
export type TurningPoint = {
  at: number;
  seat: string;
  step: Phase;
  gains: string;
  swing: number;
  said: Said[];
};

/** How a finished game went. Without leave to know everything there is no lead. */
export type Story = {
  ending: Ending | null;
  moves: number;
  at: number[];
  turns: number[];
  lead: Record<string, number[]>;
  points: TurningPoint[];
};

/** ``GET /api/tables/{id}/end``: the end of a game, for everybody who has its address. */
export type End = {
  table: string;
  game: string;
  title: string;
  seats: Sitting[];
  winners: string[];
  resigned: string | null;
  moves: number;
  again: string | null;
  hidden: boolean;
  story: Story | null;
  training: boolean;
};

/** A run of text: plain, strong, emphasised, code, or a link to another rule.

    "cite" is the rule that a line of the rulebook states. */
export type RuleSpan = {
  text: string;
  style?: "" | "cite" | "code" | "em" | "strong";
  rule?: string | null;
};

/** One thing in a picture of the rulebook: what it is, where, in which colour, its label. */
export type RuleShape = {
  kind: string;
  points: number[];
  tone?: string;
  text?: string;
};

/** A picture of the rulebook; hexes are 1 wide. */
export type RulePicture = {
  caption: string;
  width: number;
  height: number;
  shapes: RuleShape[];
};

/** A heading, paragraph, list item, table row or picture of the rules. */
export type RuleBlock = {
  kind: "heading" | "item" | "picture" | "row" | "text";
  spans: RuleSpan[][];
  rule?: string | null;
  level?: number;
  picture?: RulePicture | null;
};

/** ``GET /api/games/{id}/rules?lang=pl`` and ``…/rulebook``; English if it must be.

    The rules are the exact text, the rulebook the same for players: no blocks if there is none. */
export type RulesText = {
  language: string;
  blocks: RuleBlock[];
};

/** Any refusal over HTTP. */
export type Problem = {
  refusal: Said;
  incident?: string | null;
};

/** ``POST /api/games/{id}/lists``: an army list to be judged. */
export type AskList = {
  text: string;
};

/** Whether an army list can be played, and every reason why not. */
export type ListVerdict = {
  legal: boolean;
  faults: Said[];
};

/** Teams of one kind in a platoon. */
export type ListTeam = {
  say: Said;
  count: number;
};

/** A platoon that an army list can name, at its points. */
export type ListPlatoon = {
  id: string;
  say: Said;
  role: string;
  points: number;
  teams: ListTeam[];
};

/** ``GET /api/games/{id}/lists``: the platoons printed in one company. */
export type ListCompany = {
  id: string;
  say: Said;
  nation: string;
  training: string;
  motivation: string;
  platoons: ListPlatoon[];
};

/** ``POST /api/tables/{id}/hint``: what would the colonel do in the position of this version? */
export type AskHint = {
  version: number;
};

/** A move of a plan: its text, and as far as there are any its clicks and its words. */
export type PlannedMove = {
  seat: string;
  text: string;
  picks?: string[];
  say?: Said[];
};

/** A part of the evaluation, and what the plan adds to the chance to win by it. */
export type Reason = {
  part: Said;
  gain: number;
};

/** The answer: a plan by what the seat knows, what speaks for it, and the next best. */
export type TableHint = {
  version: number;
  seat: string;
  moves: PlannedMove[];
  chance: number;
  reasons: Reason[];
  rules: string[];
  other: PlannedMove[];
  other_chance: number;
  after: unknown;
};

/** ``POST /api/tables/{id}/luck`` and ``/analysis``: begin it, if it is not there yet. */
export type BeginAnalysis = {
  begin: "now";
};

/** How far something is that is worked out beside everything else. */
export type Working = {
  state: "done" | "failed" | "none" | "waiting";
  done: number;
  moves: number;
  ahead: number;
};

/** A chance event or a decision, in chances of the seat that it is told for. */
export type LuckChange = {
  move: number;
  seat: string;
  before: number;
  after: number;
  text: string;
  step: Phase;
  say?: Said[];
  outcomes?: (number | string)[];
  exact?: boolean;
};

/** The report of one seat: ``luck + own + others`` is exactly ``last - first``. */
export type LuckSeat = {
  seat: string;
  first: number;
  last: number;
  luck: number;
  own: number;
  others: number;
  margin: number;
  luckiest: LuckChange[];
  costliest: LuckChange[];
};

/** How far the forecasts were from the shares won, on games kept apart from the fit. */
export type LuckCalibration = {
  positions: number;
  gap: number;
};

/** What was luck and what was decided; ``whole`` is a chance of 100 %. */
export type Luck = {
  whole: number;
  moves: number;
  finished: boolean;
  events: number;
  sampled: number;
  calibration: LuckCalibration | null;
  seats: LuckSeat[];
};

/** ``GET /api/tables/{id}/luck``: the luck report of a finished game; ``POST`` begins it. */
export type LuckPage = {
  table: string;
  game: string;
  title: string;
  seats: Sitting[];
  working: Working;
  report: Luck | null;
};

/** A decision that cost something, and what would have been better. */
export type Mistake = {
  move: number;
  seat: string;
  cost: number;
  blunder: boolean;
  played: PlannedMove[];
  better: PlannedMove[];
  chance: number;
  step: Phase;
  glance: boolean;
};

/** A move after which the chances of a seat were others. */
export type Turned = {
  move: number;
  seat: string;
  before: number;
  after: number;
  step: Phase;
  say: Said[];
};

/** The decisions of a seat, counted. */
export type Tally = {
  seat: string;
  decisions: number;
  blunders: number;
  mistakes: number;
  cost: number;
};

/** A game move by move; ``chances`` has one number for the start and each move. */
export type Analysis = {
  whole: number;
  nodes: number;
  chances: Record<string, number[]>;
  turns: number[];
  movers: string[];
  costs: number[];
  turned: Turned[];
  mistakes: Mistake[];
  tallies: Tally[];
};

/** ``GET /api/tables/{id}/analysis``: the analysis of a finished game; ``POST`` begins it. */
export type AnalysisPage = {
  table: string;
  game: string;
  title: string;
  seats: Sitting[];
  moves: number;
  working: Working;
  report: Analysis | null;
};

/** A plan of a decision, in words: ``searched`` False means one look alone. */
export type WeighedPlan = {
  moves: PlannedMove[];
  chance: number;
  searched: boolean;
  steps: number;
  made: boolean;
};

/** ``GET /api/tables/{id}/analysis/{move}``: the best plans before a move of the game. */
export type Decision = {
  move: number;
  seat: string;
  forced: boolean;
  cost: number;
  played: PlannedMove;
  played_chance: number | null;
  glance: boolean;
  plans: WeighedPlan[];
  table: unknown;
};

/** One plan of a line: its moves, and the table after it. */
export type LineStep = {
  seat: string;
  moves: PlannedMove[];
  phase: Phase;
  table: unknown;
  said: Said[];
};

/** ``GET /api/tables/{id}/analysis/{move}/{plan}``: how a plan may go on, on the board. */
export type PlanLine = {
  steps: LineStep[];
  whole: boolean;
};

/** ``POST /api/study/look``: a position checked by the rules, after a move if one is tried. */
export type AskStudy = {
  game: string;
  position?: unknown;
  seat?: string | null;
  move?: string | null;
};

/** ``POST /api/study/why``: why these picks lead nowhere. */
export type AskWhy = {
  game: string;
  position: unknown;
  seat: string;
  picks: string[];
};

/** A position as it is studied: as the board shows it, and what may be done. */
export type StudyView = {
  game: string;
  position: unknown;
  seats: string[];
  seat: string;
  awaited: string[];
  step: Phase;
  prompt: Said;
  offers: Offer[];
  said: Said[];
  ending: Said | null;
  table: unknown;
};

/** Why not. */
export type StudyWhy = {
  refusal: Said | null;
};

/** ``POST /api/study``: keep a position with text and arrows; it is never changed. */
export type KeepStudy = {
  game: string;
  position: unknown;
  seat?: string | null;
  title?: string;
  comment?: string;
  arrows?: [string, string][];
};

/** ``GET /api/study/{id}``: a study as it was kept. */
export type KeptStudy = {
  study: string;
  game: string;
  position: unknown;
  seat: string | null;
  title: string;
  comment: string;
  arrows: [string, string][];
};

/** Where a study was kept. */
export type StudyAddress = {
  study: string;
};

/** ``POST /api/study/analysis``: look for the best plans of a position, beside all else. */
export type AnalysePosition = {
  game: string;
  position: unknown;
  seat?: string | null;
};

/** What a position is worth; ``whole`` is a chance of 100 %. */
export type PositionFound = {
  whole: number;
  nodes: number;
  chances: Record<string, number>;
  plans: WeighedPlan[];
};

/** ``GET /api/study/analysis/{id}``: how far it is, and what was found up to now. */
export type PositionAnalysis = {
  analysis: string;
  game: string;
  seat: string;
  working: Working;
  report: PositionFound | null;
};

/** An order to choose, where orders are drawn. */
export type PuzzleChoice = {
  text: string;
  say: Said;
};

/** A puzzle of ``GET /api/games/{id}/puzzles``: a position and who decides. */
export type PuzzleInfo = {
  puzzle: string;
  seat: string;
  position: unknown;
  chance: number;
  source: string;
  move: number;
  choices: PuzzleChoice[];
};

/** ``POST /api/games/{id}/puzzles/{puzzle}``: is it this move? An empty one gives up. */
export type TryPuzzle = {
  move: string;
};

/** Whether it is; the solution with its line where it was found or given up. */
export type PuzzleTried = {
  right: boolean;
  harmless: boolean;
  solution: PlannedMove[];
  line: PlannedMove[][];
  chance: number;
  other: PlannedMove[];
  other_chance: number;
};

export type FromServer = View | Moment | Refused | Answered | People | Chatted | Veil | Gone;

export type FromClient = DoMove | DoUndo | DoAsk | DoLook | DoChat | DoTakeBack | DoAnswer | DoResign | DoSit;
