// The page of a game in play: what it shows and what it does. Its parts share one of these.
import { badges } from "../../../board/badges";
import { Board, type Page } from "../../../board/state.svelte";
import type { Tell } from "../../../board/told";
import { idsIn, type Names } from "../../../panels/log/names";
import { joins } from "../../../picks/joined";
import { behind, nextPicks, spelled } from "../../../picks/picks";
import { failed } from "../../../session/failed";
import { keepLinks } from "../../../session/links";
import type { Session } from "../../../session/session.svelte";
import type { Guide } from "../../../themes/guide";
import type { Ask, Bench, Mark, Outcome, Theme, Thing } from "../../../themes/theme";
import { settings } from "../../../settings.svelte";
import { announce } from "../../../ui/announce.svelte";
import { Spots, type Spot } from "../../../ui/focus";
import { Intent } from "../../../ui/intent";
import * as http from "../../../wire/http";
import type { Offer, Said, View } from "../../../wire/types";
import { callThings, speaker, t, type Speaker } from "../../../words/words.svelte";
import { go } from "../../route.svelte";
import { Advice } from "./advice.svelte";
import { PageBench } from "./bench";
import { Guided } from "./guided.svelte";
import { Happened } from "./happened.svelte";
import { Readied } from "./readied.svelte";
import { Overlays } from "./overlays.svelte";
import { Side, type Lookup } from "./side.svelte";
import { ToDo } from "./todo.svelte";

export class Play implements Page {
  readonly speak: Speaker;
  readonly board = new Board(this);
  readonly side = new Side();
  readonly spots = new Spots<Spot>();
  readonly intent = new Intent();
  readonly todo = new ToDo(this);
  readonly overlays = new Overlays(this);
  readonly advice = new Advice(this);
  readonly happened = new Happened(this);
  readonly readied: Readied;
  readonly guided: Guided;
  dialog = $state<"keys" | "settings" | null>(null);
  hovered = $state<string | null>(null);
  pointed = $state<string | null>(null); // by a sentence of the log
  answer = $state.raw<string[]>([]); // what the map told in words
  guide = $state.raw<Guide | null>(null); // from the first time on that something is looked up
  returned = $state(false); // the replay was left, and no view has come since
  read = $state(0); // lines of the chat that were seen, or were there before

  /** To be made while the page begins: what is made here follows the session. */
  constructor(
    readonly session: Session,
    readonly theme: Theme,
    readonly game: string,
  ) {
    this.speak = speaker(game);
    callThings(session.view ? (theme.called?.(session.view.table) ?? {}) : {});
    this.read = session.chat.length;
    this.readied = new Readied(this);
    this.guided = new Guided(this);
    session.quick = (offer) => theme.quick?.(session.view?.table, offer) ?? false;
    session.firm = (picked) => theme.firm?.(session.view?.table, picked) ?? 0;
    session.onBoard = (word) => this.board.has(word);
    session.weighty = (line) =>
      line !== undefined &&
      session.view !== null &&
      (theme.outcomes?.(session.view.table, line.said, null).length ?? 0) > 0;
  }

  view: View = $derived.by(() => this.session.view!);
  table: unknown = $derived.by(() => (this.session.moment ?? this.view).table);
  title: string = $derived.by(() => this.session.people?.title || t("table"));

  get things(): Thing[] {
    return this.board.things;
  }

  labels: ReadonlyMap<string, Said> = $derived(new Map(this.things.map((thing) => [thing.id, thing.label])));
  /** How things are called in the log: by their short names, or by their ids. */
  names: Names = $derived(
    new Map(
      this.things.flatMap(({ id, label }) => [this.speak.part(label, "short") ?? id, id].map((name) => [name, id])),
    ),
  );
  own: ReadonlySet<string> = $derived(
    new Set(this.things.filter(({ side }) => side !== undefined && side === this.view.seat).map((thing) => thing.id)),
  );
  /** What is bracketed: in the replay what the moment is about, on return what the last move was about. */
  named: ReadonlySet<string> | null = $derived.by(() => {
    const { moment, log } = this.session;
    if (!moment && !this.returned) return null;
    return idsIn(moment ? moment.said : (log.at(-1)?.said ?? []), this.names, this.speak.say);
  });
  /** What was told since this seat's last move, that move included: a game may tell it step by step. */
  told: Said[] = $derived.by(() => {
    const { log } = this.session;
    const last = log.findLastIndex((line) => line.seat === this.view.seat);
    return log.slice(Math.max(0, last)).flatMap((line) => line.said);
  });

  /** The picks, with the thing that is only pointed at as the next of them. */
  next: string[] = $derived.by(() => {
    const { picked, lit } = this.session;
    return this.hovered !== null && lit.has(this.hovered) ? [...picked, this.hovered] : picked;
  });
  /** The question of this moment, as the game asks it. */
  question: Said | null = $derived.by(() =>
    this.session.picked.length === 0
      ? null
      : (this.theme.question?.(this.view.table, this.session.picked, this.session.lit) ?? null),
  );
  notes: Said[] = $derived.by(() =>
    this.session.wanted !== null || this.view.ending ? [] : (this.theme.notes?.(this.view.table, this.view.seat) ?? []),
  );
  /** What wins the game, on the map of the first turn until this seat has moved. */
  goal: Said | null = $derived.by(() => {
    const { session, theme, view } = this;
    const begins = session.wanted === null && !view.ending && view.seat !== null && view.step.turn <= 1;
    if (!begins || session.log.some((line) => line.seat === view.seat)) return null;
    return theme.goal?.(view.table, view.seat!) ?? null;
  });
  /** The move that they would spell. */
  spelt: string | null = $derived.by(() => {
    const { offers, wanted } = this.session;
    return (this.next.length > 0 && wanted === null ? spelled(offers, this.next)[0]?.text : undefined) ?? null;
  });
  /** The fights that they would come to, where only how it is fought is left to choose: each with its odds. */
  weighed: Offer[] = $derived.by(() => {
    const { session, theme, next, spelt } = this;
    if (!theme.hasOdds || session.wanted !== null || !session.myTurn) return [];
    const last = ({ picks, text }: Offer): boolean =>
      theme.hasOdds!(text) && (spelt !== null || (picks.length === next.length + 1 && !this.board.has(picks.at(-1)!)));
    if (next.length === 0) return session.offers.filter((one) => one.picks.length === 1 && last(one)).slice(0, 1);
    const left = spelt === null ? behind(session.offers, next) : spelled(session.offers, next).slice(0, 1);
    return left.length <= 2 && left.every(last) ? left : [];
  });
  /** The corner of the map in which the odds hide the fewest pieces, and never those that fight. */
  corner: { up: boolean; right: boolean } = $derived.by(() => {
    const { board, weighed } = this;
    const [wide, high] = weighed.length > 1 ? [800, 230] : [350, 260];
    const { width, height } = board.eye;
    const fight = new Set(this.next);
    const pieces = weighed.length === 0 ? [] : board.things.filter((thing) => thing.kind === "piece" && !thing.beside);
    const spots = pieces.map((thing) => ({ ...board.inFrame(thing), weight: fight.has(thing.id) ? 100 : 1 }));
    const hidden = ({ up, right }: { up: boolean; right: boolean }): number =>
      spots
        .filter(
          ({ x, y }) => (right ? x > width - 64 - wide : x < wide + 24) && (up ? y < high + 30 : y > height - high),
        )
        .reduce((sum, { weight }) => sum + weight, 0);
    const corners = [false, true].flatMap((right) => [false, true].map((up) => ({ up, right })));
    return corners.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
  });
  marks: Mark[] = $derived.by(() => {
    const preview = () => this.theme.preview?.(this.table, [...this.next], this.spelt ?? undefined) ?? [];
    return [...this.overlays.marks, ...this.advice.marks, ...(this.session.picked.length > 0 ? preview() : [])];
  });
  summary: string = $derived(
    t("board-label", {
      places: this.things.filter((thing) => thing.kind === "place").length,
      pieces: this.things.filter((thing) => thing.kind === "piece").length,
      lit: this.board.litThings.length,
    }),
  );
  unread: number = $derived.by(() => Math.max(0, this.session.chat.length - this.read));
  pins: Thing[] = $derived(this.side.pinned.flatMap((id) => this.board.byId.get(id) ?? []));

  readonly #bench = new PageBench(this);
  /** Null in the replay, for spectators and after the end. */
  bench: Bench | null = $derived.by(() =>
    this.session.wanted === null && this.view.seat !== null && this.view.ending === null ? this.#bench : null,
  );

  ask: Ask = async (question, args) => {
    const answered = await this.session.ask(question, args);
    return answered && !answered.refusal ? answered.answer : null;
  };

  /** Show a moment of the game, or the present. */
  look = (at: number | null): void => {
    if (at === null) this.session.present();
    else this.session.look(at);
  };

  // --- the panel at the side ----------------------------------------------------------------------

  /** Legend or cards in the panel; the focus goes there, and back to the map when it is closed. */
  lookUp(what: Lookup): void {
    if (!this.theme.guide || (what === "cards" && !this.theme.hasCards)) return;
    this.#fetchGuide();
    this.side.look(what);
    if (this.side.lookup === what) void this.spots.go("lookup");
  }

  closeLookup = (): void => {
    if (this.side.lookup === "inspector") this.side.pin([]);
    this.side.lookup = null;
    if (this.board.focusId !== null) this.board.focusOn(this.board.focusId);
  };

  #fetchGuide(): void {
    void this.theme.guide?.().then(
      (guide) => (this.guide = guide),
      () => (this.session.notice = "guide-missing"),
    );
  }

  /** Open the list of actions, ready to be filtered. */
  openActions = (): void => {
    this.side.open("actions");
    void this.spots.go("filter");
  };

  openLog(): void {
    this.side.open("log");
    void this.spots.go("log");
  }

  /** What the map answers in words. */
  tell = (what: Tell): void => {
    this.answer = this.board.tell(what);
  };

  /** The same by key: the answer stands in the list of actions. */
  openTold(what: Tell): void {
    this.side.open("actions");
    void this.spots.go(`tell-${what}`);
    this.tell(what);
  }

  /** An offer was chosen from the list: its goal comes into sight. */
  chosen = (offer: Offer): void => {
    this.side.shut();
    const goal = offer.picks.find((word) => this.board.has(word));
    if (goal !== undefined && this.session.waits) this.board.reveal(goal);
  };

  /** A row of the roster was chosen: the unit is picked and brought into sight, the list stays open. */
  toUnit = (id: string): void => {
    if (!this.board.has(id)) return;
    if (this.session.picked[0] !== id) this.session.choose(id);
    this.board.reveal(id);
  };

  // --- other tables -------------------------------------------------------------------------------

  rematch = async (at: number | null, swap = false): Promise<void> => {
    await this.#leave(async () => {
      const opened = await http.again(this.session.table, at, swap);
      keepLinks(opened);
      return opened.table;
    });
  };

  /** Somebody has opened the rematch: take the seat that waits there. */
  joinAgain = async (table: string): Promise<void> => {
    await this.#leave(async () => {
      await http.enter(table, {});
      return table;
    });
  };

  async #leave(to: () => Promise<string>): Promise<void> {
    try {
      go(`/t/${await to()}`);
    } catch (error) {
      this.session.refusal = failed(error);
    }
  }

  // --- the board's page ---------------------------------------------------------------------------

  get store(): string {
    return this.session.table;
  }
  get seat(): string | null {
    return this.view.seat;
  }
  /** What can be picked, and what stands for the same: of two pieces that are alike either can be clicked. */
  lit: Set<string> = $derived.by(() => {
    const { lit } = this.session;
    if (!this.theme.twin || lit.size === 0) return lit;
    return new Set([...lit, ...this.things.filter(({ id }) => this.#twin(id) !== null).map((thing) => thing.id)]);
  });
  #twin(id: string): string | null {
    const { lit } = this.session;
    const twin = lit.has(id) ? null : (this.theme.twin?.(this.view.table, id) ?? null);
    return twin !== null && lit.has(twin) ? twin : null;
  }
  get picked(): readonly string[] {
    return this.session.picked;
  }
  /** Whether the panel stands beside the map, and what is told large can stand over it. */
  get roomy(): boolean {
    return !this.side.narrow && settings.panel;
  }
  get small(): boolean {
    return this.side.narrow;
  }
  get undone(): boolean {
    return this.session.undone;
  }
  get follows(): boolean {
    return !this.session.myTurn || this.session.pace.behind > 0;
  }
  get weighs(): boolean {
    return this.weighed.length > 0;
  }
  get waiting(): boolean {
    return this.session.waits !== null;
  }
  badges: ReadonlyMap<string, string> = $derived.by(() => {
    const found = badges(this.session.offers, this.picked, this.speak);
    if (this.theme.joins && this.picked.length > 0)
      for (const { id, kind, side } of this.board.litThings)
        if (kind === "piece" && side === this.seat && !found.has(id)) found.set(id, "+");
    return found;
  });
  /** What can fight: an offer of it has odds or a loss that is known. */
  strikers: ReadonlySet<string> = $derived.by(() => {
    const { theme, session } = this;
    if (!theme.hasOdds) return new Set();
    return new Set(session.offers.filter(({ text }) => theme.hasOdds!(text)).flatMap(({ picks }) => picks.slice(0, 1)));
  });
  can = (id: string): boolean => this.session.can(id) || this.#twin(id) !== null;
  announce = announce;

  pick(id: string, how = { touch: false, add: false }): void {
    this.dismiss();
    this.session.choose(this.#twin(id) ?? id, how.touch, how.add);
  }
  get outcomes(): readonly Outcome[] {
    return this.happened.shown;
  }
  get before(): Outcome | null {
    return this.happened.before;
  }
  get recalled(): boolean {
    return this.happened.recalled;
  }
  set recalled(on: boolean) {
    this.happened.recalled = on;
  }
  dismiss(): void {
    this.happened.dismiss();
  }

  /** Where one piece alone can act, it is picked at once: its goals are one click away. */
  pickSole(): void {
    const { offers, picked } = this.session;
    if (picked.length > 0 || offers.length < 2 || offers.some((offer) => offer.part)) return;
    const firsts = [...nextPicks(offers, [])].flatMap((word) => this.board.byId.get(word) ?? []);
    const [only] = firsts;
    if (
      only?.kind === "piece" &&
      firsts.length === 1 &&
      offers.some((one) => one.picks[0] === only.id && one.picks.length > 1)
    )
      this.session.pickSole(only.id);
  }

  joins(ids: readonly string[]): boolean {
    return joins(this.session.offers, this.session.picked, ids);
  }
  pickAll(ids: readonly string[]): void {
    this.session.chooseAll(ids);
  }
  hover(id: string | null): void {
    this.hovered = id;
  }
  back(): void {
    this.session.back();
  }
  async why(id: string): Promise<Said | null> {
    const { session, theme, view } = this;
    if (session.wanted !== null) return null;
    // nothing on the table can be chosen: the bar asks first
    const onTable = (word: string): boolean => this.board.has(word) || (theme.held?.(view.table) ?? []).includes(word);
    if (session.myTurn && session.lit.size > 0 && ![...session.lit].some(onTable))
      return { key: "why-bar", args: { question: this.speak.say(view.prompt) } };
    return session.why(id);
  }
  pin(ids: readonly string[]): void {
    this.#fetchGuide();
    this.side.pin(ids);
  }
}
