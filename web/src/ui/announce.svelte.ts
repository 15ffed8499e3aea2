// What a screen reader is told: lines in order, at most five at once.
import { t } from "../words/words.svelte";

export const spoken: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

const MOST = 5;

/** The lines that are read at once; the log has the rest. */
export function atOnce(lines: readonly string[]): string {
  const more = lines.length - MOST;
  return [...lines.slice(0, MOST), ...(more > 0 ? [t("and-more", { count: more })] : [])].join(" ");
}

/** Say these lines after what is being said. */
export function announce(...lines: string[]): void {
  spoken.polite = atOnce(lines);
}

/** Forget what was said: it may be another's secret on this device. */
export function hush(): void {
  spoken.polite = "";
  spoken.urgent = "";
}

/** Say this once, at once: an own decision. */
export function call(line: string): void {
  spoken.urgent = line;
}
