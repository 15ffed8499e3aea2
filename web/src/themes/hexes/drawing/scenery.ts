// Which drawings stand where in a hex of each terrain, about its centre.
import { variant } from "../geometry";

export type Prop = { href: string; x: number; y: number; scale: number };

/** The pattern that lies on the ground of a terrain. */
export const PATTERNS: Record<string, string> = {
  plain: "hx-plain",
  clear: "hx-fields",
  forest: "hx-underwood",
  woods: "hx-underwood",
  rocky_hills: "hx-stones",
  hill: "hx-stones",
  mountain: "hx-scree",
  village: "hx-fields",
  town: "hx-cobbles",
};

/** Trees stand in a ring and a few within, so that a wood shows around a counter. */
function trees(turn: number): Prop[] {
  const found: Prop[] = [];
  for (let n = 0; n < 9; n += 1) {
    const angle = ((n * 40 + turn * 17) * Math.PI) / 180;
    const far = n % 2 ? 22 : 25;
    found.push({
      href: (n + turn) % 3 ? "#hx-tree" : "#hx-fir",
      x: far * Math.cos(angle),
      y: far * 1.02 * Math.sin(angle),
      scale: 0.95,
    });
  }
  for (let n = 0; n < 3; n += 1) {
    const angle = ((n * 120 + turn * 31) * Math.PI) / 180;
    found.push({
      href: n === turn % 3 ? "#hx-fir" : "#hx-tree",
      x: 9 * Math.cos(angle),
      y: 9 * Math.sin(angle),
      scale: 1.05,
    });
  }
  return found.filter((tree) => tree.y > -26).sort((a, b) => a.y - b.y);
}

const at = (href: string, x: number, y: number, scale = 1): Prop => ({ href, x, y, scale });

const KNOLLS = [
  [
    at("#hx-knoll", -13, -10, 0.9),
    at("#hx-knoll", 15, -3, 0.95),
    at("#hx-knoll", -8, 14, 1.1),
    at("#hx-rock", 18, 16, 0.9),
    at("#hx-rock", -25, 3, 0.8),
  ],
  [
    at("#hx-knoll", 12, -12, 0.9),
    at("#hx-knoll", -16, -1, 1),
    at("#hx-knoll", 9, 16, 1.1),
    at("#hx-rock", -13, 19, 0.9),
    at("#hx-rock", 26, 4, 0.8),
  ],
];
const PEAKS = [
  [at("#hx-peak", -10, -6, 0.9), at("#hx-peak", 13, 3, 0.85), at("#hx-peak", -8, 16, 0.8), at("#hx-rock", 22, 18, 0.8)],
  [at("#hx-peak", 10, -7, 0.9), at("#hx-peak", -14, 3, 0.85), at("#hx-peak", 9, 16, 0.8), at("#hx-rock", -20, 19, 0.8)],
];
const HILL = [
  at("#hx-knoll", 0, -13, 1.35),
  at("#hx-knoll", -16, 6, 1),
  at("#hx-knoll", 17, 7, 1),
  at("#hx-knoll", 0, 19, 1.15),
];
const VILLAGE = [
  at("#hx-church", 2, -14, 0.8),
  at("#hx-house", -21, -6),
  at("#hx-house", 21, -2, 0.95),
  at("#hx-house", -19, 12),
  at("#hx-house", 19, 15),
  at("#hx-tree", 0, 22, 0.8),
  at("#hx-tree", -27, 4, 0.6),
];
const TOWN = [
  at("#hx-house", -12, -23, 0.85),
  at("#hx-house", 12, -22, 0.9),
  at("#hx-church", 1, -6, 1),
  at("#hx-house", -24, -8),
  at("#hx-house", 25, -6, 0.95),
  at("#hx-house", -24, 7),
  at("#hx-house", 24, 9),
  at("#hx-house", -12, 20),
  at("#hx-house", 4, 24, 0.9),
  at("#hx-house", 17, 20, 0.9),
];

/** What stands in a hex, from behind to the front. */
export function scenery(terrain: string, id: string): Prop[] {
  if (terrain === "forest" || terrain === "woods") return trees(variant(id, 6));
  if (terrain === "rocky_hills") return KNOLLS[variant(id, 2)]!;
  if (terrain === "mountain") return PEAKS[variant(id, 2)]!;
  if (terrain === "hill") return HILL;
  if (terrain === "village") return VILLAGE;
  return terrain === "town" ? TOWN : [];
}
