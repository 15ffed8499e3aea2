// The server over HTTP: what is asked once, not told continuously.
import type {
  About, BotInfo, Code, Devices, Done, Enter, Entered, GameInfo, Invitation, Lobby, NewTable, Opened, Problem, Recovered, RulesText, Said, Training,
} from "./types";

/** A refusal of the server, in the words of the reader when it is shown. */
export class ProblemError extends Error {
  constructor(readonly refusal: Said, readonly status: number) {
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
    throw new ProblemError(problem?.refusal ?? { key: "problem-server", args: { status: response.status } }, response.status);
  }
  return (await response.json()) as T;
}

const id = encodeURIComponent;

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const game = (name: string): Promise<GameInfo> => ask(`/api/games/${id(name)}`);
export const rules = (name: string): Promise<RulesText> => ask(`/api/games/${id(name)}/rules`);
export const about = (): Promise<About> => ask("/api/about");
export const bots = (): Promise<BotInfo[]> => ask("/api/bots");
export const lobby = (): Promise<Lobby> => ask("/api/tables");
export const open = (table: NewTable): Promise<Opened> => ask("/api/tables", table);
export const enter = (table: string, how: Enter): Promise<Entered> => ask(`/api/tables/${id(table)}/enter`, how);
export const again = (table: string, at: number | null): Promise<Opened> =>
  ask(`/api/tables/${id(table)}/again`, { at });
export const relink = (table: string, seat: string): Promise<Opened> => ask(`/api/tables/${id(table)}/links`, { seat });
export const peek = (table: string, token: string): Promise<Invitation> => ask(`/api/tables/${id(table)}/peek`, { token });
export const handOver = (table: string, seat: string, bot: string | null): Promise<Opened> =>
  ask(`/api/tables/${id(table)}/hand-over`, { seat, bot });
export const answerHandOver = (table: string, seat: string, yes: boolean): Promise<Done> =>
  ask(`/api/tables/${id(table)}/hand-over/answer`, { seat, yes });
export const devices = (table: string): Promise<Devices> => ask(`/api/tables/${id(table)}/devices`);
export const renewCode = (table: string, revoke: boolean): Promise<Code> => ask(`/api/tables/${id(table)}/code`, { revoke });
export const signOut = (table: string, device: string): Promise<Done> => ask(`/api/tables/${id(table)}/sign-out`, { device });
export const recover = (code: string): Promise<Recovered> => ask("/api/recover", { code });
export const exportPath = (table: string): string => `/api/tables/${id(table)}/record`;
export const importRecord = (record: unknown): Promise<Opened> => ask("/api/tables/import", { record });
export const socketPath = (table: string): string => `/api/tables/${id(table)}/socket`;
export const training = (name: string): Promise<Training> => ask(`/api/games/${id(name)}/training`);
