// Imports run one way: a room knows those below it, never those above or beside it.
import { expect, test } from "vitest";

/** The rooms of the client, from above to below; docs/architecture.md says what belongs in each. */
const LAYERS = ["app", "pages", "panels", "board", "themes", "ui", "session", "picks", "words", "settings", "wire"];

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The room of a file: its folder in src, or what the files beside the folders are for. */
const roomOf = (path: string): string => {
  const [first = "", ...rest] = path.replace(/^\.\//, "").split("/");
  if (rest.length > 0 || LAYERS.includes(first)) return first;
  return first.startsWith("settings.") ? "settings" : "app";
};

/** The files and folders within src that a source imports, as paths from src. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']/g);
  return [...found].map(([, to]) => new URL(to!, new URL(path, "http://src/")).pathname.slice(1));
}

const edges = Object.entries(sources).flatMap(([path, text]) =>
  importsOf(path, text).map((to) => ({ path, to, from: roomOf(path), into: roomOf(to) })),
);
const within = edges.filter(({ to }) => !to.startsWith("fixtures/"));

test("every file lies in a room that has its place in the order", () => {
  expect(Object.keys(sources).filter((path) => !LAYERS.includes(roomOf(path)))).toEqual([]);
  expect(within.length).toBeGreaterThan(300); // the imports are found at all
});

test("no room imports one that lies above it", () => {
  const wrong = within.filter(({ from, into }) => LAYERS.indexOf(into) < LAYERS.indexOf(from));
  expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
});

test("no game's theme imports another's", () => {
  /** The game of a file in themes; none for what all themes share. */
  const gameOf = (path: string): string | null => {
    const [, game, file] = path.replace(/^\.\//, "").split("/");
    return file === undefined || game === "hexes" ? null : (game ?? null);
  };
  const wrong = within.filter(({ path, to, from, into }) => {
    const [own, other] = [gameOf(path), gameOf(to)];
    return from === "themes" && into === "themes" && own !== null && other !== null && own !== other;
  });
  expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
});

/** Modules of a folder, which can be taken in at a glance; a test lies beside its module. */
const MOST_FILES = 12;
/** Lines of a module, which can be read in one sitting. */
const MOST_LINES = 400;

test("no folder holds more than a dozen modules", () => {
  const folders = new Map<string, number>();
  for (const path of Object.keys(sources).filter((path) => !path.endsWith(".test.ts"))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  expect([...folders].filter(([, files]) => files > MOST_FILES)).toEqual([]);
});

test("a module can be read in one sitting", () => {
  const written = Object.entries(sources).filter(([, text]) => !text.startsWith("// Generated"));
  const long = written.filter(([, text]) => text.split("\n").length > MOST_LINES + 1);
  expect(long.map(([path]) => path)).toEqual([]);
});

/** Files that may look at the page as a whole, and why. */
const WHOLE_PAGE: Record<string, string> = {
  "./main.ts": "it mounts the client",
  "./pages/table/calling.ts": "it changes the icon of the tab",
  "./ui/download.ts": "it clicks the link that it has made itself",
};

test("no component finds or clicks what another one has drawn", () => {
  const reaching = /document\.(?:querySelector|getElement)|\.click\(\)/;
  const found = Object.entries(sources).filter(([path, text]) => !path.endsWith(".test.ts") && reaching.test(text));
  expect(found.map(([path]) => path).filter((path) => !(path in WHOLE_PAGE))).toEqual([]);
});
