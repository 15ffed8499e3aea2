// When the host may give a seat away without its holder.
import { settings } from "../../settings.svelte";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

export const isDue = (due: string, now = Date.now()): boolean => Date.parse(due) <= now;

/** "23 Nov 2026, 15:04 (in 7 days)", in the language of the reader. */
export function untilDue(due: string, now = Date.now(), language: string = settings.language): string {
  const date = new Date(due).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const left = Date.parse(due) - now;
  if (left <= 0) return date;
  const [size, unit] =
    left > 2 * DAY
      ? ([DAY, "day"] as const)
      : left > 2 * HOUR
        ? ([HOUR, "hour"] as const)
        : ([MINUTE, "minute"] as const);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.ceil(left / size), unit);
  return `${date} (${words})`;
}
