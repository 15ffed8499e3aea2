// The workbench: which platoon is chosen, what its draft says, and what the server answered about it. A draft is a move of notation.ts that has not been sent yet.
import { untrack } from "svelte";
import type { Offer, Said, View } from "../../../wire/types";
import type { Bench } from "../../theme";
import { type Draft, type Named, spell } from "../notation";
import { type Point, standing, type Table, type Team, teams } from "../table";
import { unique } from "./draft/unique";
import type { Command, Ranging, Suggestion, Template, Verdict } from "./asking/answers";
import { Acting } from "./draft/acting.svelte";
import { Aiming } from "./draft/aiming.svelte";
import { Asker } from "./asking/asker";
import { Flying } from "./draft/flying.svelte";
import { answering, isLaid, type Mode, modeOf } from "./draft/modes";
import { type Posed, Posing } from "./draft/posing.svelte";
import { begun, isWhole } from "./draft/shorts";
import { Pointing } from "./pointing.svelte";
import { Sights } from "./asking/sights.svelte";

const REST = 150; // ms that a draft must rest before it is judged

export class BenchState {
  view = $state.raw<View>() as View;
  platoon = $state(0);
  draft = $state.raw<Draft | null>(null);
  command = $state.raw<Command | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  checking = $state(false);
  hopeless = $state(false); // nothing could be suggested
  barred = $state.raw<Said[]>([]); // why what was clicked cannot be
  aside = $state.raw<Said | null>(null); // why a platoon cannot be chosen: nothing against the draft
  details = $state(false); // the forms are open
  template = $state.raw<Point[] | null>(null);
  shelling = $state.raw<{ ranging: Ranging | null; under: Template | null }>({ ranging: null, under: null }); // of a bombardment
  marks = $state.raw<{ from: Point; to: Point; text: string }[]>([]); // the lines of a fire plan
  bombards = $state(false); // a battery's bombardment, not its direct fire
  bent = $state(false); // Shift is held: the next click is a bend of the way, not its goal
  slot = $state(0); // which number of a short order the next click fills
  leaving = $state(false); // Escape was pressed over a drawn order: once more puts it away
  held = false; // it is dragged: one drag is one step, wherever the hand rests on its way
  #rests = $state.raw<{ draft: Draft; posed: Posed }[]>([]); // the draft and how it was posed, one for each thing that was done to it
  #suggested = 0;
  #ideas: Draft[] | null = null; // the server's suggestions for this platoon
  #shown = "";
  #picked = "";
  #bench = $state.raw<Bench>() as Bench;
  readonly poses = new Posing(this);
  readonly aiming = new Aiming(this);
  readonly acting = new Acting(this);
  readonly flying = new Flying(this);
  readonly pointing = new Pointing(this);
  readonly asker: Asker = new Asker(async (question, args) => {
    const answered = await this.#bench.ask(question as Parameters<Bench["ask"]>[0], args);
    if (!answered || answered.refusal) throw answered?.refusal;
    return answered.answer;
  });
  readonly sights = new Sights(this.asker);

  /** The page's newest bench: its view, and what is picked on the board. */
  connect(bench: Bench): void {
    this.#bench = bench;
    const shown = this.#shown;
    this.show(bench.view);
    const picked = bench.picked.join(" ");
    if (picked === this.#picked) return;
    const before = numberOf(this.#picked.split(" ")[0]);
    this.#picked = picked;
    const number = numberOf(bench.picked[0]);
    // picks that went with the move that was made say nothing about what is asked now
    const back = shown === this.#shown && before > 0 && before === this.platoon;
    if (number !== this.platoon && (number > 0 ? this.choices.includes(number) : back)) this.choose(number);
    if (bench.picked[1] === "bombard" || bench.picked[1] === "shoot") this.bombards = bench.picked[1] === "bombard";
    const target = numberOf(bench.picked[1]);
    if (target && this.draft?.verb === "assault")
      void this.suggest((draft) => draft.verb === "assault" && draft.target === target);
    if (picked === "counterattack") void this.suggest((draft) => draft.verb === "counterattack");
  }

  get page(): Bench {
    return this.#bench;
  }

  get table(): Table {
    return this.view.table as Table;
  }
  get mine(): boolean {
    return this.view.seat !== null && this.view.awaited.includes(this.view.seat);
  }
  get mode(): Mode {
    return this.mine ? modeOf(this.table, this.platoon) : "plain";
  }

  /** A new view: what was drafted for the old position is put away unless it is the same decision. */
  show(view: View): void {
    const same = this.#shown === `${view.version}/${view.seat}`;
    this.#shown = `${view.version}/${view.seat}`;
    this.view = view;
    if (same) return;
    this.clear();
    this.platoon = 0;
    this.sights.forget();
    this.flying.clear();
    if (["starting", "air-strike"].includes(this.mode) && this.table.air) void this.flying.load();
    if (this.mode === "starting") this.#begun();
    else if (this.mode === "air-strike") this.begin("air-strike");
    else if (this.mine && isLaid(this.table)) {
      this.platoon = answering(this.table);
      this.fill(this.table.question!.parts!);
      this.details = ["defend", "aa-fire"].includes(this.asked); // who fires, with how many dice
    }
  }

  get asked(): string {
    return this.table.question?.parts?.verb ?? "";
  }

  /** The Starting step begins with all its tests, and without aircraft. */
  #begun(): void {
    this.draft = { verb: "starting", rally: null, remount: null, free: null, air: false };
  }

  /** Begin a short order with nothing named yet. */
  begin(verb: Named["verb"]): void {
    this.clear();
    this.platoon = 0;
    this.draft = begun(verb);
    this.slot = 0;
  }

  /** The short order on the bench. */
  get short(): Named | null {
    return this.draft && "numbers" in this.draft ? this.draft : null;
  }

  /** Name one thing of a short order; the next empty slot follows. */
  name(slot: number, number: number): void {
    const { short } = this;
    if (!short) return;
    const numbers = short.numbers.map((was, at) => (at === slot ? number : was));
    this.draft = { ...short, numbers };
    this.slot = Math.max(
      0,
      numbers.findIndex((one, at) => at > slot && one === 0),
    );
  }

  clear(): void {
    this.draft = null;
    this.slot = 0;
    this.pointing.clear();
    this.poses.clear();
    this.verdict = null;
    this.template = null;
    this.marks = [];
    this.hopeless = false;
    this.barred = [];
    this.aside = null;
    this.aiming.clear();
    this.acting.clear();
    this.details = false;
    this.bombards = false;
    this.leaving = false;
    this.held = false;
    this.#rests = [];
    this.#suggested = 0;
    this.#ideas = null;
  }

  /** Whether something was done to the draft that can be taken back. */
  get stepped(): boolean {
    return this.mine && (this.#rests.length > (this.#rests.at(-1)?.draft === this.draft ? 1 : 0) || this.drawn);
  }

  /** Keep the draft as it lies there now: back() comes to it. */
  rest(): void {
    const { draft, text } = this;
    if (!draft || this.held) return;
    const others =
      this.#rests.length && spell(this.#rests.at(-1)!.draft) === text ? this.#rests.slice(0, -1) : this.#rests;
    this.#rests = [...others, { draft, posed: this.poses.posture }];
  }

  /** Take back the last thing that was done to the draft; says whether there was one. */
  back(): boolean {
    let rests = this.#rests;
    if (rests.length && spell(rests.at(-1)!.draft) === this.text) rests = rests.slice(0, -1);
    this.#rests = rests;
    const before = rests.at(-1);
    if (!before || !this.mine) {
      if (!this.drawn) return false;
      this.choose(this.platoon); // back to where nothing was drawn
      return true;
    }
    this.draft = before.draft;
    Object.assign(this.poses, before.posed);
    this.barred = [];
    this.aiming.draw();
    return true;
  }

  /** Escape: an order that was drawn is put away only by a second one. */
  leave(): boolean {
    if (!this.choices.includes(this.platoon) || this.#bench.picked.length) return false;
    const places = this.draft !== null && "poses" in this.draft;
    if ((this.drawn || places) && !this.leaving) this.leaving = true;
    else this.choose(0);
    return true;
  }

  // --- platoons ---------------------------------------------------------------------------------

  /** The offers that begin a draft (shown/view.py). */
  get #drafts(): Offer[] {
    return this.view.offers.filter((offer) => offer.part);
  }

  /** Whether the chosen platoon may begin such a draft: shoot, bombard … */
  may(verb: string): boolean {
    return this.#drafts.some((offer) => numberOf(offer.picks[0]) === this.platoon && offer.picks[1] === verb);
  }

  /** The enemy platoons that the chosen platoon may charge. */
  get prey(): number[] {
    return this.#drafts
      .filter((offer) => numberOf(offer.picks[0]) === this.platoon)
      .map((offer) => numberOf(offer.picks[1]))
      .filter((number) => number > 0);
  }

  /** The platoons that this seat could draft something for now. */
  get choices(): number[] {
    const numbers = this.#drafts.map((offer) => numberOf(offer.picks[0]));
    return unique(numbers).filter((number) => number > 0);
  }

  choose(number: number): void {
    this.clear();
    this.platoon = number;
    if (number === 0) {
      if (this.mode === "starting") this.#begun();
      return;
    }
    if (["move", "fire", "assault"].includes(this.mode) && !this.table.question) void this.acting.load(number);
    if (this.mode === "move") {
      this.draft = {
        verb: "move",
        platoon: number,
        legs: [],
        dismount: [],
        unhitch: [],
        unhorse: [],
        rear: [],
        dig_in: false,
      };
      const members = standing(this.table, number);
      this.poses.activate((members.find((team) => team.role.includes("commander")) ?? members[0])?.id ?? 0);
      void this.#askCommand(number);
      if (this.table.platoons[number - 1]!.where === "arriving") void this.suggest();
    } else if (this.mode === "place") void this.suggest();
    else if (this.mode === "assault") {
      this.draft = { verb: "assault", platoon: number, target: this.prey[0] ?? 0, legs: [] };
      void this.suggest();
    } else if (this.mode === "fire") {
      this.bombards = this.may("bombard") && !this.may("shoot");
      if (!this.bombards) void this.aiming.load(number);
    }
  }

  async #askCommand(platoon: number): Promise<void> {
    this.command = null;
    const answer = await this.asker.latest<Command>("command", { platoon });
    if (answer && this.platoon === platoon) this.command = answer;
  }

  // --- suggestions, judgement, sending ----------------------------------------------------------

  /** Fill the draft in with the server's next suggestion that will do; false if it has none. */
  async suggest(fits: (draft: Draft) => boolean = () => true): Promise<boolean> {
    const { platoon, view } = this;
    this.#ideas ??= await this.#askIdeas(platoon);
    if (this.platoon !== platoon || this.view !== view) return false;
    const found = this.#ideas.filter(fits);
    const next = found[this.#suggested++ % Math.max(1, found.length)];
    this.hopeless = next === undefined;
    return next !== undefined && this.fill(next);
  }

  /** The server's suggestions in parts; plain moves, which have none, need no bench. */
  async #askIdeas(platoon: number): Promise<Draft[]> {
    const args = { parts: true, ...(platoon ? { platoon } : {}) };
    const answer = await this.asker.latest<Suggestion[]>("suggest", args);
    return (answer ?? []).flatMap(({ parts }) => (parts ? [parts] : []));
  }

  /** Lay a draft on the bench. */
  fill(draft: Draft | null): boolean {
    if (!draft) return false;
    this.draft = draft;
    this.poses.ways = {};
    if ("platoon" in draft && draft.platoon) this.platoon = draft.platoon;
    if (draft.verb === "move") this.poses.double = draft.legs.some((leg) => leg.double);
    const own = this.poses.posed.map((team) => team.id);
    this.barred = [];
    if (own.length) this.poses.activate(own.includes(this.poses.active) ? this.poses.active : own[0]!);
    return true;
  }

  get text(): string {
    return this.draft ? spell(this.draft) : "";
  }

  async check(): Promise<void> {
    const { text } = this;
    this.verdict = null;
    this.leaving = false;
    this.aside = null;
    if (!text || !this.mine || (this.short && !isWhole(this.short))) return;
    this.checking = true;
    await new Promise((done) => setTimeout(done, REST));
    if (this.text !== text) return;
    this.rest();
    const verdict = await this.asker.latest<Verdict>("legal", { draft: text });
    if (this.text !== text) return;
    this.checking = false;
    if (verdict) this.verdict = verdict;
  }

  /** Why a platoon cannot be chosen now; what is drafted for another one stays. */
  async ask(number: number): Promise<void> {
    const { view, platoon } = this;
    const why = await this.#bench.why(`platoon-${number}`);
    if (why && this.view === view && this.platoon === platoon) this.aside = why;
  }

  /** Whether an order lies on the bench that is legal and was not given yet. */
  get ready(): boolean {
    const stays = this.draft?.verb === "move" && !this.drawn; // legal, but nobody has said it yet
    const turnsBack = this.flying.strike?.why ?? null; // legal, and the aircraft are lost for nothing
    return this.mine && this.text !== "" && !stays && this.verdict?.legal === true && !this.barred.length && !turnsBack;
  }

  /** Whether a way, a place or a target was drawn for the chosen platoon. */
  get drawn(): boolean {
    const { draft } = this;
    if (!this.mine || !this.platoon || this.table.question || !draft) return false;
    if (draft.verb === "move") return draft.legs.length > 0 || draft.dig_in;
    return draft.verb === "shoot" || draft.verb === "bombard";
  }

  /** Send the whole draft as one move; a refusal is shown by the prompt, and the draft stays. */
  confirm(): void {
    if (this.text && !this.flying.strike?.why) this.#bench.send(this.text);
  }

  /** Choose a platoon on the bench; what was picked on the board for another one is taken back. */
  take(number: number): void {
    this.choose(number);
    const [first] = this.#bench.picked;
    if (first !== undefined && numberOf(first) !== number) {
      this.#picked = "";
      this.#bench.pick(first);
    }
  }

  /** Whether the draft is one of places and ways. */
  get posing(): boolean {
    return this.mine && this.draft !== null && ("legs" in this.draft || "poses" in this.draft);
  }

  /** All teams of the other side on the table. */
  get enemies(): Team[] {
    return teams(this.table).filter((team) => team.side !== this.view.seat && team.pose);
  }
}

/** The number in `platoon-3`; 0 for any other word. */
const numberOf = (word: string | undefined): number => Number(/^platoon-(\d+)$/.exec(word ?? "")?.[1] ?? 0);

const states = new WeakMap<Bench, BenchState>();

/** The state of a page's bench: its workbench and its drawing on the board share it as long as the page is there. */
export function stateOf(page: Bench): BenchState {
  let state = states.get(page);
  if (!state) states.set(page, (state = new BenchState()));
  return state;
}

/** The same for a component that begins: the state follows the page's view and picks. */
export function follow(page: Bench): BenchState {
  const state = stateOf(page);
  untrack(() => state.connect(page));
  $effect.pre(() => {
    void [page.view, page.picked];
    untrack(() => state.connect(page));
  });
  return state;
}
