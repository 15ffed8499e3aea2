// The panel at the side, a sheet from below on a phone: which tab is open, what is looked up, what is pinned.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../../settings.svelte";

export type Tab = "log" | "actions" | "rules" | "chat" | "table";
export const TABS: readonly Tab[] = ["log", "actions", "rules", "chat", "table"];

/** What is looked up in the panel instead of a tab: what is drawn, the cards, on a phone what is pinned. */
export type Lookup = "legend" | "cards" | "inspector";

const PHONE = "(max-width: 899px), (max-height: 480px) and (orientation: landscape)"; // both ways

export class Side {
  #phone = new MediaQuery(PHONE);
  tab = $state<Tab | null>(this.#phone.current ? null : "log");
  lookup = $state<Lookup | null>(null);
  pinned = $state.raw<readonly string[]>([]);
  aims = $state(false); // how the game is won was asked for

  get narrow(): boolean {
    return this.#phone.current;
  }

  /** Whether nothing of the panel but its tabs is seen. */
  get isShut(): boolean {
    return this.narrow ? this.tab === null && this.lookup === null : !settings.panel;
  }

  open(tab: Tab): void {
    this.aims = false;
    this.tab = tab;
    this.lookup = null;
    settings.panel = true;
  }

  /** The chapter of the rulebook that says how the game is won. */
  openGoal(): void {
    this.open("rules");
    this.aims = true;
  }

  /** Look something up, or be done with it. */
  look(up: Lookup): void {
    this.lookup = this.lookup === up && !this.isShut ? null : up;
    if (this.lookup !== null) settings.panel = true;
    if (this.narrow) this.tab = null;
  }

  /** A tab was clicked: on a phone the same one again shuts the sheet. */
  toggle(tab: Tab): void {
    if (!this.narrow) this.open(tab);
    else this.tab = this.tab === tab ? null : tab;
    this.lookup = null;
  }

  /** The tab beside one, for the arrow keys. */
  step(from: Tab, by: 1 | -1): Tab {
    this.tab = TABS[(TABS.indexOf(from) + by + TABS.length) % TABS.length]!;
    this.lookup = null;
    return this.tab;
  }

  /** Shut the sheet of a phone, which covers the board. */
  shut(): void {
    if (!this.narrow) return;
    this.tab = null;
    this.lookup = null;
  }

  fold(): void {
    settings.panel = !settings.panel;
  }

  /** Keep these things in sight beside the board. */
  pin(ids: readonly string[]): void {
    this.pinned = ids;
    if (this.narrow) {
      this.tab = null;
      this.lookup = ids.length > 0 ? "inspector" : null;
    } else if (ids.length > 0) settings.panel = true;
  }
}
