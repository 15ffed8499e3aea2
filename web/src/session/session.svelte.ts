// One table as this device knows it: the newest view, what is being picked, and who is there.
import { amounts, waiting } from "../picks/choices";
import { hasCounts, kept, nextPicks, onward, pick, settle, withCounts, type Picked } from "../picks/picks";
import { allJoined, joined } from "../picks/joined";
import { settings } from "../settings.svelte";
import { socketPath } from "../wire/http";
import { Questions } from "../wire/questions";
import { Wire, type Status } from "../wire/socket";
import type {
  Answered,
  ChatLine,
  DoAsk,
  FromServer,
  Line,
  Moment,
  Offer,
  People,
  Said,
  Veil,
  View,
} from "../wire/types";
import { withNew } from "./chat";
import { lastBefore, missedFrom } from "./log";
import { Pace } from "./pace.svelte";
import { Sending } from "./sending.svelte";
import { pastBots, takenBack, warnsOf, whyNotUndone } from "./undo";

export class Session {
  view = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  people = $state.raw<People | null>(null);
  links = $state.raw<Record<string, string>>({}); // the host's links to open seats, as far as this browser knows them
  chat = $state.raw<ChatLine[]>([]);
  veil = $state.raw<Veil | null>(null);
  gone = $state.raw<Said | null>(null);
  status = $state.raw<Status>({ state: "connecting" });
  picked = $state.raw<string[]>([]);
  counts = $state<Record<string, number>>({});
  sending = $state.raw<Sending | null>(null);
  refusal = $state.raw<Said | null>(null);
  notice = $state<string | null>(null); // the key of something to be said once
  moment = $state.raw<Moment | null>(null);
  wanted = $state<number | null>(null); // the moment that was asked for
  eyes = $state<string | null>(null);
  redo = $state.raw<string[]>([]);
  happened = $state.raw<readonly Line[]>([]); // what the newest view told
  undone = $state(false); // the newest view took moves back
  missed = $state<number | null>(null); // the move from which to show what happened while this seat was away

  readonly pace = new Pace({
    dwell: (view) => (settings.pace === 0 ? 0 : settings.pace * (this.weighty(view.log.at(-1)) ? 2.5 : 1)),
    show: (view) => this.#show(view),
  });
  /** Whether a line shows something that is looked at longer: dice, cards, a fight. */
  weighty: (line: Line | undefined) => boolean = () => false;

  /** Whether a move needs no Confirm although it warns: setting up, one piece after the other. */
  quick: (offer: Offer) => boolean = () => false;

  /** Whether a word is a thing on the board: what follows it is chosen there, also if there is only one. */
  onBoard: (word: string) => boolean = () => true;

  /** How many of these picks no click on the map exchanges for others. */
  firm: (picked: readonly string[]) => number = () => 0;

  #wire: Wire;
  #questions = new Questions();
  #redoing = false;
  #sent = false; // the newest move was made here

  constructor(readonly table: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#wire = new Wire(`${scheme}://${location.host}${socketPath(table)}`, {
      status: (status) => {
        if (this.status.state === "gone") return;
        this.status = status;
        if (status.state !== "live") this.#questions.drop();
        else if (this.wanted !== null) this.look(this.wanted);
      },
      message: (message) => this.hear(message),
    });
  }

  // --- what is offered ----------------------------------------------------------------------------

  offers: Offer[] = $derived.by(() =>
    this.moment || this.wanted !== null || this.pace.behind > 0 ? [] : (this.view?.offers ?? []),
  );
  lit: Set<string> = $derived(nextPicks(this.sending ? [] : this.offers, this.picked));
  waits: Offer | null = $derived(amounts(this.offers, this.picked) ?? waiting(this.offers, this.picked));
  /** The only thing that can be done, if its amounts need no choice: one click makes it, what it warns of stands beside. */
  sole: Offer | null = $derived.by(() => {
    const [only, ...others] = this.offers;
    return only && others.length === 0 && !only.part && !hasCounts(only) ? only : null;
  });
  myTurn = $derived(
    this.view !== null &&
      this.view.seat !== null &&
      this.view.awaited.includes(this.view.seat) &&
      this.pace.behind === 0,
  );

  /** The number of one's last move before others went on: what came after it is new. */
  fresh: number | null = $derived(lastBefore(this.log, this.view?.seat ?? null));

  // --- what the server says -----------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.is) {
      case "view":
        return this.#arrive(message);
      case "moment":
        if (this.wanted === null || message.at !== this.wanted) return;
        this.moment = message;
        return;
      case "refused":
        return this.#refused(message.refusal, message.stale ?? false);
      case "answered":
        return this.#questions.hear(message);
      case "people":
        this.people = message;
        return;
      case "chat":
        this.chat = withNew(this.chat, message.lines);
        return;
      case "veil":
        return this.#cover(message);
      case "gone":
        this.gone = message.say;
        this.status = { state: "gone" };
        this.#wire.end();
    }
  }

  /** Moves of bots are shown at a pace that can be followed, everything else at once. */
  #arrive(view: View): void {
    const newest = this.pace.newest ?? this.view;
    const last = view.log.at(-1)?.seat;
    const byBot = this.people?.seats.some((one) => one.seat === last && one.kind === "bot") ?? false;
    const goesOn = newest !== null && newest.seat === view.seat && view.moves_made > newest.moves_made;
    const followed = settings.pace > 0 && !document.hidden && goesOn && !this.veil;
    if (followed && (byBot || this.pace.behind > 0)) return this.pace.add(view);
    this.pace.flush();
    this.#show(view);
    if (goesOn) this.pace.shown(view);
  }

  #show(view: View): void {
    const before = this.view;
    const other = before === null || before.seat !== view.seat;
    if (!other && view.version < before.version) return;
    if (!other && view.version === before.version && this.sending && view.moves_made === before.moves_made) {
      // the same position after a reconnection: what was sent may be lost, so it is sent again
      this.sending.send();
    }
    if (other || view.version !== before.version) {
      const made = this.sending !== null && !other && view.moves_made > before.moves_made;
      this.#sent = made;
      this.picked = other || made ? [] : kept(view.offers, this.picked); // a move that is made asks anew
      this.counts = {};
      this.#settled();
    }
    if (before && view.moves_made > before.moves_made && !this.#redoing) this.redo = [];
    if (before === null) this.missed = missedFrom(view);
    else if (!other && this.#elsewhere(before, view)) this.notice = "elsewhere";
    this.veil = null;
    // also where two people share the screen and the move hands it to the other: both see the dice
    if (before && view.moves_made > before.moves_made)
      this.happened = view.log.filter((line) => line.n > before.moves_made);
    else if (!before || other || view.moves_made < before.moves_made) this.happened = []; // sent once more: it stays
    this.undone = before !== null && !other && view.moves_made < before.moves_made;
    if (this.refusal?.key === "showing") this.refusal = null; // it goes on
    this.log = [...this.log.filter((line) => !other && line.n < view.log_from), ...view.log];
    this.view = view;
    this.#redoing = false;
  }

  /** Whether another window of this seat has made the move. */
  #elsewhere(before: View, view: View): boolean {
    const mine = view.seat !== null && before.awaited.includes(view.seat);
    return mine && !this.#sent && view.moves_made > before.moves_made && view.log.at(-1)?.seat === view.seat;
  }

  #refused(refusal: Said, stale: boolean): void {
    if (this.wanted !== null) {
      this.eyes = null; // others' eyes were closed
      if (this.moment === null) this.present();
    }
    this.#settled();
    this.#redoing = false;
    this.redo = [];
    if (stale) this.notice = "stale";
    else this.refusal = refusal;
  }

  /** Hot seat: forget everything of the old seat before the veil is shown. */
  #cover(veil: Veil): void {
    this.pace.drop();
    this.view = null;
    this.happened = [];
    this.log = [];
    this.moment = null;
    this.wanted = null;
    this.picked = [];
    this.counts = {};
    this.redo = [];
    this.refusal = null;
    this.notice = null;
    this.missed = null;
    this.#questions.drop();
    this.#settled();
    this.veil = veil;
  }

  // --- picking ------------------------------------------------------------------------------------

  /** One click on a word; says whether it meant anything. */
  choose(word: string, touch = false, add = false): boolean {
    if (this.sending || this.wanted !== null) return false;
    const confirm = touch && settings.confirmTouch;
    if (this.unasked && word === this.picked[0]) return this.#take({ picked: [word], send: null }); // now by hand
    if (add && !this.lit.has(word)) {
      const words = joined(this.offers, this.picked, word);
      if (words) return this.#take(settle(this.offers, words, true));
    }
    const chosen = this.#pick(word, confirm || add);
    if (!chosen.lit) return false;
    const ready = confirm || add || chosen.send ? null : waiting(this.offers, chosen.picked);
    if (!ready && !add && chosen.picked.length > this.picked.length && !this.onBoard(word))
      return this.#take({ ...chosen, picked: onward(this.offers, chosen.picked) });
    return this.#take(ready && this.quick(ready) ? { ...chosen, send: ready } : chosen);
  }

  /** The one piece that can act is picked at once; what else can be done stays on offer. */
  pickSole(word: string): void {
    this.#auto = this.picked = [word];
  }
  #auto = $state.raw<string[] | null>(null);
  unasked: boolean = $derived(this.picked === this.#auto);

  /** As many of these pieces as can act together. */
  chooseAll(words: readonly string[]): void {
    if (this.sending || this.wanted !== null) return;
    const all = allJoined(this.offers, this.picked, words);
    if (all.length > this.picked.length) this.#take(settle(this.offers, all, true));
  }

  /** All the picks of an offer at once, from the list of actions. */
  chooseOffer(offer: Offer): void {
    if (!this.sending) this.#take(settle(this.offers, offer.picks, false));
  }

  #take(settled: { picked: string[]; send: Offer | null }): true {
    this.refusal = null;
    this.notice = null;
    this.counts = {};
    this.picked = settled.picked;
    if (settled.send) this.send(settled.send.text);
    return true;
  }

  can = (word: string): boolean => !this.sending && this.#pick(word).lit;
  #pick(word: string, confirm = false): Picked {
    return pick(this.offers, this.picked, word, confirm, this.onBoard(word) ? this.firm(this.picked) : 0);
  }

  /** One step back; says whether there was one. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    let left = this.picked.slice(0, -1);
    // what was taken by itself goes with what it followed
    while (left.length > 0 && !this.onBoard(left.at(-1)!) && onward(this.offers, left).length > left.length)
      left = left.slice(0, -1);
    this.picked = left;
    this.counts = {};
    return true;
  }

  confirm(): void {
    const offer = this.waits ?? this.sole;
    if (offer && !this.sending) this.send(withCounts(offer, this.counts));
  }

  /** Make a move by its text. */
  send(text: string): void {
    if (!this.view || this.sending || this.#unseen()) return;
    this.refusal = null;
    this.notice = null;
    this.sending = new Sending({ do: "move", move: text, version: this.view.version }, (move) => this.#wire.send(move));
    this.sending.send();
  }

  /** Nothing is made of a position that is not on the screen yet: what others did is still being shown. */
  #unseen(): boolean {
    if (this.pace.behind > 0) this.refusal = this.pace.refusal;
    return this.pace.behind > 0;
  }

  #settled(): void {
    this.sending?.end();
    this.sending = null;
  }

  // --- undo ---------------------------------------------------------------------------------------

  undo(all = false): void {
    const { view } = this;
    if (!view || this.wanted !== null || this.#unseen()) return;
    if (!all && this.backTo !== null) {
      this.redo = this.picked = [];
      return this.askBack(this.backTo);
    }
    const to = (all ? view.undo.all : view.undo.to) ?? null;
    if (to === null) this.refusal = this.noUndo ?? this.refusal;
    else {
      this.redo = [...takenBack(view, to), ...this.redo];
      this.#wire.send({ do: "undo", to, version: view.version });
      this.picked = [];
    }
  }

  /** Where Undo leads past the answers of bots. */
  backTo: number | null = $derived(this.view && this.wanted === null ? pastBots(this.view, this.people) : null);
  warnsOf = (offer: Offer): NonNullable<Offer["warns"]> => warnsOf(offer, this.view, this.people);
  noUndo: Said | null = $derived(this.view && whyNotUndone(this.view, this.people));

  /** Make the undone moves again, one by one; a refusal ends it. */
  redoOne(): void {
    const [text, ...rest] = this.redo;
    if (text === undefined || this.sending) return;
    this.#redoing = true;
    this.redo = rest;
    this.send(text);
  }

  askBack(to: number): void {
    if (this.view) this.#wire.send({ do: "take-back", to, version: this.view.version });
  }

  answerBack(yes: boolean): void {
    if (this.view) this.#wire.send({ do: "answer", yes, version: this.view.version });
  }

  resign(): void {
    this.pace.flush(); // whoever gives up need not see the rest
    if (this.view) this.#wire.send({ do: "resign", version: this.view.version });
  }

  sit(seat: string): void {
    this.#wire.send({ do: "sit", seat });
  }

  say(text: string): void {
    this.#wire.send({ do: "chat", text });
  }

  // --- questions ----------------------------------------------------------------------------------

  /** Ask the rules; null if the connection is lost. Every answer counts: drop late ones yourself. */
  ask(question: DoAsk["question"], args: Record<string, unknown>): Promise<Answered | null> {
    return this.#questions.put((id) => this.#wire.send({ do: "ask", id, question, args }));
  }

  /** Why this word may not be picked now. */
  async why(word: string): Promise<Said | null> {
    if (this.pace.behind > 0) return this.pace.refusal;
    if (this.waits && this.lit.size === 0) return { key: "why-confirm" }; // the move is whole: nothing can follow
    return (await this.ask("why", { picks: [...this.picked, word] }))?.refusal ?? null;
  }

  // --- replay -------------------------------------------------------------------------------------

  /** Show the table after *at* moves, as this seat saw it. */
  look(at: number): void {
    this.wanted = at;
    this.picked = [];
    this.#wire.send(this.eyes === null ? { do: "look", at } : { do: "look", at, eyes: this.eyes });
  }

  /** Back to the game; says whether one was away. */
  present(): boolean {
    if (this.wanted === null) return false;
    this.wanted = null;
    this.moment = null;
    return true;
  }

  retry = (): void => this.#wire.connect();

  end(): void {
    this.pace.drop();
    this.#settled();
    this.#wire.end();
  }
}
