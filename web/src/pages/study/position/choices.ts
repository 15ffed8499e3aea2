// What the plain values of a position are called, and which a field can have: words in place of notation.
import type { Said } from "../../../wire/types";
import { settings } from "../../../settings.svelte";
import { typeset } from "../../../words/typeset";
import { t } from "../../../words/words.svelte";
import { changed, isObject, type Field, type Json, type Position } from "./position";
import type { Fault, Study } from "../state.svelte";

export type Choice = { value: string; words: string };

/** The steps of each game's turn; their words are those of the game. */
const STEPS: Record<string, readonly string[]> = {
  "medieval-battle": [
    "recruiting",
    "deploying",
    "choosing",
    "manoeuvring",
    "answering",
    "pursuing",
    "regrouping",
    "over",
  ],
  "stand-at-mortain": ["placing", "acting", "redrawing", "over"],
  "race-to-the-rhine": [
    "acting",
    "transporting",
    "moving",
    "card",
    "surplus",
    "dropping",
    "dropped",
    "reacting",
    "shifting",
    "over",
  ],
  "flames-of-war": ["deploying", "starting", "movement", "shooting", "assault", "over"],
};
const ROLES = [
  "platoon_commander",
  "company_commander",
  "2ic",
  "higher_command",
  "staff",
  "observer",
  "transport",
] as const;
/** Where a piece can be beside the map. */
const BESIDE: Record<string, readonly string[]> = {
  "medieval-battle": ["reserve", "gone"],
  "stand-at-mortain": ["waiting", "exited", "eliminated"],
};

/** What a click or a card changes, what the rules work out, and what only the notation can say. */
const HIDDEN: Record<string, readonly string[]> = {
  "medieval-battle": ["map", "flags"],
  "stand-at-mortain": ["card", "interdiction"],
  "race-to-the-rhine": ["control", "pool", "looked"],
  "flames-of-war": ["air", "aircraft", "asks"],
};

/** The fields that a form shows. */
export const shown = (game: string, fields: Field[]): Field[] =>
  fields.filter(({ way, name }) => name !== "id" && !(HIDDEN[game] ?? []).includes(String(way[0])));

/** Values that a position leaves out where they are usual. */
export function unsaid(game: string, position: Position): Field[] {
  if (game !== "flames-of-war") return [];
  const pair = (key: string): Json[] => (Array.isArray(position[key]) ? position[key] : [0, 0]);
  const air = isObject(position["air"]) ? position["air"] : {};
  const list = (key: string, at: number): Field => ({
    way: [key, at],
    name: `${key} ${"AB"[at]}`,
    value: Number(pair(key)[at] ?? 0),
    put: (now, value) => ({ ...now, [key]: pair(key).map((one, i) => (i === at ? value : one)) }),
  });
  const support = (side: string): Field => ({
    way: ["air", side],
    name: `air ${side}`,
    value: String(air[side] ?? "none"),
    put: (now, value) => {
      const { [side]: _was, ...others } = air;
      return { ...now, air: value === "none" ? others : { ...others, [side]: value } };
    },
  });
  const over = { way: ["aircraft"], name: "aircraft", value: Number(position["aircraft"] ?? 0) };
  return [list("turns", 0), list("turns", 1), support("A"), support("B"), list("pools", 0), list("pools", 1), over];
}

/** The position with another value in a field; a side that is given the turn has begun one. */
export function assigned(game: string, position: Position, field: Field, value: Json): Position {
  if (field.put) return field.put(position, value);
  const next = changed(position, field.way, value);
  if (game !== "flames-of-war" || field.name !== "side" || !Array.isArray(next["turns"])) return next;
  const turns = next["turns"].map((turn, at) => ("AB"[at] === value ? Math.max(1, Number(turn)) : turn));
  return { ...next, turns };
}

/** What the rules say of a field, where its place needs no words: it stands beside it. */
export function faultBeside(say: Said): string {
  const why = say.args?.[settings.language === "pl" ? "why-pl" : "why"];
  return typeof why === "string"
    ? typeset(settings.language, why[0]!.toUpperCase() + why.slice(1))
    : t(say.key, say.args);
}

/** What the rules say of a position; a piece is called as on the board. */
export function faultOf(study: Study, { place, say }: Fault): string {
  const id = /^\w+\[([^\]]+)\]/.exec(place)?.[1];
  return id !== undefined && study.knows(id) ? `${study.pieceName(id)}: ${faultBeside(say)}` : study.speak.say(say);
}

/** What a field is called. */
export function fieldName(study: Study, field: Field): string {
  const [first = "", ...rest] = field.name.split(" ");
  const known = (word: string): string => {
    for (const key of [`study-field-${study.game}-${word.toLowerCase()}`, `study-field-${word.toLowerCase()}`]) {
      const said = t(key);
      if (said !== key) return said;
    }
    return study.view.seats.includes(word) ? study.seatName(word) : word;
  };
  const inner = rest.map((word) => (study.view.seats.includes(word) ? study.seatName(word) : known(word)));
  return inner.length > 0 ? `${known(first)}: ${inner.join(" ")}` : known(first);
}

/** The values that a field can have, in words; null: any number or text. */
export function choicesOf(study: Study, field: Field): Choice[] | null {
  const value = String(field.value);
  const found = options(study, field, value);
  if (!found || found.some((one) => one.value === value)) return found;
  return [{ value, words: value.startsWith("fled ") ? t("study-beside-fled") : value }, ...found];
}

function options(study: Study, field: Field, value: string): Choice[] | null {
  const { game, speak } = study;
  const last = String(field.way.at(-1));
  const named = (values: readonly string[], key: (value: string) => Said): Choice[] =>
    values.map((one) => ({ value: one, words: speak.say(key(one)) }));
  if (study.view.seats.includes(value))
    return study.view.seats.map((one) => ({ value: one, words: study.seatName(one) }));
  if (field.way.length === 1 && (last === "stage" || last === "step") && typeof field.value === "string")
    return named(STEPS[game] ?? [], (one) => ({ key: `phase-${one}` }));
  if (field.way[0] === "air" && game === "flames-of-war") {
    const option = study.info.options.find((one) => one.name === `air_${last.toLowerCase()}`);
    return (option?.choices ?? ["none"]).map((one) => {
      const key = `option-${option?.name}-${String(one).replaceAll(" ", "-")}`;
      return { value: String(one), words: speak.has(key) ? speak.say({ key }) : String(one) };
    });
  }
  if (last === "role") return named(ROLES, (one) => ({ key: `card-role-${one.replaceAll("_", "-")}` }));
  if (last === "type") {
    const types = (study.table as { types?: Record<string, { title: string }> }).types ?? {};
    return named(Object.keys(types), (one) => ({ key: "team-title", args: { id: one, title: types[one]!.title } }));
  }
  return field.name === "at" && typeof field.value === "string" ? places(study) : null;
}

/** Every place of the board by its printed name, then those beside it. */
function places(study: Study): Choice[] {
  const { speak } = study;
  const board = study.board.things
    .filter(({ kind, id, label }) => kind === "place" && id !== "exit" && label?.key !== "thing-off-map")
    .map(({ id, label }) => {
      const name = label?.args?.["name"];
      return { value: id, words: (label && speak.part(label, "short")) ?? (typeof name === "string" ? name : id) };
    })
    .sort((a, b) => a.words.localeCompare(b.words, undefined, { numeric: true }));
  return [...board, ...(BESIDE[study.game] ?? []).map((one) => ({ value: one, words: t(`study-beside-${one}`) }))];
}
