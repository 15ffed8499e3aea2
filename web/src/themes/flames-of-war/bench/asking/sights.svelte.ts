// Measuring and looking: two tools that change nothing on the table.
import type { Point } from "../../table";
import type { Sight } from "./answers";
import type { Asker } from "./asker";

export type Tool = "none" | "measure" | "sight";
export type End = { point: Point; team: number }; // of a measured line; team 0: a point of the table

export class Sights {
  tool = $state<Tool>("none");
  measured = $state.raw<End[]>([]);
  far = $state<string | null>(null); // the server's distance of the two teams measured
  looker = $state(0);
  looked = $state(0);
  sight = $state.raw<Sight | null>(null);
  seen = $state.raw<number[]>([]);

  constructor(readonly asker: Asker) {}

  /** Take a tool in hand, or put it away; looking begins with the team that is active. */
  hold(tool: Tool, active: number): void {
    this.tool = this.tool === tool ? "none" : tool;
    this.forget();
    this.far = null;
    this.seen = [];
    this.looker = 0;
    if (this.tool === "sight" && active) void this.look(active);
  }

  /** A new position: what was measured in the old one is gone. */
  forget(): void {
    this.measured = [];
    this.sight = null;
    this.looked = 0;
  }

  /** Add an end to the measured line; two ends make one, unless it is bent. */
  async measure(end: End, bent: boolean): Promise<void> {
    this.measured = this.measured.length >= 2 && !bent ? [end] : [...this.measured, end];
    this.far = null;
    const [a, b] = this.measured;
    if (this.measured.length !== 2 || !a?.team || !b?.team) return;
    const answer = await this.asker.latest<string>("distance", { from: a.team, to: b.team });
    if (answer !== undefined && this.measured.length === 2) this.far = answer;
  }

  /** The first team looks, the second is looked at. */
  async look(id: number): Promise<void> {
    if (!this.looker || this.looked) {
      this.looker = id;
      this.looked = 0;
      this.sight = null;
      this.seen = (await this.asker.latest<number[]>("sees", { team: id })) ?? [];
      return;
    }
    this.looked = id;
    const answer = await this.asker.latest<Sight>("visible", { from: this.looker, to: id });
    if (answer && this.looked === id) this.sight = answer;
  }
}
