// What a screen reader is told: lines in order, at most five at once.
import { t } from "../words/words.svelte";

export const spoken: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

const MOST = 5;

/** Say these lines after what is being said. */
export function announce(...lines: string[]): void {
  const first = lines.slice(0, MOST);
  const more = lines.length - first.length;
  spoken.polite = [...first, ...(more > 0 ? [t("and-more", { count: more })] : [])].join(" ");
}

/** Say this once, at once: an own decision. */
export function call(line: string): void {
  spoken.urgent = line;
}
