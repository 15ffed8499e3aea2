// Where the focus goes. Parts of the page name their places, so that nobody looks for another's elements.
import { createContext, tick } from "svelte";
import type { Attachment } from "svelte/attachments";

export class Spots<Name extends string> {
  #places = new Map<Name, HTMLElement>();
  #regions = new Map<HTMLElement, Name>();
  #last: Name | null = null;
  #awaited: Name | null = null; // a place that is still being fetched

  /** For {@attach}: the element to which the focus of this name goes. */
  place(name: Name): Attachment<HTMLElement> {
    return (element) => {
      this.#places.set(name, element);
      if (this.#awaited === name) element.focus();
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  }

  /** For {@attach}: a focus that is lost within this element goes to the place of this name. */
  region(name: Name): Attachment<HTMLElement> {
    return (element) => {
      this.#regions.set(element, name);
      return () => void this.#regions.delete(element);
    };
  }

  /** Send the focus to a place, once it is drawn; a focus that goes elsewhere meanwhile stays there. */
  async go(name: Name): Promise<void> {
    await tick();
    const place = this.#places.get(name);
    if (place) place.focus();
    else this.#awaited = name;
  }

  /** Note where the focus has come. */
  notice(event: FocusEvent): void {
    const { target } = event;
    this.#awaited = null;
    const at = [...this.#regions].find(([element]) => target instanceof Node && element.contains(target));
    this.#last = at?.[1] ?? null;
  }

  /** What had the focus may be gone with the old view: then its region takes it. */
  async keep(): Promise<void> {
    await tick();
    if (document.activeElement === document.body && this.#last !== null) this.#places.get(this.#last)?.focus();
  }
}

/** The places of the page of a game in play. */
export type Spot =
  "prompt" | "hint" | "filter" | "log" | "lookup" | "tell-where" | "tell-around" | "tell-mine" | "tell-enemies";

export const [getSpots, setSpots] = createContext<Spots<Spot>>();
