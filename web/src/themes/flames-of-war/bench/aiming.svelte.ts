// Whom the chosen platoon can shoot at, with the chance, and why not at others.
import { apart } from "../geometry";
import { type Point, team as teamOf } from "../table";
import { unique } from "../unique";
import type { TargetPlatoon } from "./answers";
import type { BenchState } from "./state.svelte";

export class Aiming {
  targets = $state.raw<TargetPlatoon[]>([]);
  target = $state(0); // the platoon that was pointed at
  loaded = $state(false);

  constructor(readonly bench: BenchState) {}

  clear(): void {
    this.targets = [];
    this.target = 0;
    this.loaded = false;
  }

  async load(platoon: number): Promise<void> {
    const { bench } = this;
    const answer = await bench.asker.latest<TargetPlatoon[]>("targets", { platoon });
    if (!answer || bench.platoon !== platoon || bench.mode !== "fire") return;
    this.targets = answer;
    this.loaded = true;
  }

  get chosen(): TargetPlatoon | undefined {
    return this.targets.find((one) => one.platoon === this.target);
  }

  /** Point at an enemy platoon: everything that can shoots at it, or its reason is told. A second click confirms. */
  aim(platoon: number): void {
    const { bench } = this;
    const found = this.targets.find((one) => one.platoon === platoon);
    if (!found) return;
    if (this.target === platoon && bench.draft?.verb === "shoot" && bench.verdict?.legal) return bench.confirm();
    this.target = platoon;
    bench.barred = found.why ? [found.why] : [];
    bench.draft = found.parts;
    bench.marks = found.parts ? this.#lines(found) : [];
  }

  /** From each shooter to the nearest team that can be hit. */
  #lines({ parts, teams: hit }: TargetPlatoon): { from: Point; to: Point; text: string }[] {
    const { table } = this.bench;
    const ends = hit.flatMap(({ team }) => {
      const pose = teamOf(table, team).pose;
      return pose ? [[pose.x, pose.y] as Point] : [];
    });
    return unique(parts!.lines.map((line) => line.team)).flatMap((id) => {
      const pose = teamOf(table, id).pose;
      if (!pose || !ends.length) return [];
      const from: Point = [pose.x, pose.y];
      return [{ from, to: ends.reduce((a, b) => (apart(from, b) < apart(from, a) ? b : a)), text: "" }];
    });
  }
}
