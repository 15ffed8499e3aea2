// Where the teams of a draft go: goals, ways, headings, and how far one may go.
import { apart, board, clean, corners, gap, headingTo, holds, snap } from "../../places/geometry";
import type { Leg } from "../../notation";
import { type Point, type Pose, standing, team as teamOf, type Team } from "../../table";
import { unique } from "./unique";
import type { Formed, Held, Reach, Way } from "../asking/answers";
import type { BenchState } from "../state.svelte";

const CONTACT = 0.8; // inches from an enemy's base within which a charger is meant to touch it
const ROOM = 20; // pixels above the panel

export const snapped = ([x, y]: Point): Point => [snap(x), snap(y)];

/** How far a way ends from its goal, in inches. */
const behind = ({ path, arrives }: Way, goal: Point): number =>
  arrives || !path.length ? 0 : Math.round(apart(path.at(-1)!, goal) * 10) / 10;

/** How a platoon stands about the goal that it is sent to. */
export const FORMATIONS = ["keep", "line", "column", "wedge", "around"] as const;
export type Formation = (typeof FORMATIONS)[number];

/** What the next click on the map would make of the platoon. */
export type Posed = Pick<Posing, "shape" | "facing" | "goal" | "double" | "together" | "ways" | "short" | "astray">;

export class Posing {
  active = $state(0); // the team that goals and turns are for
  together = $state(true); // the whole platoon follows the team that is dragged
  double = $state(false);
  shape = $state<Formation>("keep");
  facing = $state<number | null>(null); // of the formation; null: the server turns it to the enemy
  goal = $state.raw<Point | null>(null); // where the formation was sent
  ways = $state.raw<Record<number, Way>>({});
  short = $state(0); // inches by which what was sent stays behind the point that was clicked
  astray = $state(0); // teams that do not come to their places in the formation
  held = $state.raw<Held[]>([]); // what stops the formation, and who stays behind
  reach = $state.raw<Reach | null>(null);

  constructor(readonly bench: BenchState) {}

  /** Another draft begins. */
  clear(): void {
    this.active = 0;
    this.ways = {};
    this.short = 0;
    this.astray = 0;
    this.held = [];
    this.reach = null;
    this.double = false;
    this.shape = "keep";
    this.together = true;
    this.goal = null;
    this.facing = null;
  }

  get posture(): Posed {
    const { shape, facing, goal, double, together, ways, short, astray } = this;
    return { shape, facing, goal, double, together, ways, short, astray };
  }

  activate(id: number): void {
    this.active = id;
    this.reach = null;
    const pose = id ? this.pose(id) : null;
    if (pose) {
      const [x, y] = board(this.bench.table.table.height, pose.x, pose.y);
      requestAnimationFrame(() => this.bench.page.reveal({ x, y })); // once the bench has taken its room
    }
    if (id && this.bench.draft?.verb === "move") void this.#askReach(id);
  }

  /** Lift the map until the platoons that are asked for, and in set-up the area of one, lie above the panel. */
  uncover(panel: Element): void {
    const { page, table, view, draft, platoon } = this.bench;
    const zone = draft?.verb === "deploy" ? (table.table.zones[view.seat as "A" | "B"] ?? []) : [];
    const tested = draft?.verb === "starting" ? (table.tests ?? []).map((test) => test.platoon) : [];
    const asked = [platoon, ...tested].filter(Boolean).flatMap((number) => standing(table, number));
    const places = [...this.posed, ...asked].flatMap(({ id }) => this.pose(id) ?? []);
    const south = Math.min(...places.map(({ y }) => y), ...zone.map(([, y]) => y));
    if (!Number.isFinite(south)) return;
    const { top, height } = panel.getBoundingClientRect();
    page.lower(); // a panel that has become lower gives back what it took
    const free = page.point({ x: 0, y: top - ROOM }).y; // the southernmost that is in sight
    const pixel = page.point({ x: 0, y: top }).y - page.point({ x: 0, y: top - 1 }).y;
    const by = Math.min(height, (board(table.table.height, 0, south)[1] - free) / pixel);
    if (by > 1) page.raise(by);
  }

  async #askReach(id: number): Promise<void> {
    const answer = await this.bench.asker.latest<Reach>("reach", { team: id, double: this.double });
    if (answer && this.active === id) this.reach = answer;
  }

  setDouble(on: boolean): void {
    this.double = on;
    if (this.active) this.activate(this.active);
    if (this.goal && this.together) {
      void this.form(this.goal);
      return;
    }
    const legs = this.#legs().filter((leg) => leg.path.length);
    if (legs.length) void this.#walk(legs.map(({ team, path }) => ({ team, goal: path.at(-1)!, via: [] })));
  }

  #legs(): readonly Leg[] {
    return this.bench.draft && "legs" in this.bench.draft ? this.bench.draft.legs : [];
  }

  leg(id: number): Leg | undefined {
    return this.#legs().find((leg) => leg.team === id);
  }

  /** The teams that the draft may pose, with those that it brings onto the table. */
  get posed(): Team[] {
    const { draft, table } = this.bench;
    if (!draft) return [];
    const listed = "poses" in draft ? draft.poses.map((pose) => pose.team) : this.#legs().map((leg) => leg.team);
    const own = this.bench.platoon ? standing(table, this.bench.platoon).map((team) => team.id) : [];
    const ids =
      "poses" in draft && draft.verb !== "consolidate" && draft.verb !== "break-in"
        ? listed
        : unique([...own, ...listed]);
    return ids.map((id) => teamOf(table, id)).filter((team) => team !== undefined);
  }

  /** Where a team would stand by the draft; null for one that is not on the table yet. */
  pose(id: number): Pose | null {
    const now = teamOf(this.bench.table, id).pose;
    if (this.bench.draft && "poses" in this.bench.draft)
      return this.bench.draft.poses.find((pose) => pose.team === id) ?? now;
    const leg = this.leg(id);
    if (!leg) return now;
    const end = leg.path[leg.path.length - 1];
    const heading =
      leg.heading ??
      (leg.double && leg.path.length > 1 ? headingTo(leg.path[leg.path.length - 2]!, end!) : (now?.heading ?? 0));
    return end ? { x: end[0], y: end[1], heading } : now && { ...now, heading };
  }

  moved(id: number): boolean {
    if (this.bench.draft && "poses" in this.bench.draft) return this.bench.draft.poses.some((pose) => pose.team === id);
    return this.leg(id) !== undefined;
  }

  /** Send a team to a goal, through bends; the whole platoon goes with it if it goes together. */
  async go(id: number, goal: Point, via: Point[] = [], alone = false): Promise<void> {
    const { draft } = this.bench;
    const from = this.pose(id);
    if (!draft || alone || !this.together || !this.mayBlock || via.length) return this.#goal(id, goal, via);
    if (this.shape !== "keep") return this.form(goal);
    if ("poses" in draft) {
      const [dx, dy] = from ? [goal[0] - from.x, goal[1] - from.y] : [0, 0];
      const poses = draft.poses.map((pose) => ({ ...pose, x: snap(pose.x + dx), y: snap(pose.y + dy) }));
      this.bench.draft = { ...draft, poses };
      return;
    }
    const [start, lead] = [teamOf(this.bench.table, id).pose, this.lead];
    if (!start || !lead) return this.#goal(id, goal, via);
    return this.form([lead[0] + goal[0] - start.x, lead[1] + goal[1] - start.y]);
  }

  /** The place of a platoon that keeps its formation: its commander's, else the middle of those who can walk. */
  get lead(): Point | null {
    const members = standing(this.bench.table, this.bench.platoon).filter(this.#walks);
    if (!members.length) return null;
    const chief = members.find((team) => team.role === "platoon_commander");
    const of = chief ? [chief] : members;
    const sum = of.reduce(([x, y], { pose }) => [x + pose!.x, y + pose!.y] as Point, [0, 0] as Point);
    return [sum[0] / of.length, sum[1] / of.length];
  }

  /** Ask the server to fit the whole platoon into its formation about a point: one question, one draft. */
  async form(at: Point): Promise<void> {
    const { platoon, draft } = this.bench;
    if (!draft) return;
    this.goal = snapped(at);
    const args = { platoon, shape: this.shape, at: this.goal, double: this.double };
    const facing = this.facing === null ? {} : { heading: this.facing };
    const formed = await this.bench.asker.latest<Formed>("formation", { ...args, ...facing });
    if (!formed || this.bench.platoon !== platoon || this.bench.draft?.verb !== draft.verb) return;
    this.ways = Object.fromEntries(Object.entries(formed.ways).map(([id, way]) => [Number(id), way]));
    this.bench.barred = formed.why;
    this.short = formed.parts ? formed.short : 0;
    this.held = formed.parts ? formed.held : [];
    this.astray = formed.parts && this.shape !== "keep" ? formed.astray : 0;
    if (formed.parts?.verb === "move" && this.bench.draft.verb === "move")
      this.bench.draft = { ...this.bench.draft, legs: formed.parts.legs, dig_in: false };
    else if (formed.parts) this.bench.draft = formed.parts;
  }

  /** Take another formation; where a goal is set already, the platoon forms up there. */
  setShape(shape: Formation): void {
    this.shape = shape;
    this.together = true;
    const { draft } = this.bench;
    if (draft && "poses" in draft && draft.poses.length && shape !== "keep") {
      const sum = draft.poses.reduce(([x, y], pose) => [x + pose.x, y + pose.y] as Point, [0, 0] as Point);
      void this.form([sum[0] / draft.poses.length, sum[1] / draft.poses.length]);
    } else if (this.goal) void this.form(this.goal);
  }

  /** Turn the whole formation. */
  async face(heading: number): Promise<void> {
    this.facing = clean(heading);
    if (this.goal) await this.form(this.goal);
  }

  /** Whether there is something to say of the ways: what stops teams, who stays, what must be rolled. */
  get comments(): boolean {
    const ways = Object.values(this.ways);
    return !!(this.short || this.astray || this.held.length || ways.some((way) => way.stops_at || way.checks.length));
  }

  /** Whether the teams of this draft can go as one block. */
  get mayBlock(): boolean {
    return (
      this.bench.draft?.verb === "move" || this.bench.draft?.verb === "deploy" || this.bench.draft?.verb === "ambush"
    );
  }

  /** Whether a click on a team where it would come to stand sends the platoon there: it goes together, and has a goal. */
  sends(id: number): boolean {
    return this.together && this.bench.draft?.verb === "move" && this.active > 0 && this.moved(id);
  }

  #walks = (team: Team): boolean =>
    !team.flags.has("bogged") && !team.flags.has("bailed_out") && (team.type.allowances[1] ?? 0) > 0;

  async #goal(id: number, goal: Point, via: Point[]): Promise<void> {
    const point = snapped(goal);
    const { draft } = this.bench;
    if (!draft) return;
    if ("poses" in draft) {
      const heading = this.pose(id)?.heading ?? 90;
      this.#put(id, { x: point[0], y: point[1], heading });
    } else if (draft.verb === "move") await this.#walk([{ team: id, goal: point, via }]);
    else if ("legs" in draft) {
      const start = teamOf(this.bench.table, id).pose;
      if (!start) return;
      const heading = headingTo([start.x, start.y], point);
      const end =
        draft.verb === "assault" ? this.#contact(id, draft.target, [start.x, start.y], point, heading) : point;
      this.#setLeg({ team: id, path: [[start.x, start.y], ...via, end], heading });
    }
  }

  /** A charger that is sent at an enemy, or nearly up to one, goes exactly into contact; the server judges the way. */
  #contact(id: number, target: number, from: Point, goal: Point, heading: number): Point {
    const { type } = teamOf(this.bench.table, id);
    const foes = standing(this.bench.table, target).map((foe) => corners(foe.pose!, foe.type.width, foe.type.length));
    const far = (share: number): { far: number; line: [Point, Point]; at: Point; over: boolean } => {
      const at: Point = [from[0] + (goal[0] - from[0]) * share, from[1] + (goal[1] - from[1]) * share];
      const own = corners({ x: at[0], y: at[1], heading }, type.width, type.length);
      const over = foes.some((foe) => own.some((p) => holds(foe, p)) || foe.some((p) => holds(own, p)));
      const [best] = foes.map((foe) => gap(own, foe)).sort((a, b) => a.far - b.far);
      return { ...(best ?? { far: Infinity, line: [at, at] }), at, over };
    };
    let share = 1;
    while (share > 0 && far(share).over) share -= 0.02; // back along its way until it is on nobody's base
    const { at, far: left, line } = far(Math.max(0, share));
    if (left > CONTACT) return goal;
    return snapped([at[0] + line[1][0] - line[0][0], at[1] + line[1][1] - line[0][1]]);
  }

  /** Ask for the ways of several teams at once, and take them into the draft. */
  async #walk(wanted: { team: number; goal: Point; via: Point[] }[]): Promise<void> {
    const { double } = this;
    const { platoon } = this.bench;
    const ways = await this.bench.asker.latest<Way[]>("path", { ways: wanted, double });
    if (!ways || this.bench.platoon !== platoon || this.bench.draft?.verb !== "move") return;
    this.held = [];
    this.short = Math.max(0, ...ways.map((way, at) => behind(way, wanted[at]!.goal)));
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
    const { draft } = this.bench;
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
    if (this.bench.draft && "legs" in this.bench.draft)
      this.bench.draft = { ...this.bench.draft, legs: this.bench.draft.legs.filter((leg) => leg.team !== id) };
    else if (
      this.bench.draft &&
      "poses" in this.bench.draft &&
      (this.bench.draft.verb === "consolidate" || this.bench.draft.verb === "break-in")
    )
      this.bench.draft = { ...this.bench.draft, poses: this.bench.draft.poses.filter((pose) => pose.team !== id) };
  }

  #setLeg(leg: Leg): void {
    if (!this.bench.draft || !("legs" in this.bench.draft)) return;
    const others = this.bench.draft.legs.filter((other) => other.team !== leg.team);
    this.bench.draft = { ...this.bench.draft, legs: [...others, leg].sort((a, b) => a.team - b.team) };
  }

  #put(id: number, pose: Pose): void {
    if (!this.bench.draft || !("poses" in this.bench.draft)) return;
    const others = this.bench.draft.poses.filter((other) => other.team !== id);
    const poses = [...others, { team: id, ...pose }].sort((a, b) => a.team - b.team);
    this.bench.draft = { ...this.bench.draft, poses };
  }
}
