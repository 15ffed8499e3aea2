// What a game's workbench works with: one for the whole life of the page, so that drafts can be kept by it.
import type { Point } from "../../../board/geometry";
import type { Session } from "../../../session/session.svelte";
import type { Bench } from "../../../themes/theme";
import { announce } from "../../../ui/announce.svelte";
import { closeRule } from "../../../ui/reading.svelte";
import type { Said, View } from "../../../wire/types";
import type { Speaker } from "../../../words/words.svelte";
import type { Play } from "./state.svelte";

export class PageBench implements Bench {
  constructor(readonly play: Play) {}

  get view(): View {
    return this.play.view;
  }
  get seat(): string | null {
    return this.play.view.seat;
  }
  get picked(): readonly string[] {
    return this.play.picked;
  }
  get lit(): ReadonlySet<string> {
    return this.play.lit;
  }
  get speak(): Speaker {
    return this.play.speak;
  }
  announce(text: string): void {
    announce(text);
  }
  pick(id: string): void {
    this.play.pick(id);
  }
  ask(...question: Parameters<Session["ask"]>): ReturnType<Session["ask"]> {
    return this.play.session.ask(...question);
  }
  send(text: string): void {
    this.play.session.send(text);
  }
  why(id: string): Promise<Said | null> {
    return this.play.session.why(id);
  }
  point(page: Point): Point {
    return this.play.board.zoom.inside(page);
  }
  raise(by: number): void {
    this.play.board.zoom.raise(by);
  }
  lower(): void {
    this.play.board.zoom?.lower();
  }
  closes(): boolean {
    return this.play.dialog === null && (closeRule() || this.play.board.closeCard());
  }
  reveal(at: Point): void {
    this.play.board.zoom.reveal(at);
  }
}
