// A picture of each board in the reader's language, drawn by its theme (npm run screenshots); fetched when it comes into sight.
import { settings } from "../../settings.svelte";

const found = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

/** The picture of a game's board; null for a game without one. */
export const pictureOf = (game: string): string | null =>
  found[`./pictures/${game}.${settings.language}.webp`] ?? found[`./pictures/${game}.en.webp`] ?? null;
