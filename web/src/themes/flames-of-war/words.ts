// How this theme speaks: in the words of its game, in the reader's language.
import type { Said } from "../../wire/types";
import { speaker } from "../../words/words.svelte";
import type { Table } from "./table";

const voice = speaker("flames-of-war");

export const say = (key: string, args: Said["args"] = {}): string => voice.say({ key, args });
/** What a piece of terrain is called, by its id or its kind. */
export const groundOf = ({ table }: Table, id: string): string => {
  const piece = table.terrain.find((one) => one.id === id);
  return say(`thing-terrain-${(piece?.type ?? id).replaceAll("_", "-")}`);
};
export const tell = (said: Said): string => voice.say(said);
