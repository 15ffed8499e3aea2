// Silhouettes of teams from above, in inches about (0, 0), facing right (+x); y grows downwards. One path for what is
// solid, one for lines on it.
import type { Team } from "../table";

export type Figure = { hull: string; lines: string; dark?: string; helmet?: string };

/** A soldier: shoulders, pack and helmet, a rifle ahead; large for his base, as miniatures are, so that he is seen from afar. */
function man(x: number, y: number, turn = 0, arm = true): Figure {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (dx: number, dy: number): string => `${round(x + dx * c - dy * s)} ${round(y + dx * s + dy * c)}`;
  const shoulders = `M${at(-0.12, -0.25)}Q${at(0.13, -0.29)} ${at(0.13, 0)}Q${at(0.13, 0.29)} ${at(-0.12, 0.25)}Q${at(-0.22, 0)} ${at(-0.12, -0.25)}Z`;
  const helmet = `M${at(-0.14, 0)}A.15 .15 0 1 1 ${at(0.16, 0)}A.15 .15 0 1 1 ${at(-0.14, 0)}Z`;
  return { hull: shoulders, helmet, lines: arm ? `M${at(0.02, 0.19)}L${at(0.5, 0.08)}` : "" };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const together = (...parts: Figure[]): Figure => ({
  hull: parts.map((part) => part.hull).join(""),
  lines: parts.map((part) => part.lines).join(""),
  dark: parts.map((part) => part.dark ?? "").join(""),
  helmet: parts.map((part) => part.helmet ?? "").join(""),
});

const box = (x: number, y: number, w: number, h: number, r = 0.06): string =>
  `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}q${r} 0 ${r} ${r}v${round(h - 2 * r)}q0 ${r} ${-r} ${r}h${round(2 * r - w)}q${-r} 0 ${-r} ${-r}v${round(2 * r - h)}q0 ${-r} ${r} ${-r}z`;

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Two tracks with their links, between which the hull lies. */
function tracks(l: number, w: number): Figure {
  const wide = w * 0.2;
  const links: string[] = [];
  for (let x = -l / 2 + 0.12; x < l / 2 - 0.04; x += 0.2)
    for (const y of [-w / 2, w / 2 - wide]) links.push(`M${round(x)} ${round(y)}v${round(wide)}`);
  return { hull: "", dark: box(-l / 2, -w / 2, l, wide) + box(-l / 2, w / 2 - wide, l, wide), lines: links.join("") };
}

function tank(l: number, w: number, turret: boolean): Figure {
  const inner = w * 0.66;
  const hull = box(-l * 0.47, -inner / 2, l * 0.94, inner, 0.08);
  const grille = [-0.36, -0.31, -0.26].map((x) => `M${round(l * x)} ${round(-inner * 0.34)}v${round(inner * 0.68)}`);
  if (!turret)
    return together(tracks(l, w), {
      hull:
        hull + `M${-l * 0.2} ${-inner * 0.42}L${l * 0.24} ${-inner * 0.3}V${inner * 0.3}L${-l * 0.2} ${inner * 0.42}Z`,
      lines: `${grille.join("")}M${l * 0.24} 0H${l * 0.58}M${-l * 0.08} ${-inner * 0.16}a.1 .1 0 1 0 .01 0`,
    });
  return together(tracks(l, w), {
    hull: hull + disc(round(l * 0.02), 0, round(inner * 0.41)),
    lines: `${grille.join("")}M${round(l * 0.02 + inner * 0.38)} 0H${round(l * 0.6)}M${round(-l * 0.02)} ${round(-inner * 0.12)}a.09 .09 0 1 0 .01 0`,
  });
}

function truck(l: number, w: number, armed: boolean): Figure {
  const bed = box(-l * 0.48, -w * 0.42, l * 0.58, w * 0.84, 0.04);
  const cab = box(l * 0.13, -w * 0.36, l * 0.34, w * 0.72, 0.1);
  const bows = [-0.36, -0.22, -0.08].map((x) => `M${round(l * x)} ${round(-w * 0.42)}v${round(w * 0.84)}`);
  const glass = `M${round(l * 0.24)} ${round(-w * 0.28)}v${round(w * 0.56)}`;
  const rear = armed ? tracks(l * 0.62, w).dark! : "";
  const wheels = [
    [l * 0.3, -w / 2],
    [l * 0.3, w * 0.4],
  ]
    .map(([x, y]) => box(x!, y!, l * 0.14, w * 0.1, 0.02))
    .join("");
  return { hull: bed + cab, dark: rear + wheels, lines: bows.join("") + glass };
}

function gun(l: number, w: number, long: boolean): Figure {
  const shield = `M${round(l * 0.02)} ${round(-w * 0.3)}L${round(l * 0.1)} ${round(-w * 0.08)}V${round(w * 0.08)}L${round(l * 0.02)} ${round(w * 0.3)}L${round(-l * 0.03)} ${round(w * 0.3)}V${round(-w * 0.3)}Z`;
  const trails = `M${round(-l * 0.02)} 0L${round(-l * 0.4)} ${round(-w * 0.22)}M${round(-l * 0.02)} 0L${round(-l * 0.4)} ${round(w * 0.22)}`;
  const barrel = `M${round(l * 0.05)} 0H${round(l * (long ? 0.52 : 0.34))}`;
  const wheels =
    box(round(-l * 0.1), round(-w * 0.4), round(l * 0.2), 0.1, 0.02) +
    box(round(-l * 0.1), round(w * 0.4 - 0.1), round(l * 0.2), 0.1, 0.02);
  const crew = [
    man(round(-l * 0.2), round(-w * 0.36), 0.2, false),
    man(round(-l * 0.22), round(w * 0.36), -0.2, false),
  ];
  return together({ hull: shield, lines: trails + barrel, dark: wheels }, ...crew);
}

/** Drawn to scale in a base of so many inches. */
export function figureOf({ type, typeId, role }: Team): Figure {
  const { length: l, width: w } = type;
  const notes = new Set([...type.notes, ...type.weapons.flatMap((weapon) => weapon.notes)]);
  if (type.kind === "tank") return tank(l, w, !/stug|jagd|marder|su_|assault/i.test(typeId));
  if (type.kind === "transport") return truck(l, w, type.armour.length > 0);
  if (type.kind === "cavalry")
    return together(
      ...[-0.55, 0.55].map((y) => ({
        ...man(-0.05, y),
        hull: `M-.5 ${y}q.45-.24 .9 0q-.45 .24-.9 0z` + man(-0.05, y).hull,
      })),
    );
  if (type.kind === "gun") {
    const first = type.weapons[0];
    if (notes.has("mortar") || notes.has("light_mortar"))
      return together(
        { hull: disc(0.1, 0, 0.16), lines: "M.1 0H.42M-.1-.18L.1 0L-.1 .18" },
        man(-0.2, round(-w * 0.28), 0.3, false),
        man(-0.2, round(w * 0.28), -0.3, false),
      );
    if (l < 1.6 || (first && first.anti_tank < 5))
      return together(
        { hull: box(-0.12, -0.07, 0.3, 0.14, 0.02), lines: "M.1 0H.5M-.1 0L-.38-.2M-.1 0L-.38 .2" },
        man(-0.3, round(-w * 0.3), 0.2, false),
        man(-0.3, round(w * 0.3), -0.2, false),
      );
    return gun(l, w, Boolean(first && first.anti_tank >= 7));
  }
  if (w < 1.6)
    return role.includes("command") || role === "2ic"
      ? together(man(0.12, -0.26), man(-0.1, 0.28, 0.2, false))
      : together(man(0.1, -0.26), man(-0.08, 0.28));
  return together(man(0.18, -0.66, 0.12), man(-0.16, -0.22, -0.1), man(0.14, 0.24), man(-0.12, 0.68, 0.1));
}
