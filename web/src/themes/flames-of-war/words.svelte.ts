// How this theme speaks: in the words of its game, in the reader's language.
import type { Said } from "../../wire/types";

let speak: (said: Said) => string = $state((said: Said) => said.key);
export const say = (key: string, args: Said["args"] = {}): string => speak({ key, args });
export const tell = (said: Said): string => speak(said);
export const speakWith = (how: (said: Said) => string): void => { speak = how; };
