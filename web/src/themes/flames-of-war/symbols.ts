// Small drawings in the manner of map symbols, about (0, 0) in a field of 16 by 12, facing right where they face.
import type { Team } from "./table";

export type Sign = { strokes: string; fills?: string; dots?: [number, number, number][] };

const FRAME = "M-8-5.5H8V5.5H-8Z";
const CROSS = "M-8-5.5L8 5.5M-8 5.5L8-5.5";
const TRACK = "M-4.5-3.5H4.5A3.5 3.5 0 0 1 4.5 3.5H-4.5A3.5 3.5 0 0 1-4.5-3.5Z";
const WHEELS: [number, number, number][] = [
  [-4, 8, 1.3],
  [4, 8, 1.3],
];

export const SIGNS: Record<string, Sign> = {
  infantry: { strokes: FRAME + CROSS },
  gun: { strokes: FRAME + "M-2-3.5V3.5M2-3.5V3.5M-2 0H2" },
  antitank: { strokes: FRAME + "M-8 5.5L0-3.5L8 5.5" },
  artillery: { strokes: FRAME, dots: [[0, 0, 2.4]] },
  mortar: { strokes: FRAME + "M0 1.5V-4M-2.2-1.8L0-4.2L2.2-1.8", dots: [[0, 3, 1.6]] },
  machinegun: { strokes: FRAME + "M0 4V-4M-2.6-1.2L0-4L2.6-1.2M-2.6 4H2.6" },
  flak: { strokes: FRAME + "M-5.5 5.5C-5.5-4.5 5.5-4.5 5.5 5.5" },
  tank: { strokes: FRAME + TRACK },
  assaultgun: { strokes: FRAME + TRACK + "M-4.5 3.5L0-3.5L4.5 3.5" },
  reconnaissance: { strokes: FRAME + "M-8 5.5L8-5.5" },
  transport: { strokes: FRAME + "M-8-1.5H8", dots: WHEELS },
  halftrack: { strokes: FRAME + CROSS, dots: WHEELS },
  cavalry: { strokes: FRAME + "M-8 5.5L8-5.5M-8 0H0" },
  observer: { strokes: FRAME + "M0-3.8L4.2 3.4H-4.2Z", dots: [[0, 1, 1.2]] },
  staff: { strokes: FRAME + "M-5 3.5V-3.5H5V1H-5" },
};

/** Which drawing stands for a team. */
export function signOf({ type, role }: Team): string {
  const notes = new Set([...type.notes, ...type.weapons.flatMap((weapon) => weapon.notes)]);
  if (role === "observer" || type.notes.includes("observer")) return "observer";
  if (role === "staff" || type.notes.includes("staff")) return "staff";
  if (type.kind === "cavalry") return "cavalry";
  if (type.kind === "transport") return type.armour.length ? "halftrack" : "transport";
  if (type.kind === "infantry") return "infantry";
  if (type.kind === "tank") {
    if (notes.has("recce")) return "reconnaissance";
    return "tank";
  }
  const first = type.weapons[0];
  if (notes.has("aa_light") || notes.has("aa_heavy")) return "flak";
  if (notes.has("mortar") || notes.has("light_mortar")) return "mortar";
  if (first && first.bomb_range > 0) return "artillery";
  if (first && first.anti_tank >= 7) return "antitank";
  return first && first.anti_tank < 5 ? "machinegun" : "gun";
}

/** The mark of a leader above the sign: one bar for a platoon, two or more for the company and above. */
export const RANKS: Record<string, string> = {
  platoon_commander: "•••",
  company_commander: "Ⅰ",
  "2ic": "Ⅰ²",
  higher_command: "Ⅱ",
};
