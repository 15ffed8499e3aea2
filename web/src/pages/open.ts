// Opening tables in one click.
import { settings } from "../settings.svelte";
import * as http from "../wire/http";
import type { Session } from "../wire/session.svelte";
import type { BotInfo, GameInfo, Opened, SeatWish } from "../wire/types";
import { t } from "../words/words.svelte";

export const ownName = (): string => settings.name.trim() || t("guest");

/** The strongest bot. */
export const best = (bots: readonly BotInfo[]): string =>
  [...bots].sort((a, b) => b.level - a.level)[0]?.name ?? "greedy";

/** The first seat for the person, bots in all the others. */
export function againstBots(seats: readonly string[], name: string, bot: string): Record<string, SeatWish> {
  return Object.fromEntries(
    seats.map((seat, i) => [seat, i === 0 ? { who: "me", name } : { who: "bot", bot }]),
  );
}

export async function openAgainstBot(game: GameInfo): Promise<Opened> {
  const bot = best(await http.bots());
  return http.open({ game: game.id, seats: againstBots(game.seatings[0] ?? [], ownName(), bot), title: "" });
}

/** The guided game: its position says which seat a person takes; bots take the others. */
export async function openTraining(game: GameInfo): Promise<Opened> {
  const { seat } = await http.training(game.id);
  const seats: Record<string, SeatWish> = { [seat]: { who: "me", name: ownName() } };
  return http.open({ game: game.id, seats, training: true, title: t("training-title") });
}

const LINKS = "sztab-links-";

/** Remember the links of a table for the page that shows them, until the browser is closed. */
export function keepLinks(opened: Opened): void {
  if (Object.keys(opened.links).length > 0) sessionStorage.setItem(LINKS + opened.table, JSON.stringify(opened.links));
  else sessionStorage.removeItem(LINKS + opened.table);
}

export function linksOf(table: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(LINKS + table) ?? "{}") as Record<string, string>;
}

/** Links that were just made take the place of older ones; those of seats that were taken are used up. */
export function renewLinks(session: Session, fresh: Record<string, string>): void {
  const open = new Set(session.people?.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat));
  const known = Object.entries({ ...linksOf(session.table), ...fresh });
  const links = Object.fromEntries(known.filter(([seat]) => seat in fresh || session.people === null || open.has(seat)));
  keepLinks({ table: session.table, links });
  session.links = links;
}

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${table}#seat=${token}`;

/** The address that brings a recovery code along; the page asks before it is used. */
export const codeLink = (table: string, code: string): string => `${location.origin}/t/${table}#code=${code}`;
