// The overlays that ask the server: what a hex sees, and who could reach it.
import type { Looked, Mark, Overlay } from "../theme";

/** Where the eye rests: the hex of the thing pointed at, else of the last pick on the map. */
function spot(looked: Looked, hexOf: (id: string) => string | null): string | null {
  const last = [...looked.picked].reverse().find((word) => hexOf(word) !== null);
  const id = looked.at !== null && hexOf(looked.at) !== null ? looked.at : last;
  return id === undefined ? null : hexOf(id);
}

const asList = (answer: unknown): string[] => (Array.isArray(answer) ? (answer as string[]) : []);
const asCosts = (answer: unknown): [string, number][] =>
  answer && typeof answer === "object" ? Object.entries(answer as Record<string, number>) : [];

/** Both overlays; *hexOf* gives the hex of a hex or of a unit on the map, *isUnit* tells them apart. */
export const looking = <Table>(
  hexOf: (table: Table, id: string) => string | null,
  isUnit: (table: Table, id: string) => boolean,
): Overlay<Table>[] => [
  {
    key: "V",
    name: "overlay-sight",
    async marks(table, looked) {
      const hex = spot(looked, (id) => hexOf(table, id));
      if (hex === null) return [];
      const seen = asList(await looked.ask("visible", { hex }));
      return [...seen.map((id): Mark => ({ kind: "tint", id, label: "👁" })), { kind: "tint", id: hex, hatch: true }];
    },
  },
  {
    key: "T",
    name: "overlay-reach",
    async marks(table, looked) {
      if (looked.at !== null && isUnit(table, looked.at)) {
        const goals = asCosts(await looked.ask("reach", { unit: looked.at }));
        return goals.map(([id, cost]): Mark => ({ kind: "tint", id, label: String(cost) }));
      }
      const hex = spot(looked, (id) => hexOf(table, id));
      if (hex === null) return [];
      const units = asCosts(await looked.ask("reach", { hex }));
      return [
        { kind: "tint", id: hex, hatch: true },
        ...units.map(([id, cost]): Mark => ({ kind: "tint", id, label: String(cost) })),
      ];
    },
  },
];
