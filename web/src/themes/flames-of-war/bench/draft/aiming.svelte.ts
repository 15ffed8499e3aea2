// Whom the chosen platoon can shoot at, with the chance, and why not at others.
import type { Said } from "../../../../wire/types";
import { apart } from "../../places/geometry";
import { type Point, tag, team as teamOf } from "../../table";
import { unique } from "./unique";
import type { TargetPlatoon } from "../asking/answers";
import type { BenchState } from "../state.svelte";

const asSaid = ({ key, value, rule }: { key: string; value: number; rule: string }): Said => ({
  key,
  args: { value },
  rule,
});

export class Aiming {
  targets = $state.raw<TargetPlatoon[]>([]);
  target = $state(0); // the platoon that was pointed at
  apart = $state.raw<number[]>([]); // own teams that get a target of their own with the next click
  loaded = $state(false);

  constructor(readonly bench: BenchState) {}

  clear(): void {
    this.targets = [];
    this.target = 0;
    this.apart = [];
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

  /** The lowest number that a shot at this platoon needs, and what makes it so high. */
  needed = ({ teams }: TargetPlatoon): number => Math.min(...teams.map((one) => one.needed));
  hindered = (one: TargetPlatoon): TargetPlatoon["teams"][number]["modifiers"] =>
    one.teams.find((team) => team.needed === this.needed(one))?.modifiers ?? [];

  /** Whether this platoon can be shot at: by the teams that were taken out, else by any. */
  within({ parts }: TargetPlatoon): boolean {
    if (!parts) return false;
    return !this.apart.length || parts.lines.some((line) => this.apart.includes(line.team));
  }

  /** A click on an own team: the next enemy that is clicked is its target alone, or with the others that were taken out. */
  take(id: number): void {
    const able = this.targets.some(({ parts }) => parts?.lines.some((line) => line.team === id));
    this.bench.barred = able ? [] : [{ key: "bench-split-none", args: { teams: this.names([id]) } }];
    if (this.apart.includes(id)) this.apart = this.apart.filter((one) => one !== id);
    else if (able) this.apart = [...this.apart, id]; // one that holds its fire would bar every target
  }

  /** Teams of the chosen platoon, as they are called: A1·2, A1·3. */
  names(ids: readonly number[]): string {
    return ids.map((id) => `${tag(this.bench.table, this.bench.platoon)}·${id}`).join(", ");
  }

  /** Point at an enemy platoon: everything that can shoots at it, or its reason is told. A second click confirms. */
  aim(platoon: number): void {
    const { bench } = this;
    const found = this.targets.find((one) => one.platoon === platoon);
    if (!found) return;
    if (this.apart.length) return this.#split(found);
    if (this.target === platoon && bench.draft?.verb === "shoot" && bench.ready) return bench.confirm();
    this.target = platoon;
    const never = found.parts && found.chance === 0;
    bench.barred = never
      ? [{ key: "bench-no-chance", args: { n: this.needed(found) } }, ...this.hindered(found).map(asSaid)]
      : found.why
        ? [found.why]
        : [];
    bench.draft = never ? null : found.parts; // dice that cannot hit are not offered
    this.draw();
  }

  /** FW-7.13: the enemy platoons that could not be charged after this plan. */
  get forgoes(): readonly number[] {
    const { draft } = this.bench;
    if (draft?.verb !== "shoot") return [];
    const full = draft.lines.some((line) => {
      const shots = this.targets.find((one) => one.platoon === line.target)?.shots ?? [];
      const most = shots.find((one) => one.team === line.team && one.weapon === line.weapon)?.most ?? 1;
      return Math.min(line.dice ?? most, most) > 1;
    });
    return full ? (this.targets.find((one) => one.forgoes.length)?.forgoes ?? []) : [];
  }

  /** One die for each weapon, so that the platoon may still charge. */
  spare(): void {
    const { bench } = this;
    if (bench.draft?.verb !== "shoot") return;
    bench.draft = { ...bench.draft, lines: bench.draft.lines.map((line) => ({ ...line, dice: 1 })) };
  }

  /** The teams that were taken out shoot at this platoon, all others as before. */
  #split({ platoon, parts, why, barred }: TargetPlatoon): void {
    const { bench, apart: taken } = this;
    const lines = parts?.lines.filter((line) => taken.includes(line.team)) ?? [];
    if (!parts || !lines.length) {
      const args = { teams: this.names(taken), tag: tag(bench.table, platoon) };
      const reason = barred.find(({ team }) => taken.includes(team))?.why ?? why;
      bench.barred = [{ key: "bench-split-cannot", args }, ...(reason ? [reason] : [])];
      return;
    }
    const before = bench.draft?.verb === "shoot" ? bench.draft : { ...parts, lines: [] };
    const able = new Set(lines.map((line) => line.team));
    const others = before.lines.filter((line) => !able.has(line.team));
    this.apart = [];
    this.target = platoon;
    bench.barred = [];
    bench.draft = { ...before, lines: [...others, ...lines].sort((a, b) => a.team - b.team || a.weapon - b.weapon) };
    this.draw();
  }

  /** How many teams of the plan shoot at each platoon; one entry where fire is not split. */
  get shares(): { platoon: number; teams: number }[] {
    const { draft } = this.bench;
    if (draft?.verb !== "shoot") return [];
    return unique(draft.lines.map((line) => line.target)).map((platoon) => ({
      platoon,
      teams: unique(draft.lines.filter((line) => line.target === platoon).map((line) => line.team)).length,
    }));
  }

  /** The lines of the plan on the map: from each shooter to the nearest team of its target that can be hit. */
  draw(): void {
    const { draft, table } = this.bench;
    const shots = draft?.verb === "shoot" ? draft.lines : [];
    const place = (id: number): Point | null => {
      const pose = teamOf(table, id).pose;
      return pose && [pose.x, pose.y];
    };
    const ends = (platoon: number): Point[] => {
      const hit = this.targets.find((one) => one.platoon === platoon)?.teams ?? [];
      const least = Math.min(...hit.map((one) => one.needed));
      const near = hit.filter((one) => one.needed <= Math.max(6, least)).map((one) => place(one.team));
      return near.filter((point) => point !== null);
    };
    this.bench.marks = unique(shots.map((shot) => shot.team)).flatMap((id) => {
      const from = place(id);
      const to = ends(shots.find((shot) => shot.team === id)!.target);
      if (!from || !to.length) return [];
      return [{ from, to: to.reduce((a, b) => (apart(from, b) < apart(from, a) ? b : a)), text: "" }];
    });
  }
}
