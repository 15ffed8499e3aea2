// What a person has set for this device; kept in local storage, never anything of a game.

export type Language = "en" | "pl";
export type Shade = "system" | "light" | "dark";

export type Settings = {
  language: Language;
  shade: Shade;
  confirmTouch: boolean;
  letters: boolean; // single-letter keys
  motion: "system" | "on" | "off";
  pace: number; // ms that every move of a bot is shown; 0: at once
  sound: boolean;
  notify: boolean;
  remind: number; // minutes after which one is reminded of one's move, once; 0: never
  name: string;
  panel: boolean; // the side panel is open
  hints: boolean; // the row of hints in guided games
  dismissed: string[]; // hints that were sent away for good
};

const KEY = "sztab-settings";
const DARK = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

const defaults = (): Settings => ({
  language: navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en",
  shade: "system",
  confirmTouch: true,
  letters: true,
  motion: "system",
  pace: 800,
  sound: false,
  notify: false,
  remind: 0,
  name: "",
  panel: true,
  hints: true,
  dismissed: [],
});

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // a device that keeps nothing still plays
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** Keep what was set, and show it on the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.shade === "system" ? (DARK().matches ? "dark" : "light") : settings.shade;
  root.dataset.motion = moves() ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the setting holds until the page is left
  }
}

/** Apply the settings now, and whenever the system changes between day and night; returns how to end that. */
export function followSettings(): () => void {
  applySettings();
  const dark = DARK();
  dark.addEventListener("change", applySettings);
  return () => dark.removeEventListener("change", applySettings);
}

/** Whether things may move on the screen. */
export const moves = (): boolean =>
  settings.motion === "on" || (settings.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
