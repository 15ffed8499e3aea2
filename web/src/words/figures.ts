// Chances and changes as the reader's language writes them.
import { settings } from "../settings.svelte";

const decimal = (value: number): string => {
  const text = value.toFixed(1);
  return settings.language === "pl" ? text.replace(".", ",") : text;
};

/** The percent sign: Polish keeps it apart from the number, English does not. */
const sign = (): string => (settings.language === "pl" ? "\u00a0%" : "%");

const TINY = 1e-9; // what sums of chances are wrong by

/** A chance in whole percent without the sign: what is not certain is no 100, and what can be no 0. */
export const hundredths = (chance: number): string =>
  chance >= 0.995 && chance < 1 - TINY ? ">99" : chance < 0.005 && chance > TINY ? "<1" : `${Math.round(chance * 100)}`;

/** A chance in whole percent. */
export const share = (chance: number): string => `${hundredths(chance)}${sign()}`;

/** A change of the chance in percentage points, with its sign. */
export const points = (change: number): string => {
  const shown = decimal(Math.abs(change) * 100);
  return /^0[.,]0$/.test(shown) ? shown : `${change > 0 ? "+" : "−"}${shown}`;
};

/** Parts of a change, rounded as they are shown so that they add up: the largest errors give way. */
export function inTenths(parts: readonly number[], total: number): number[] {
  const shown = parts.map((part) => Math.round(part * 1000));
  for (let left = Math.round(total * 1000) - shown.reduce((a, b) => a + b, 0); left !== 0; left -= Math.sign(left)) {
    const rests = parts.map((part, i) => Math.sign(left) * (part * 1000 - shown[i]!));
    shown[rests.indexOf(Math.max(...rests))]! += Math.sign(left);
  }
  return shown.map((tenth) => tenth / 1000);
}

/** A chance in percent with one decimal. */
export const percent = (chance: number): string => `${decimal(chance * 100)}${sign()}`;
