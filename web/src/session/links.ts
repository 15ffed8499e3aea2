// The links to a table's open seats, as far as this browser knows them.
import type { Opened } from "../wire/types";
import type { Session } from "./session.svelte";

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
  const links = Object.fromEntries(
    known.filter(([seat]) => seat in fresh || session.people === null || open.has(seat)),
  );
  keepLinks({ table: session.table, links });
  session.links = links;
}

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${table}#seat=${token}`;

/** The address that brings a recovery code along; the page asks before it is used. */
export const codeLink = (table: string, code: string): string => `${location.origin}/t/${table}#code=${code}`;
