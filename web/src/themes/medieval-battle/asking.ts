// What is asked step by step, what may decide the battle, and fights with their sum.
import { said } from "../hexes/said";
import type { Outcome } from "../theme";
import type { Said } from "../../wire/types";
import { stopped } from "./things";
import { sideName, unitName } from "./labels";
import { isWagon, offMap, SIDES, type Side, type Table } from "./table";

/** The question after these picks. */
export function question(table: Table, picked: readonly string[]): Said | null {
  const unit = table.units.find((one) => one.id === picked[0]);
  const target = table.units.find((one) => one.id === picked[1]);
  if (unit && target && picked.length === 2) return said("ask-how", { target: unitName(target) });
  if (!unit || picked.length > 1) return null;
  if (offMap(unit)) return said("ask-place", { unit: unitName(unit) });
  if (isWagon(unit)) return said("ask-wagon", { unit: unitName(unit) });
  const zones = stopped(table, unit).length > 0 ? "yes" : "no";
  return said("ask-unit", { unit: unitName(unit), left: unit.mp, zones });
}

/** The most that one side could gain by one flag. */
const best = (table: Table, side: Side): number =>
  Math.max(0, ...Object.entries(table.map.flags).map(([hex, worth]) => (table.control[hex] === side ? 0 : worth)));

/** Who could win the battle with the next flag. */
export function notes(table: Table, seat: string | null): Said[] {
  if (["recruiting", "deploying", "over"].includes(table.stage)) return [];
  return SIDES.filter((side) => table.vp[side] + best(table, side) >= table.victory).map((side) =>
    side === seat
      ? said("note-you-win", { missing: table.victory - table.vp[side] })
      : said("note-side-wins", { side: sideName(side), missing: table.victory - table.vp[side] }),
  );
}

const LOSSES = new Set(["loses-knight", "destroyed", "no-loss", "wagon-destroyed", "moves-in", "takes-flag"]);

/** A melee or a shot, with its sum and its losses. */
export function outcomes(table: Table, told: readonly Said[], seat: string | null = null): Outcome[] {
  const fight = told.find((one) => one.key === "melee" || one.key === "shoots");
  if (!fight) return [];
  const foe = (fight.args?.target as Said | undefined)?.args;
  const target = foe?.id;
  const mine = seat !== null && (foe?.side as Said | undefined)?.key === seat; // seen from the side that was attacked
  const hex = told.find((one) => one.key === "attacks")?.args?.hex ?? table.units.find((one) => one.id === target)?.at;
  const { own, enemy } = fight.args as { own: number; enemy: number };
  return [
    {
      at: typeof hex === "string" ? hex : null,
      title: fight,
      result: told.filter((one) => LOSSES.has(one.key)),
      ...(own === enemy ? {} : { good: enemy > own !== mine }),
    },
  ];
}
