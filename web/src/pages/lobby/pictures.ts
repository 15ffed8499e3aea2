// A picture of each board, drawn by its theme (npm run screenshots); the browser fetches it when it comes into sight.
const found = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

/** Where the picture of a game lies; null for a game that has none. */
export const pictureOf = (game: string): string | null => found[`./pictures/${game}.webp`] ?? null;
