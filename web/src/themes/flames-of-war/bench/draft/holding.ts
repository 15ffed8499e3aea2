// What a click on a marker beside the table does: reserve and ambush are chosen (FW-16.12), platoons placed, aircraft called.
import type { Marker } from "../../places/beside";
import type { HoldBack } from "../../notation";
import type { BenchState } from "../state.svelte";

export type Place = "deploy" | "reserve" | "ambush";
export const PLACES: readonly Place[] = ["deploy", "reserve", "ambush"];

export const placeOf = ({ reserve, ambush }: HoldBack, number: number): Place =>
  reserve.includes(number) ? "reserve" : ambush.includes(number) ? "ambush" : "deploy";

/** The draft with one platoon put elsewhere; without a place, to the next one. */
export function put(draft: HoldBack, number: number, place?: Place): HoldBack {
  const to = place ?? PLACES[(PLACES.indexOf(placeOf(draft, number)) + 1) % PLACES.length]!;
  const listed = (list: readonly number[], wanted: Place): number[] => {
    const others = list.filter((one) => one !== number);
    return to === wanted ? [...others, number].sort((a, b) => a - b) : others;
  };
  return { verb: "hold-back", reserve: listed(draft.reserve, "reserve"), ambush: listed(draft.ambush, "ambush") };
}

/** A click on a marker: whether the bench took it. */
export function pressed(bench: BenchState, marker: Marker | undefined): boolean {
  if (!marker || marker.side !== bench.view.seat) return false;
  const { platoon } = marker;
  if (!platoon) return bench.flying.call();
  if (bench.draft?.verb === "hold-back") {
    if (bench.table.platoons[platoon - 1]!.independent) return false;
    bench.draft = put(bench.draft, platoon);
  } else if (bench.choices.includes(platoon)) bench.take(platoon === bench.platoon ? 0 : platoon);
  else return false;
  return true;
}
