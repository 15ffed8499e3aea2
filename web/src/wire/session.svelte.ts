// One table as this device knows it: the newest view, what is being picked, and who is there.
import { amounts, waiting } from "../picks/choices";
import { kept, nextPicks, pick, settle, withCounts } from "../picks/picks";
import { joined } from "../picks/joined";
import { lastBefore } from "../panels/log";
import { settings } from "../settings.svelte";
import { socketPath } from "./http";
import { Wire, type Status } from "./socket";
import type {
  Answered, ChatLine, DoAsk, FromServer, Line, Moment, Offer, People, Said, Veil, View,
} from "./types";

const SLOW = 1000; // ms after which "Sending…" is said
const RETRY = 5000; // ms after which the same move is sent again

type Sending = { text: string; version: number; slow: boolean; tries: number };

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
  sending = $state<Sending | null>(null);
  refusal = $state.raw<Said | null>(null);
  notice = $state<string | null>(null); // the key of something to be said once
  moment = $state.raw<Moment | null>(null);
  wanted = $state<number | null>(null); // the moment that was asked for
  eyes = $state<string | null>(null);
  redo = $state.raw<string[]>([]);
  missed = $state<number | null>(null); // the move from which to show what happened while this seat was away

  #wire: Wire;
  #asks = new Map<number, (answer: Answered) => void>();
  #nextAsk = 1;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #redoing = false;
  #sent = false; // the newest move was made here

  constructor(readonly table: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#wire = new Wire(`${scheme}://${location.host}${socketPath(table)}`, {
      status: (status) => {
        if (this.status.state === "gone") return;
        this.status = status;
        if (status.state !== "live") this.#dropAsks();
        else if (this.wanted !== null) this.look(this.wanted);
      },
      message: (message) => this.hear(message),
    });
  }

  // --- what is offered ----------------------------------------------------------------------------

  offers: Offer[] = $derived.by(() => (this.moment || this.wanted !== null ? [] : (this.view?.offers ?? [])));
  lit: Set<string> = $derived(this.sending ? new Set() : nextPicks(this.offers, this.picked));
  waits: Offer | null = $derived(amounts(this.offers, this.picked) ?? waiting(this.offers, this.picked));
  myTurn = $derived(this.view !== null && this.view.seat !== null && this.view.awaited.includes(this.view.seat));

  /** The number of one's last move before others went on: what came after it is new. */
  fresh: number | null = $derived(lastBefore(this.log, this.view?.seat ?? null));

  // --- what the server says -----------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.is) {
      case "view":
        return this.#show(message);
      case "moment":
        if (this.wanted === null || message.at !== this.wanted) return;
        this.moment = message;
        return;
      case "refused":
        return this.#refused(message.refusal, message.stale ?? false);
      case "answered":
        this.#asks.get(message.id)?.(message);
        this.#asks.delete(message.id);
        return;
      case "people":
        this.people = message;
        return;
      case "chat":
        this.chat = message.lines.length > 0 && this.chat.length > 0 && !this.#whole(message.lines)
          ? [...this.chat, ...message.lines]
          : message.lines;
        return;
      case "veil":
        return this.#cover(message);
      case "gone":
        this.gone = message.say;
        this.status = { state: "gone" };
        this.#wire.end();
    }
  }

  /** Whether the lines begin where the chat begins: all of them after a connection is made. */
  #whole(lines: ChatLine[]): boolean {
    const [old, first] = [this.chat[0], lines[0]];
    return old !== undefined && first !== undefined && old.at === first.at && old.text === first.text;
  }

  #show(view: View): void {
    const before = this.view;
    const other = before === null || before.seat !== view.seat;
    if (!other && view.version < before.version) return;
    if (!other && view.version === before.version && this.sending && view.moves_made === before.moves_made) {
      // the same position after a reconnection: what was sent may be lost, so it is sent again
      this.#resend();
    }
    if (other || view.version !== before.version) {
      const made = this.sending !== null && !other && view.moves_made > before.moves_made;
      this.#sent = made;
      this.picked = other || made ? [] : kept(view.offers, this.picked); // a move that is made asks anew
      this.counts = {};
      this.#settled();
    }
    if (before && view.moves_made > before.moves_made && !this.#redoing) this.redo = [];
    if (before === null) {
      // back at the device, or at the page, and others have moved since
      const mine = lastBefore(view.log, view.seat);
      this.missed = mine !== null && mine > 0 && view.log.at(-1)!.seat !== view.seat && view.ending === null ? mine : null;
    } else if (!other && this.#elsewhere(before, view)) this.notice = "elsewhere";
    this.veil = null;
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
    this.view = null;
    this.log = [];
    this.moment = null;
    this.wanted = null;
    this.picked = [];
    this.counts = {};
    this.redo = [];
    this.refusal = null;
    this.notice = null;
    this.missed = null;
    this.#dropAsks();
    this.#settled();
    this.veil = veil;
  }

  // --- picking ------------------------------------------------------------------------------------

  /** One click on a word; says whether it meant anything. */
  choose(word: string, touch = false, add = false): boolean {
    if (this.sending || this.wanted !== null) return false;
    const confirm = touch && settings.confirmTouch;
    if (add && !this.lit.has(word)) {
      const words = joined(this.offers, this.picked, word);
      if (words) return this.#take(settle(this.offers, words, true));
    }
    const chosen = pick(this.offers, this.picked, word, confirm || add);
    return chosen.lit ? this.#take(chosen) : false;
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

  can = (word: string): boolean => !this.sending && pick(this.offers, this.picked, word).lit;

  /** One step back; says whether there was one. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    this.counts = {};
    return true;
  }

  confirm(): void {
    const offer = this.waits;
    if (offer && !this.sending) this.send(withCounts(offer, this.counts));
  }

  /** Make a move by its text. */
  send(text: string): void {
    if (!this.view || this.sending) return;
    this.refusal = null;
    this.notice = null;
    this.sending = { text, version: this.view.version, slow: false, tries: 0 };
    this.#resend();
  }

  #resend(): void {
    const now = this.sending;
    if (!now) return;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#wire.send({ do: "move", move: now.text, version: now.version });
    now.tries += 1;
    this.#timers = [
      setTimeout(() => this.sending && (this.sending.slow = true), SLOW),
      setTimeout(() => this.#resend(), RETRY),
    ];
  }

  #settled(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.sending = null;
  }

  // --- undo ---------------------------------------------------------------------------------------

  undo(all = false): void {
    const { view } = this;
    const to = all ? view?.undo.all : view?.undo.to;
    if (!view || to === undefined || to === null || this.wanted !== null) {
      if (view?.undo.refusal) this.refusal = view.undo.refusal;
      return;
    }
    const texts = view.undo.texts ?? [];
    const taken = texts.slice(texts.length - (view.moves_made - to));
    this.redo = [...taken, ...this.redo];
    this.#wire.send({ do: "undo", to, version: view.version });
    this.picked = [];
  }

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
    if (this.view) this.#wire.send({ do: "resign", version: this.view.version });
  }

  sit(seat: string): void {
    this.#wire.send({ do: "sit", seat });
  }

  say(text: string): void {
    this.#wire.send({ do: "chat", text });
  }

  // --- questions ----------------------------------------------------------------------------------

  /** Ask; a later question of the same kind makes the earlier one's answer null. */
  ask(question: DoAsk["question"], args: Record<string, unknown>): Promise<Answered | null> {
    const id = this.#nextAsk++;
    return new Promise((resolve) => {
      this.#asks.set(id, resolve);
      if (!this.#wire.send({ do: "ask", id, question, args })) {
        this.#asks.delete(id);
        resolve(null);
      }
    });
  }

  /** Why this word may not be picked now. */
  async why(word: string): Promise<Said | null> {
    const answered = await this.ask("why", { picks: [...this.picked, word] });
    return answered?.refusal ?? null;
  }

  #dropAsks(): void {
    for (const [id, resolve] of this.#asks) resolve({ is: "answered", id });
    this.#asks.clear();
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

  retry(): void {
    this.#wire.connect();
  }

  end(): void {
    this.#settled();
    this.#wire.end();
  }
}
