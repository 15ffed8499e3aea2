// The analysis of the position that a study shows: begun, looked after while it goes deeper, its lines on the board.
import { failed } from "../../../session/failed";
import { announce } from "../../../ui/announce.svelte";
import * as http from "../../../wire/http";
import type { PositionAnalysis, Said } from "../../../wire/types";
import { t } from "../../../words/words.svelte";
import { drawnPlan } from "../../table/analysis/plan";
import type { Followed } from "../../table/analysis/Plans.svelte";
import type { Study } from "../state.svelte";

const AGAIN = 700; // ms between two looks at what was found

export class Analysed {
  page = $state.raw<PositionAnalysis | null>(null);
  problem = $state.raw<Said | null>(null);
  line = $state.raw<Followed | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: unknown = null; // the position that was asked about last
  #pointed = 0; // the plan that is drawn

  constructor(readonly study: Study) {}

  /** Look into the position that the rules took last. */
  begin(position: unknown): void {
    this.end();
    this.page = null;
    this.#wanted = position;
    if (this.study.view.ending === null)
      void this.#take(position, () => http.analysePosition(this.study.game, position));
  }

  /** Show the position itself again, and ask no more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#pointed = 0;
    this.line = null;
    this.problem = null;
    this.study.instead = null;
    this.study.drawn = [];
    this.study.aim = null;
  }

  async #take(position: unknown, ask: () => Promise<PositionAnalysis>): Promise<void> {
    try {
      const found = await ask();
      if (this.#wanted !== position) return;
      const first = !this.page?.report && found.report !== null;
      this.page = found;
      this.problem = null;
      this.#draw();
      if (first) announce(t("study-plans-found", { plans: found.report!.plans.length }));
    } catch (error) {
      if (this.#wanted === position) this.problem = failed(error);
      return;
    }
    const { analysis, working } = this.page;
    if (working.state === "waiting")
      this.#timer = setTimeout(() => void this.#take(position, () => http.positionAnalysis(analysis)), AGAIN);
  }

  /** The board shows the step that was reached, or the position with a plan drawn into it. */
  #draw(): void {
    const { study, line, page } = this;
    const step = line && line.step > 0 ? line.found.steps[line.step - 1] : undefined;
    study.instead = step?.table ?? null;
    study.drawn = [];
    const plan = this.#pointed;
    const moves = page?.report?.plans[plan]?.moves;
    study.aim = (step ? null : moves?.[0]?.picks?.[0]) ?? null;
    if (step || !page || !moves) return;
    drawnPlan(study.drawing, study.view.table, moves, () => http.positionLine(page.analysis, plan)).then(
      (marks) => {
        if (this.page === page && this.#pointed === plan && study.instead === null) study.drawn = marks;
      },
      () => {}, // not drawn; playing it out says why not
    );
  }

  point = (plan: number): void => {
    if (this.#pointed === plan) return;
    this.#pointed = plan;
    this.#draw();
  };

  follow = async (plan: number): Promise<void> => {
    const { page } = this;
    if (!page) return;
    this.problem = null;
    try {
      const found = await http.positionLine(page.analysis, plan);
      if (this.page?.analysis !== page.analysis) return;
      this.line = { plan, found, step: found.steps.length > 0 ? 1 : 0 };
      this.#draw();
    } catch (error) {
      this.problem = failed(error);
    }
  };

  step = (step: number): void => {
    if (this.line) this.line = { ...this.line, step };
    this.#draw();
  };
}
