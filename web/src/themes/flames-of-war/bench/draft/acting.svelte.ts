// What the chosen platoon can do beside going and shooting: dig in, ride, bombard, lay smoke, point out, appoint, tow, join.
import type { Team } from "../../table";
import type { Act, ActMove } from "../../types";
import type { BenchState } from "../state.svelte";

type ActName = Act["act"];

const SHELLS: readonly ActName[] = ["bombard", "smoke", "repeat"];

export class Acting {
  list = $state.raw<readonly Act[]>([]);
  chosen = $state<ActName | "">(""); // whose targets are lit
  #pressed = ""; // the move whose target was clicked: another click on it confirms

  constructor(readonly bench: BenchState) {}

  clear(): void {
    this.list = [];
    this.chosen = "";
    this.#pressed = "";
  }

  async load(platoon: number): Promise<void> {
    const { bench } = this;
    const answer = await bench.asker.latest<Act[]>("acts", { platoon });
    if (answer && bench.platoon === platoon) this.list = answer;
  }

  get act(): Act | undefined {
    return this.list.find((one) => one.act === this.chosen);
  }

  /** The moves of the chosen act that wait for a click on what is lit. */
  get targets(): readonly ActMove[] {
    return this.act?.moves.filter((move) => move.team || move.platoon) ?? [];
  }

  /** Whether the menu on the map has something to say and hides nothing that was drafted. */
  get open(): boolean {
    const { draft, mine, platoon, mode, sights } = this.bench;
    if (!mine || !platoon || sights.tool !== "none" || this.chosen) return false;
    if (mode === "move" && draft?.verb === "move")
      return !draft.legs.length && !draft.dig_in && !draft.dismount.length && !draft.unhitch.length;
    return mode === "fire" && draft === null && !this.bench.bombards;
  }

  /** Whether what lies on the bench is this act. */
  on(act: Act): boolean {
    const { draft } = this.bench;
    if (act.act === this.chosen) return true;
    if (act.act === "dig-in") return draft?.verb === "move" && draft.dig_in;
    if (act.act === "get-off") return draft?.verb === "move" && draft.dismount.length + draft.unhitch.length > 0;
    return act.act === "mount" && draft?.verb === "move" && draft.legs.some((leg) => leg.mount);
  }

  /** Take up an act, or put it away; one with a single move is drafted at once. */
  choose(act: Act): void {
    const { bench } = this;
    const was = this.on(act);
    bench.barred = [];
    this.chosen = "";
    if (bench.bombards && SHELLS.includes(act.act) && was) return bench.choose(bench.platoon);
    if (was) return bench.choose(bench.platoon);
    const [first] = act.moves;
    if (!first) {
      bench.barred = act.why ? [act.why] : [];
      return;
    }
    const aims = act.moves.filter((move) => move.team || move.platoon);
    if (aims.length) {
      bench.aiming.target = 0;
      bench.marks = [];
      bench.draft = null;
      this.chosen = act.act;
      bench.bombards = SHELLS.includes(act.act);
      if (aims.length === 1 || bench.bombards) this.#take(aims[0]!);
    } else this.#take(first);
    if (act.act === "repeat") bench.bombards = true;
  }

  #take(move: ActMove): void {
    this.bench.fill(move.parts);
  }

  aims(team: Team): ActMove | undefined {
    return this.targets.find((move) =>
      move.team ? move.team === team.id : move.platoon === team.acts && team.side === this.bench.view.seat,
    );
  }

  /** A click on a team: whether it was lit. A second click on the same one confirms. */
  press(team: Team): boolean {
    const found = this.aims(team);
    if (!found) return false;
    const again = this.#pressed === found.text && this.bench.text === found.text;
    this.#pressed = found.text;
    if (again && this.bench.verdict?.legal) this.bench.confirm();
    else this.#take(found);
    return true;
  }
}
