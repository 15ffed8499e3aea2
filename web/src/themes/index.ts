// The drawings of the games, each loaded only when a table of its game is opened.
import type { Theme } from "./theme";

export const themes: Record<string, () => Promise<{ default: Theme }>> = {
  "flames-of-war": () => import("./flames-of-war/theme"),
};
