// The part of the map that was in sight, kept for each table.
import type { Eye } from "./zoom";

const keyOf = (table: string): string => `eye-${table}`;

export function rememberedEye(table: string): Eye | null {
  try {
    const kept = sessionStorage.getItem(keyOf(table)) ?? localStorage.getItem(keyOf(table)) ?? "null";
    return JSON.parse(kept) as Eye | null;
  } catch {
    return null;
  }
}

export function rememberEye(table: string, eye: Eye): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(eye));
  } catch {
    // a device that keeps nothing opens the map fitted
  }
}
