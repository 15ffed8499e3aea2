// What a click or a drag on the board means while an order is drafted.
import { markerAt } from "../places/beside";
import { corners, holds } from "../places/geometry";
import { type Point, type Team, teams } from "../table";
import { pressed } from "./draft/holding";
import { snapped } from "./draft/posing.svelte";
import { filling, SLOTS } from "./draft/shorts";
import { ordered, testAt, toggled } from "./draft/testing";
import type { BenchState } from "./state.svelte";

export class Pointing {
  /** What a click on an enemy does while a target is asked for. */
  aimed: ((id: number) => void) | null = $state.raw(null);
  first = $state.raw<number[]>([]); // the teams that were clicked to take hits first, in this order
  #charged = 0; // the enemy platoon that was pointed at: another click on it charges

  constructor(readonly bench: BenchState) {}

  clear(): void {
    this.first = [];
    this.#charged = 0;
  }

  pointable(team: Team): boolean {
    const { bench } = this;
    if (bench.acting.aims(team)) return true;
    if (team.side !== bench.view.seat) return this.aimed !== null || this.#hostile(team.acts);
    return (bench.posing && bench.poses.posed.some((one) => one.id === team.id)) || bench.choices.includes(team.acts);
  }

  /** A click on the board: whether the bench took it. */
  press(point: Point): boolean {
    const { bench } = this;
    const found = this.#at(point);
    if (bench.sights.tool === "measure") {
      const end = { point: found?.pose ? ([found.pose.x, found.pose.y] as Point) : point, team: found?.id ?? 0 };
      void bench.sights.measure(end, bench.bent);
    } else if (bench.sights.tool === "sight") {
      if (found) void bench.sights.look(found.id);
    } else if (!bench.mine) return false;
    else if (!found && pressed(bench, markerAt(bench.table, point))) return true;
    else if (found && (bench.acting.press(found) || bench.flying.press(found) || this.#decided(found))) return true;
    else if (bench.short) return this.#named(point, found);
    else if (found && !this.#vacated(found) && this.pointable(found)) this.#pointed(found);
    else if (bench.posing && bench.poses.active) {
      const leg = bench.poses.leg(bench.poses.active);
      if (bench.bent && leg?.path.length)
        void bench.poses.go(bench.poses.active, leg.path.at(-1)!, [...leg.path.slice(1, -1), point], true);
      else void bench.poses.go(bench.poses.active, point);
    } else return false;
    return true;
  }

  /** A platoon was dragged from one point to another: whether the bench took it. */
  dropped(from: Point, to: Point): boolean {
    const { bench } = this;
    const team = this.#at(from);
    if (!team || !bench.mine || !bench.choices.includes(team.acts)) return false;
    if (bench.platoon !== team.acts) bench.choose(team.acts);
    const over = this.#at(to);
    if (over && over.acts !== team.acts && this.pointable(over)) return this.press(to);
    if (bench.posing) void bench.poses.go(team.id, to);
    return true;
  }

  /** Point at an enemy platoon that may be charged; a second click confirms, also where the first one found it drafted. */
  charge(platoon: number): void {
    const { bench } = this;
    const { draft } = bench;
    const again = this.#charged === platoon;
    this.#charged = platoon;
    const drafted = draft?.verb === "assault" && draft.target === platoon && draft.legs.length > 0;
    if (drafted && !again) return;
    if (drafted && bench.verdict?.legal) return bench.confirm();
    bench.draft = { verb: "assault", platoon: bench.platoon, target: platoon, legs: [] };
    void bench.suggest((idea) => idea.verb === "assault" && idea.target === platoon);
  }

  /** Whether a team only stood there: by the draft it has gone, and its place is ground like any other. */
  #vacated = (team: Team): boolean => this.bench.posing && this.bench.poses.sends(team.id);

  /** A click on a team that something can be done with or to. */
  #pointed(team: Team): void {
    const { bench } = this;
    if (team.side !== bench.view.seat) {
      if (this.aimed) this.aimed(team.id);
      else if (bench.mode === "assault") this.charge(team.acts);
      else bench.aiming.aim(team.acts);
    } else if (team.acts !== bench.platoon && bench.choices.includes(team.acts)) bench.take(team.acts);
    else if (bench.mode === "fire" && bench.aiming.loaded && !bench.bombards) bench.aiming.take(team.id);
    else bench.poses.activate(team.id);
  }

  /** Whether a click on this enemy platoon means something: a target or a charge. */
  #hostile(platoon: number): boolean {
    const { bench } = this;
    if (bench.mode === "fire" && !bench.bombards) return bench.aiming.targets.some((one) => one.platoon === platoon);
    return bench.mode === "assault" && bench.prey.includes(platoon);
  }

  /** A click on a team whose test or hits are being decided: whether it was about them. */
  #decided(team: Team): boolean {
    const { bench } = this;
    const { draft } = bench;
    if (draft?.verb === "starting" && team.side === bench.view.seat) {
      const test = testAt(bench.table, team);
      if (test) bench.draft = toggled(bench.table, draft, test);
      return test !== undefined;
    }
    if (draft?.verb !== "allocate" || !draft.order.includes(team.id)) return false;
    const again = this.first.includes(team.id);
    this.first = again ? this.first.filter((one) => one !== team.id) : [...this.first, team.id];
    const given = bench.table.question?.parts;
    const order = given?.verb === "allocate" ? given.order : draft.order;
    bench.draft = { ...draft, order: ordered(order, this.first) };
    return true;
  }

  /** A click while a short order is on the bench: a team for its next slot, or where a vehicle ends. */
  #named(point: Point, found: Team | undefined): boolean {
    const { bench } = this;
    const { short } = bench;
    if (!short) return false;
    if (!found) {
      if (short.verb === "recover") bench.draft = { ...short, to: snapped(point) };
      return short.verb === "recover";
    }
    const number = filling(SLOTS[short.verb][bench.slot], found, bench.view.seat);
    if (number !== null) bench.name(bench.slot, number);
    return true;
  }

  #at(point: Point): Team | undefined {
    return teams(this.bench.table).find(
      (team) => team.pose && holds(corners(team.pose, team.type.width, team.type.length, 0.15), point),
    );
  }
}
