// The workbench's memory: which tool is in hand, which platoon, what its draft says, and what the
// server answered about it. A draft is a move of notation.ts that has not been sent yet.
import type { Offer, View } from "../../../wire/types";
import type { Bench } from "../../theme";
import { apart, board, clean, corners, headingTo, holds, snap } from "../geometry";
import { type Draft, type Leg, type Named, read, spell } from "../notation";
import { type Point, type Pose, standing, type Table, team as teamOf, type Team, teams } from "../table";
import type { Command, Reach, Sight, Verdict, Way } from "./answers";
import { Asker } from "./asker";

const REST = 150; // ms that a draft must rest before it is judged

export type Tool = "none" | "measure" | "sight";
export type End = { point: Point; team: number }; // of a measured line; team 0: a point of the table

/** Which kind of draft a decision asks for. */
export type Mode = "move" | "fire" | "assault" | "place" | "allocate" | "hold-back" | "air-strike" | "starting" | "plain";

/** What the numbers of a short order name, in their order; a click on the board fills the next. */
export const SLOTS: Record<Named["verb"], readonly ("own" | "enemy" | "any" | "platoon" | "leader" | "weapon")[]> = {
  eyes: ["own", "enemy"],
  appoint: ["leader", "platoon", "own"],
  recover: ["own", "any"],
  join: ["leader", "platoon"],
  "air-strike": ["enemy", "weapon"],
};

const PLACED: Record<string, string> = {
  "ask-place": "place",
  "ask-break-in": "break-in",
  "ask-react": "break-off",
  "ask-consolidate": "consolidate",
  "ask-deploy": "deploy",
};

/** Questions that a whole platoon answers, team by team. */
const PLATOON_ANSWERS = ["ask-break-in", "ask-disengage-move", "ask-react", "ask-consolidate"];

export class BenchState {
  view = $state.raw<View>() as View;
  tool = $state<Tool>("none");
  platoon = $state(0);
  active = $state(0); // the team that goals and turns are for
  together = $state(true); // the whole platoon follows the team that is dragged
  double = $state(false);
  draft = $state.raw<Draft | null>(null);
  ways = $state.raw<Record<number, Way>>({});
  reach = $state.raw<Reach | null>(null);
  command = $state.raw<Command | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  checking = $state(false);
  hopeless = $state(false); // nothing could be suggested
  measured = $state.raw<End[]>([]);
  looker = $state(0);
  looked = $state(0);
  sight = $state.raw<Sight | null>(null);
  seen = $state.raw<number[]>([]);
  far = $state<string | null>(null); // the server's distance of the two teams measured
  template = $state.raw<Point[] | null>(null);
  marks = $state.raw<{ from: Point; to: Point; text: string }[]>([]); // the lines of a fire plan
  bombards = $state(false); // a battery's bombardment, not its direct fire
  bent = $state(false); // Shift is held: the next click is a bend of the way, not its goal
  slot = $state(0); // which number of a short order the next click fills
  #suggested = 0;
  #texts: string[] | null = null; // the server's suggestions for this platoon
  #shown = "";
  #picked = "";
  #bench = $state.raw<Bench>() as Bench;
  readonly asker = new Asker(async (question, args) => {
    const answered = await this.#bench.ask(question as Parameters<Bench["ask"]>[0], args);
    if (!answered || answered.refusal) throw answered?.refusal;
    return answered.answer;
  });

  /** The page's newest bench: its view, and what is picked on the board. */
  connect(bench: Bench): void {
    this.#bench = bench;
    this.show(bench.view);
    const picked = bench.picked.join(" ");
    if (picked === this.#picked) return;
    const before = this.#picked;
    this.#picked = picked;
    const number = numberOf(bench.picked[0]);
    if (number !== this.platoon && (number > 0 ? this.choices.includes(number) : before !== "")) this.choose(number);
    if (bench.picked[1] === "bombard" || bench.picked[1] === "shoot") this.bombards = bench.picked[1] === "bombard";
    const target = numberOf(bench.picked[1]);
    if (target && this.draft?.verb === "assault") void this.suggest((draft) => draft.verb === "assault" && draft.target === target);
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
    if (!this.mine) return "plain";
    const question = this.table.question?.kind;
    if (question === "ask-allocate") return "allocate";
    if (question === "ask-defend" || question === "ask-aa-fire") return "fire";
    if (question === "ask-disengage-move") return "assault";
    if (question === "ask-hold-back") return "hold-back";
    if (question === "ask-air-strike") return "air-strike";
    if (question !== undefined) return question in PLACED ? "place" : "plain";
    if (this.table.step === "starting" && !this.table.started && !this.platoon) return "starting";
    if (this.table.step === "starting" && this.platoon) return "place";
    if (this.table.step === "movement") return "move";
    if (this.table.step === "shooting") return "fire";
    if (this.table.step === "assault") return "assault";
    return "plain";
  }

  /** A new view: what was drafted for the old position is put away unless it is the same decision. */
  show(view: View): void {
    const same = this.#shown === `${view.version}/${view.seat}`;
    this.#shown = `${view.version}/${view.seat}`;
    this.view = view;
    if (same) return;
    this.clear();
    this.platoon = 0;
    this.measured = [];
    this.sight = null;
    this.looked = 0;
    if (this.mode === "starting") this.#begun();
    else if (this.mode === "air-strike") this.begin("air-strike");
    else if (["place", "allocate", "hold-back"].includes(this.mode) || ["defend", "disengage-move"].includes(this.asked)) {
      this.platoon = this.#answering();
      this.#fill(this.table.question!.default);
    }
  }

  get asked(): string {
    return read(this.table.question?.default ?? "")?.verb ?? "";
  }

  /** The platoon whose poses or paths an open question asks for; 0 if it asks for others. */
  #answering(): number {
    const { question } = this.table;
    return question && PLATOON_ANSWERS.includes(question.kind) ? (question.platoon ?? 0) : 0;
  }

  /** The Starting step begins with all its tests, and without aircraft. */
  #begun(): void {
    this.draft = { verb: "starting", rally: null, remount: null, free: null, air: false };
  }

  /** Begin a short order with nothing named yet. */
  begin(verb: Named["verb"]): void {
    this.clear();
    this.platoon = 0;
    this.draft = { verb, numbers: SLOTS[verb].map(() => 0) };
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
    this.slot = Math.max(0, numbers.findIndex((one, at) => at > slot && one === 0));
  }

  /** A click while a short order is on the bench: a team for its next slot, or where a vehicle ends. */
  #named(point: Point, found: Team | undefined): boolean {
    const { short } = this;
    if (!short) return false;
    if (!found) {
      if (short.verb === "recover") this.draft = { ...short, to: snapped(point) };
      return short.verb === "recover";
    }
    const kind = SLOTS[short.verb][this.slot];
    const own = found.side === this.view.seat;
    if (kind === "weapon" || (kind === "enemy" ? own : kind !== "any" && !own)) return true;
    this.name(this.slot, kind === "platoon" ? found.platoon : found.id);
    return true;
  }

  clear(): void {
    this.draft = null;
    this.slot = 0;
    this.active = 0;
    this.ways = {};
    this.reach = null;
    this.verdict = null;
    this.template = null;
    this.marks = [];
    this.double = false;
    this.hopeless = false;
    this.bombards = false;
    this.#suggested = 0;
    this.#texts = null;
  }

  // --- platoons ---------------------------------------------------------------------------------

  /** The offers that begin a draft (view.py). */
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
    return [...new Set(numbers)].filter((number) => number > 0);
  }

  choose(number: number): void {
    this.clear();
    this.platoon = number;
    if (number === 0) {
      if (this.mode === "starting") this.#begun();
      return;
    }
    if (this.mode === "move") {
      this.draft = { verb: "move", platoon: number, legs: [], dismount: [], unhitch: [], unhorse: [], rear: [], digIn: false };
      const members = standing(this.table, number);
      this.activate((members.find((team) => team.role.includes("commander")) ?? members[0])?.id ?? 0);
      void this.#askCommand(number);
      if (this.table.platoons[number - 1]!.where === "arriving") void this.suggest();
    } else if (this.mode === "place") void this.suggest();
    else if (this.mode === "assault") {
      this.draft = { verb: "assault", platoon: number, target: this.prey[0] ?? 0, legs: [] };
      void this.suggest();
    } else if (this.mode === "fire") this.bombards = this.may("bombard") && !this.may("shoot");
  }

  async #askCommand(platoon: number): Promise<void> {
    this.command = null;
    const answer = await this.asker.latest<Command>("command", { platoon });
    if (answer && this.platoon === platoon) this.command = answer;
  }

  activate(id: number): void {
    this.active = id;
    this.reach = null;
    const pose = id ? this.pose(id) : null;
    if (pose) {
      const [x, y] = board(this.table.table.height, pose.x, pose.y);
      requestAnimationFrame(() => this.#bench.reveal({ x, y })); // once the bench has taken its room
    }
    if (id && this.draft?.verb === "move") void this.#askReach(id);
  }

  async #askReach(id: number): Promise<void> {
    const answer = await this.asker.latest<Reach>("reach", { team: id, double: this.double });
    if (answer && this.active === id) this.reach = answer;
  }

  setDouble(on: boolean): void {
    this.double = on;
    if (this.active) this.activate(this.active);
    const legs = this.#legs().filter((leg) => leg.path.length);
    if (legs.length) void this.#walk(legs.map(({ team, path }) => ({ team, goal: path.at(-1)!, via: [] })));
  }

  // --- poses ------------------------------------------------------------------------------------

  #legs(): readonly Leg[] {
    return this.draft && "legs" in this.draft ? this.draft.legs : [];
  }

  leg(id: number): Leg | undefined {
    return this.#legs().find((leg) => leg.team === id);
  }

  /** The teams that the draft may pose, with those that it brings onto the table. */
  get posed(): Team[] {
    const { draft, table } = this;
    if (!draft) return [];
    const listed = "poses" in draft ? draft.poses.map((pose) => pose.team) : this.#legs().map((leg) => leg.team);
    const own = this.platoon ? standing(table, this.platoon).map((team) => team.id) : [];
    const ids = "poses" in draft && draft.verb !== "consolidate" && draft.verb !== "break-in" ? listed : [...new Set([...own, ...listed])];
    return ids.map((id) => teamOf(table, id)).filter((team) => team !== undefined);
  }

  /** Where a team would stand by the draft; null for one that is not on the table yet. */
  pose(id: number): Pose | null {
    const now = teamOf(this.table, id).pose;
    if (this.draft && "poses" in this.draft) return this.draft.poses.find((pose) => pose.team === id) ?? now;
    const leg = this.leg(id);
    if (!leg) return now;
    const end = leg.path[leg.path.length - 1];
    const heading = leg.heading ?? (leg.double && leg.path.length > 1 ? headingTo(leg.path[leg.path.length - 2]!, end!) : (now?.heading ?? 0));
    return end ? { x: end[0], y: end[1], heading } : now && { ...now, heading };
  }

  moved(id: number): boolean {
    if (this.draft && "poses" in this.draft) return this.draft.poses.some((pose) => pose.team === id);
    return this.leg(id) !== undefined;
  }

  /** Send a team to a goal, through bends; the others follow if the platoon goes together. */
  async go(id: number, goal: Point, via: Point[] = [], alone = false): Promise<void> {
    const from = this.pose(id);
    const start = teamOf(this.table, id).pose;
    const block = this.together && !alone;
    if (block && from && this.draft && "poses" in this.draft && this.mayBlock) {
      const [dx, dy] = [goal[0] - from.x, goal[1] - from.y];
      const poses = this.draft.poses.map((pose) => ({ ...pose, x: snap(pose.x + dx), y: snap(pose.y + dy) }));
      this.draft = { ...this.draft, poses };
      return;
    }
    if (!block || this.draft?.verb !== "move" || !start) return this.#goal(id, goal, via);
    const [dx, dy] = [goal[0] - start.x, goal[1] - start.y];
    const others = this.posed.filter((other) => other.id !== id && other.pose && this.#walks(other));
    await this.#walk([
      { team: id, goal: snapped(goal), via },
      ...others.map(({ id: team, pose }) => ({ team, goal: snapped([pose!.x + dx, pose!.y + dy]), via: [] })),
    ]);
  }

  /** Whether the teams of this draft can go as one block. */
  get mayBlock(): boolean {
    return this.draft?.verb === "move" || this.draft?.verb === "deploy" || this.draft?.verb === "ambush";
  }

  #walks = (team: Team): boolean =>
    !team.flags.has("bogged") && !team.flags.has("bailed_out") && (team.type.allowances[1] ?? 0) > 0;

  async #goal(id: number, goal: Point, via: Point[]): Promise<void> {
    const point = snapped(goal);
    const { draft } = this;
    if (!draft) return;
    if ("poses" in draft) {
      const heading = this.pose(id)?.heading ?? 90;
      this.#put(id, { x: point[0], y: point[1], heading });
    } else if (draft.verb === "move") await this.#walk([{ team: id, goal: point, via }]);
    else if ("legs" in draft) {
      const start = teamOf(this.table, id).pose;
      if (start) this.#setLeg({ team: id, path: [[start.x, start.y], ...via, point], heading: headingTo([start.x, start.y], point) });
    }
  }

  /** Ask for the ways of several teams at once, and take them into the draft. */
  async #walk(wanted: { team: number; goal: Point; via: Point[] }[]): Promise<void> {
    const { double, platoon } = this;
    const ways = await this.asker.latest<Way[]>("path", { ways: wanted, double });
    if (!ways || this.platoon !== platoon || this.draft?.verb !== "move") return;
    ways.forEach((way, at) => this.#follow(wanted[at]!.team, way, double));
  }

  #follow(id: number, way: Way, double: boolean): void {
    const first = way.path[0];
    const last = way.path[way.path.length - 1];
    if (!first || !last || apart(first, last) < 0.001) return this.reset(id);
    this.ways = { ...this.ways, [id]: way };
    const leg: Leg = { team: id, path: way.path };
    if (double) leg.double = true;
    else leg.heading = this.leg(id)?.heading ?? clean(way.heading);
    this.#setLeg(leg);
  }

  turn(id: number, heading: number): void {
    const { draft } = this;
    const pose = this.pose(id);
    if (!draft || !pose) return;
    if ("poses" in draft) this.#put(id, { ...pose, heading: clean(heading) });
    else if ("legs" in draft) {
      const leg = this.leg(id);
      if (leg?.double) return; // FW-5.11: it ends facing ahead
      this.#setLeg({ ...(leg ?? { team: id, path: [] }), heading: clean(heading) });
    }
  }

  /** A small step of a goal: the arrow keys of a pose field. */
  nudge(id: number, dx: number, dy: number): void {
    const pose = this.pose(id);
    if (pose) void this.go(id, [pose.x + dx, pose.y + dy], [], true);
  }

  reset(id: number): void {
    const { [id]: _gone, ...ways } = this.ways;
    this.ways = ways;
    if (this.draft && "legs" in this.draft)
      this.draft = { ...this.draft, legs: this.draft.legs.filter((leg) => leg.team !== id) };
    else if (this.draft && "poses" in this.draft && (this.draft.verb === "consolidate" || this.draft.verb === "break-in"))
      this.draft = { ...this.draft, poses: this.draft.poses.filter((pose) => pose.team !== id) };
  }

  #setLeg(leg: Leg): void {
    if (!this.draft || !("legs" in this.draft)) return;
    const others = this.draft.legs.filter((other) => other.team !== leg.team);
    this.draft = { ...this.draft, legs: [...others, leg].sort((a, b) => a.team - b.team) };
  }

  #put(id: number, pose: Pose): void {
    if (!this.draft || !("poses" in this.draft)) return;
    const others = this.draft.poses.filter((other) => other.team !== id);
    const poses = [...others, { team: id, ...pose }].sort((a, b) => a.team - b.team);
    this.draft = { ...this.draft, poses };
  }

  // --- suggestions, judgement, sending ----------------------------------------------------------

  /** Fill the draft in with the server's next suggestion that will do; false if it has none. */
  async suggest(fits: (draft: Draft) => boolean = () => true): Promise<boolean> {
    const { platoon, view } = this;
    this.#texts ??= (await this.asker.latest<string[]>("suggest", platoon ? { platoon } : {})) ?? [];
    if (this.platoon !== platoon || this.view !== view) return false;
    const found = this.#texts.filter((text) => {
      const draft = read(text);
      return draft !== null && fits(draft);
    });
    const next = found[this.#suggested++ % Math.max(1, found.length)];
    this.hopeless = next === undefined;
    return next !== undefined && this.#fill(next);
  }

  #fill(text: string): boolean {
    const draft = read(text);
    if (!draft) return false;
    this.draft = draft;
    this.ways = {};
    if ("platoon" in draft && draft.platoon) this.platoon = draft.platoon;
    if (draft.verb === "move") this.double = draft.legs.some((leg) => leg.double);
    const own = this.posed.map((team) => team.id);
    if (own.length) this.activate(own.includes(this.active) ? this.active : own[0]!);
    return true;
  }

  get text(): string {
    return this.draft ? spell(this.draft) : "";
  }

  async check(): Promise<void> {
    const { text } = this;
    this.verdict = null;
    if (!text || !this.mine || (this.short && !this.#whole(this.short))) return;
    this.checking = true;
    await new Promise((done) => setTimeout(done, REST));
    if (this.text !== text) return;
    const verdict = await this.asker.latest<Verdict>("legal", { draft: text });
    if (this.text !== text) return;
    this.checking = false;
    if (verdict) this.verdict = verdict;
  }

  /** Whether a short order names everything; the first weapon of an aircraft has the number 0. */
  #whole = ({ verb, numbers, to }: Named): boolean =>
    numbers.every((number, at) => number > 0 || SLOTS[verb][at] === "weapon") && (verb !== "recover" || to !== undefined);

  /** Send the whole draft as one move; a refusal is shown by the prompt, and the draft stays. */
  confirm(): void {
    if (this.text) this.#bench.send(this.text);
  }

  // --- measuring and looking --------------------------------------------------------------------

  hold(tool: Tool): void {
    this.tool = this.tool === tool ? "none" : tool;
    this.measured = [];
    this.far = null;
    this.sight = null;
    this.seen = [];
    this.looked = 0;
    this.looker = 0;
    if (this.tool === "sight" && this.active) void this.look(this.active);
  }

  async measure(end: End): Promise<void> {
    this.measured = [...this.measured, end];
    this.far = null;
    const [a, b] = this.measured;
    if (this.measured.length === 2 && a!.team && b!.team) {
      const answer = await this.asker.latest<string>("distance", { from: a!.team, to: b!.team });
      if (answer !== undefined && this.measured.length === 2) this.far = answer;
    }
  }

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

  // --- teams that are pointed at on the board ---------------------------------------------------

  /** What a click on an enemy does while a target is asked for. */
  aimed: ((id: number) => void) | null = $state.raw(null);

  pointable(team: Team): boolean {
    if (team.side !== this.view.seat) return this.aimed !== null;
    return (this.posing && this.posed.some((one) => one.id === team.id)) || this.choices.includes(team.acts);
  }

  /** A click on the board: whether the bench took it. */
  press(point: Point): boolean {
    const found = teams(this.table).find(
      (team) => team.pose && holds(corners(team.pose, team.type.width, team.type.length, 0.15), point),
    );
    if (this.tool === "measure") {
      if (this.measured.length >= 2 && !this.bent) this.measured = [];
      void this.measure({ point: found ? [found.pose!.x, found.pose!.y] : point, team: found?.id ?? 0 });
    } else if (this.tool === "sight") {
      if (found) void this.look(found.id);
    } else if (!this.mine) return false;
    else if (this.short) return this.#named(point, found);
    else if (found && this.pointable(found)) {
      if (found.side !== this.view.seat) this.aimed?.(found.id);
      else if (found.acts !== this.platoon && this.choices.includes(found.acts)) this.take(found.acts);
      else this.activate(found.id);
    } else if (this.posing && this.active) {
      const leg = this.leg(this.active);
      if (this.bent && leg?.path.length)
        void this.go(this.active, leg.path.at(-1)!, [...leg.path.slice(1, -1), point], true);
      else void this.go(this.active, point);
    } else return false;
    return true;
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

const snapped = ([x, y]: Point): Point => [snap(x), snap(y)];

/** The number in `platoon-3`; 0 for any other word. */
const numberOf = (word: string | undefined): number => Number(/^platoon-(\d+)$/.exec(word ?? "")?.[1] ?? 0);

/** One page shows one table: its workbench and its drawing on the board share this memory. */
export const memory = new BenchState();
