// Army lists as text (`1220:company.hq,company.platoon`), and those that this device keeps.
import type { ListCompany, ListPlatoon, Said } from "../../../wire/types";

export type ArmyList = { limit: number; platoons: string[] };
export type SavedList = { name: string; text: string };

export const USUAL_POINTS = 1220;
const MOST_SAVED = 50;
const key = (game: string): string => `sztab-lists-${game}`;

export const spelled = ({ limit, platoons }: ArmyList): string => `${limit}:${platoons.join(",")}`;

/** The list that a text writes; null for what is none. The server judges it, whatever it holds. */
export function readList(text: string): ArmyList | null {
  const found = /^(\d{1,5}):([\w.,]*)$/.exec(text);
  if (!found) return null;
  return { limit: Number(found[1]), platoons: found[2] ? found[2].split(",") : [] };
}

export const platoonOf = (companies: readonly ListCompany[], id: string): ListPlatoon | undefined =>
  companies.flatMap((company) => company.platoons).find((platoon) => platoon.id === id);

/** Which of several equal platoons of a list the one at *n* is, from 1; 0 where it is the only one. */
export function turnOf({ platoons }: ArmyList, n: number): number {
  const like = platoons.flatMap((id, at) => (id === platoons[n] ? [at] : []));
  return like.length > 1 ? like.indexOf(n) + 1 : 0;
}

/** The address of a new table that a list plays at, under the name that it was given. */
export const playLink = (game: string, side: string, text: string, name: string): string =>
  `/g/${game}/new?${new URLSearchParams({ [`company_${side}`]: text, ...(name.trim() && { name: name.trim() }) })}`;

/** The saved lists, and first the one that an address brings if it is none of them. */
export function withGiven(saved: readonly SavedList[], text: string | undefined, name: string): SavedList[] {
  const known = !text || saved.some((one) => one.text === text && (one.name === name || !name));
  return known ? [...saved] : [{ name, text }, ...saved.filter((one) => one.text !== text)];
}

export const pointsOf = (companies: readonly ListCompany[], { platoons }: ArmyList): number =>
  platoons.reduce((sum, id) => sum + (platoonOf(companies, id)?.points ?? 0), 0);

/** What a platoon has in words, equal teams together. */
export function teamsOf(platoon: ListPlatoon, words: (said: Said) => string): string {
  const many = new Map<string, number>();
  for (const { count, say } of platoon.teams) many.set(words(say), (many.get(words(say)) ?? 0) + count);
  return [...many].map(([name, count]) => `${count} × ${name}`).join(", ");
}

/** The companies whose platoons have the same points as those of the headquarters that was chosen. */
export function alike(companies: readonly ListCompany[], own: ListCompany): ListCompany[] {
  const same = (one: ListCompany): boolean =>
    one.nation === own.nation && one.training === own.training && one.motivation === own.motivation;
  return [own, ...companies.filter((one) => one !== own && same(one))];
}

export function savedLists(game: string): SavedList[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is SavedList =>
        typeof (one as SavedList)?.name === "string" && readList(String((one as SavedList).text)) !== null,
    );
  } catch {
    return []; // a device that keeps nothing
  }
}

export function keepLists(game: string, lists: readonly SavedList[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(lists.slice(0, MOST_SAVED)));
  } catch {
    // private windows may refuse: the link still holds the list
  }
}
