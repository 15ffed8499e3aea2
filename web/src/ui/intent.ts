// What Enter means: it confirms a finished move, unless somebody went to another control by keyboard to press it.

export class Intent {
  #key: string | null = null; // held down at this moment
  #chosen: EventTarget | null = null; // where the keyboard has gone

  keydown(event: Pick<KeyboardEvent, "key">): void {
    this.#key = event.key;
  }

  keyup(): void {
    this.#key = null;
  }

  /** The focus has come to a control: by Tab or an arrow it was meant to, by a click or by the page it was not. */
  focused(target: EventTarget | null): void {
    this.#chosen = this.#key === "Tab" || (this.#key?.startsWith("Arrow") ?? false) ? target : null;
  }

  /** A click, or a pick that finished a move: the control has done its work. */
  done(): void {
    this.#chosen = null;
  }

  /** Whether Enter is for this control. */
  isFor(target: EventTarget | null): boolean {
    return target !== null && target === this.#chosen;
  }
}
