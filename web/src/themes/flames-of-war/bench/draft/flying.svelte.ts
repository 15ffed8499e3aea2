// Air support: whether aircraft may be called, with which chance, and what a dive at each enemy team would meet.
import type { Team } from "../../table";
import type { Air, Strike } from "../../types";
import type { BenchState } from "../state.svelte";

export class Flying {
  air = $state.raw<Air | null>(null);

  constructor(readonly bench: BenchState) {}

  clear(): void {
    this.air = null;
  }

  async load(): Promise<void> {
    const { bench } = this;
    const { view } = bench;
    const answer = await bench.asker.latest<Air>("air", {});
    if (answer && bench.view === view) this.air = answer;
  }

  get targets(): readonly Strike[] {
    return this.bench.mode === "air-strike" ? (this.air?.targets ?? []) : [];
  }

  /** The dive that lies on the bench. */
  get strike(): Strike | undefined {
    return this.targets.find((one) => one.team === this.bench.short?.numbers[0]);
  }

  /** A click on an enemy team; a second one on the same team sends the aircraft. */
  press(team: Team): boolean {
    if (!this.targets.some((one) => one.team === team.id)) return false;
    if (this.strike?.team === team.id && this.bench.verdict?.legal) this.bench.confirm();
    else this.bench.name(0, team.id);
    return true;
  }

  /** Call the aircraft, or do without them. */
  call(): boolean {
    const { draft } = this.bench;
    if (!this.air?.may_call || draft?.verb !== "starting") return false;
    this.bench.draft = { ...draft, air: !draft.air };
    return true;
  }
}
