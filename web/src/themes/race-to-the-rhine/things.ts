// Everything on the map that can be picked, focused or spoken of, with its whole label.
import type { Said } from "../../wire/types";
import type { Box, Thing } from "../theme";
import { R, layoutOf, type Way } from "./map/layout";
import { controller, corpsName, loadName, name, roomOf, total, type Colour, type Field, type Table } from "./table";

const BLOCK = { w: 68, h: 44 } as const;

export const things = (table: Table): Thing[] => [
  ...Object.keys(table.map.fields).map((id) => place(table, id)),
  ...layoutOf(table.map).ways.map((way) => link(table, way)),
  ...Object.keys(table.corps).map((id) => piece(table, id)),
];

const AROUND = 250; // units about the corps: two or three fields

/** The front: where this seat's corps stand (all corps for a spectator), and what lies around them. */
export function front(table: Table, seat: string | null): Box | null {
  const spots = Object.entries(table.corps)
    .filter(([id]) => seat === null || table.map.corps[id]!.army === seat)
    .map(([, corps]) => layoutOf(table.map).spots.get(corps.at)!);
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y };
}

const yes = (printed: boolean | undefined): string => (printed ? "yes" : "no");

const ruled = (rule: string, key: string, args: Record<string, unknown> = {}): Said => ({ key, args, rule });

const whose = (colours: readonly Colour[]): Said => name(`whose-${colours.join("-")}`);

function place(table: Table, id: string): Thing {
  const field = table.map.fields[id]!;
  const tokens = table.tokens[id] ?? {};
  const label = name("thing-field", {
    name: field.name,
    whose: whose(field.colours),
    held: controller(table, id) ?? "nobody",
    victory: yes(field.victory),
    base: isMain(table, id) ? "main" : (field.base ?? "no"),
    medal: yes(field.medal),
    fort: yes(field.fort),
    flag: yes(field.flag),
    marker: yes(table.resistance.includes(id)),
    number: Number(numbersAt(table, id)[0] ?? 0),
    drops: table.paratroops.filter((marker) => marker.at === id).length,
    count: total(tokens),
    load: loadName(tokens),
    room: roomOf(table, id),
  });
  return {
    id,
    kind: "place",
    ...layoutOf(table.map).spots.get(id)!,
    shape: { kind: "circle", r: R },
    label,
    side: controller(table, id) ?? undefined,
    card: [...printed(table, id, field), ...lying(table, id), ...steps(table, id)],
  };
}

const isMain = (table: Table, id: string): boolean => Object.values(table.bases).includes(id);

const numbersAt = (table: Table, id: string): string[] =>
  Object.entries(table.numbers ?? {})
    .filter(([, at]) => at === id)
    .map(([number]) => number);

/** What is printed on a field, and what it means. */
function printed(table: Table, id: string, field: Field): Said[] {
  const free = controller(table, id) === null;
  const lines: (Said | false | undefined)[] = [
    field.victory && ruled("RR-16.1", "line-victory"),
    isMain(table, id) && ruled("RR-6.2", "line-base-main"),
    field.base && ruled(field.base === "once" ? "RR-15.5" : "RR-6.3", `line-base-${field.base}`),
    field.start && ruled("RR-2.6", "line-start"),
    field.colours.length > 1 && ruled("RR-2.3", "line-shared"),
    field.medal && ruled("RR-10.23", "line-medal"),
    field.fort && free && ruled("RR-10.7", "line-fort"),
    field.flag && free && ruled("RR-10.8", "line-flag"),
    field.block && ruled("RR-15.1", "line-block"),
  ];
  return lines.filter((line): line is Said => !!line);
}

/** What lies on it now. */
function lying(table: Table, id: string): Said[] {
  const drops = table.paratroops.filter((marker) => marker.at === id).length;
  const count = total(table.tokens[id] ?? {});
  const lines: (Said | false)[] = [
    table.resistance.includes(id) && ruled("RR-10.8", "line-marker"),
    ...numbersAt(table, id).map((number) => ruled("RR-17.9", "line-number", { number: Number(number) })),
    drops > 0 && ruled("RR-12.5", "line-paratroops", { count: drops }),
    count > 0 && ruled("RR-6.5", "line-full", { count, room: roomOf(table, id) }),
    table.previews.open_to_counterattack.includes(id) && ruled("RR-14.6", "line-open"),
    table.previews.cut_off.includes(id) && ruled("RR-0.9", "line-cut-off"),
  ];
  return lines.filter((line) => line !== false);
}

/** What entering it would cost and risk, for each corps that could enter now. */
function steps(table: Table, id: string): Said[] {
  return Object.entries(table.previews.steps ?? {}).flatMap(([corps, goals]) => {
    const step = goals[id];
    if (!step) return [];
    const { fight, lost } = step;
    const args = { corps: corpsName(table, corps), load: loadName({ fuel: step.fuel, ammo: step.ammo }) };
    const count = Object.keys(step.encircles).length;
    return [
      step.deck ? ruled("RR-10.8", "line-step", { ...args, fight, lost }) : ruled("RR-10.5", "line-step-free", args),
      ...(count > 0 ? [ruled("RR-10.24", "line-encircles", { count })] : []),
    ];
  });
}

function link(table: Table, { a, b, colours, d, mid }: Way): Thing {
  const truck = table.trucks.find((text) => text === `${a} ${b}` || text === `${b} ${a}`);
  const [from, to] = truck === undefined ? [a, b] : (truck.split(" ") as [string, string]);
  const key = truck !== undefined ? "thing-arrow-truck" : colours[0] === "black" ? "thing-arrow-black" : "thing-arrow";
  const { fields } = table.map;
  return {
    id: `${a} ${b}`,
    kind: "link",
    ...mid,
    shape: { kind: "path", d },
    label: name(key, { start: fields[from]!.name, goal: fields[to]!.name, whose: whose(colours) }),
    card: truck === undefined ? [] : [ruled("RR-8.2", "line-truck")],
  };
}

function piece(table: Table, id: string): Thing {
  const corps = table.corps[id]!;
  const state = corps.immobilised ? "immobilised" : corps.moved ? "moved" : "ready";
  const card = [ruled("RR-2.13", "line-card-room", { count: total(corps), room: table.room.card })];
  if (corps.immobilised) card.push(ruled("RR-9.4", "line-immobilised"));
  else if (corps.moved) card.push(ruled("RR-10.1", "line-moved"));
  return {
    id,
    kind: "piece",
    ...layoutOf(table.map).spots.get(corps.at)!,
    shape: { kind: "rect", ...BLOCK },
    label: name("thing-corps", {
      corps: corpsName(table, id),
      field: table.map.fields[corps.at]!.name,
      load: loadName(corps),
      state,
    }),
    at: corps.at,
    side: table.map.corps[id]!.army,
    card,
  };
}
