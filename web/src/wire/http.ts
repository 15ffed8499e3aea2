// The server over HTTP: what is asked once, not told continuously.
import type {
  About,
  AnalysisPage,
  BotInfo,
  Code,
  Decision,
  Devices,
  Done,
  End,
  Enter,
  Entered,
  GameInfo,
  Invitation,
  ListCompany,
  ListVerdict,
  KeepStudy,
  KeptStudy,
  Lobby,
  LuckPage,
  NewTable,
  Opened,
  PlanLine,
  PositionAnalysis,
  Problem,
  PuzzleInfo,
  PuzzleTried,
  Recovered,
  RulesText,
  Said,
  SeatWish,
  StudyAddress,
  StudyView,
  StudyWhy,
  TableHint,
  Training,
} from "./types";

/** A refusal of the server, in the words of the reader when it is shown. */
export class ProblemError extends Error {
  constructor(
    readonly refusal: Said,
    readonly status: number,
  ) {
    super(refusal.key);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ProblemError({ key: "problem-offline" }, 0);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ProblemError(
      problem?.refusal ?? { key: "problem-server", args: { status: response.status } },
      response.status,
    );
  }
  return (await response.json()) as T;
}

const id = encodeURIComponent;

export const lists = (name: string): Promise<ListCompany[]> => ask(`/api/games/${id(name)}/lists`);
export const judgeList = (name: string, text: string): Promise<ListVerdict> =>
  ask(`/api/games/${id(name)}/lists`, { text });
export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const game = (name: string): Promise<GameInfo> => ask(`/api/games/${id(name)}`);
export const rules = (name: string, language: string): Promise<RulesText> =>
  ask(`/api/games/${id(name)}/rules?lang=${id(language)}`);
export const rulebook = (name: string, language: string): Promise<RulesText> =>
  ask(`/api/games/${id(name)}/rulebook?lang=${id(language)}`);
export const about = (): Promise<About> => ask("/api/about");
export const bots = (): Promise<BotInfo[]> => ask("/api/bots");
export const lobby = (): Promise<Lobby> => ask("/api/tables");
export const open = (table: NewTable): Promise<Opened> => ask("/api/tables", table);
export const enter = (table: string, how: Enter): Promise<Entered> => ask(`/api/tables/${id(table)}/enter`, how);
export const again = (table: string, at: number | null, swap = false): Promise<Opened> =>
  ask(`/api/tables/${id(table)}/again`, swap ? { at, swap } : { at });
export const relink = (table: string, seat: string): Promise<Opened> => ask(`/api/tables/${id(table)}/links`, { seat });
export const peek = (table: string, token: string): Promise<Invitation> =>
  ask(`/api/tables/${id(table)}/peek`, { token });
export const handOver = (table: string, seat: string, bot: string | null): Promise<Opened> =>
  ask(`/api/tables/${id(table)}/hand-over`, { seat, bot });
export const answerHandOver = (table: string, seat: string, yes: boolean): Promise<Done> =>
  ask(`/api/tables/${id(table)}/hand-over/answer`, { seat, yes });
export const devices = (table: string): Promise<Devices> => ask(`/api/tables/${id(table)}/devices`);
export const renewCode = (table: string, revoke: boolean): Promise<Code> =>
  ask(`/api/tables/${id(table)}/code`, { revoke });
export const signOut = (table: string, device: string): Promise<Done> =>
  ask(`/api/tables/${id(table)}/sign-out`, { device });
export const archive = (table: string, archived: boolean): Promise<Done> =>
  ask(`/api/tables/${id(table)}/archive`, { archived });
export const remove = (table: string, what: "table" | "view"): Promise<Done> =>
  ask(`/api/tables/${id(table)}/delete`, { what });
export const recover = (code: string): Promise<Recovered> => ask("/api/recover", { code });
export const hint = (table: string, version: number): Promise<TableHint> =>
  ask(`/api/tables/${id(table)}/hint`, { version });
export const luck = (table: string): Promise<LuckPage> => ask(luckPath(table));
export const beginLuck = (table: string): Promise<LuckPage> => ask(luckPath(table), { begin: "now" });
export const luckPath = (table: string): string => `/api/tables/${id(table)}/luck`;
export const analysis = (table: string): Promise<AnalysisPage> => ask(analysisPath(table));
export const beginAnalysis = (table: string): Promise<AnalysisPage> => ask(analysisPath(table), { begin: "now" });
export const decision = (table: string, move: number): Promise<Decision> => ask(`${analysisPath(table)}/${move}`);
export const line = (table: string, move: number, plan: number): Promise<PlanLine> =>
  ask(`${analysisPath(table)}/${move}/${plan}`);
const analysisPath = (table: string): string => `/api/tables/${id(table)}/analysis`;
export const end = (table: string): Promise<End> => ask(`/api/tables/${id(table)}/end`);
export const exportPath = (table: string): string => `/api/tables/${id(table)}/record`;
export const importRecord = (record: unknown, seats: Record<string, SeatWish>): Promise<Opened> =>
  ask("/api/tables/import", { record, seats });
export const study = (
  game: string,
  position: unknown,
  seat: string | null = null,
  move: string | null = null,
): Promise<StudyView> => ask("/api/study/look", { game, position, seat, move });
export const studyWhy = (game: string, position: unknown, seat: string, picks: string[]): Promise<StudyWhy> =>
  ask("/api/study/why", { game, position, seat, picks });
export const keepStudy = (wish: KeepStudy): Promise<StudyAddress> => ask("/api/study", wish);
export const keptStudy = (study: string): Promise<KeptStudy> => ask(`/api/study/${id(study)}`);
export const analysePosition = (game: string, position: unknown): Promise<PositionAnalysis> =>
  ask("/api/study/analysis", { game, position });
export const positionAnalysis = (analysis: string): Promise<PositionAnalysis> =>
  ask(`/api/study/analysis/${id(analysis)}`);
export const positionLine = (analysis: string, plan: number): Promise<PlanLine> =>
  ask(`/api/study/analysis/${id(analysis)}/${plan}`);
export const puzzles = (game: string): Promise<PuzzleInfo[]> => ask(`/api/games/${id(game)}/puzzles`);
export const tryPuzzle = (game: string, puzzle: string, move: string): Promise<PuzzleTried> =>
  ask(`/api/games/${id(game)}/puzzles/${id(puzzle)}`, { move });
export const socketPath = (table: string): string => `/api/tables/${id(table)}/socket`;
export const training = (name: string): Promise<Training> => ask(`/api/games/${id(name)}/training`);
