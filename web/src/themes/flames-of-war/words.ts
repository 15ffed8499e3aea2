// How this theme speaks: in the words of its game, in the reader's language.
import type { Said } from "../../wire/types";
import { speaker } from "../../words/words.svelte";

const voice = speaker("flames-of-war");

export const say = (key: string, args: Said["args"] = {}): string => voice.say({ key, args });
export const tell = (said: Said): string => voice.say(said);
