// The layers that are switched on, and what they show; some have to ask the server for it.
import type { Ask, Looked, Mark, Theme } from "../../../themes/theme";

type Given = {
  readonly theme: Theme;
  readonly table: unknown;
  readonly picked: readonly string[];
  readonly hovered: string | null;
  readonly ask: Ask;
};

export class Overlays {
  on = $state.raw<ReadonlySet<string>>(new Set());
  marks = $state.raw<Mark[]>([]);

  /** To be made while a component begins: the layers follow what is shown and pointed at. */
  constructor(given: Given) {
    $effect(() => {
      const { theme, table, picked, hovered, ask } = given;
      const looked: Looked = { picked, at: hovered, ask };
      const wanted = (theme.overlays ?? [])
        .filter((one) => this.on.has(one.key))
        .map((one) => one.marks(table, looked));
      let current = true;
      this.marks = wanted.flatMap((marks) => (marks instanceof Promise ? [] : marks));
      if (wanted.some((marks) => marks instanceof Promise))
        void Promise.all(wanted).then((all) => current && (this.marks = all.flat()));
      return () => {
        current = false;
      };
    });
  }

  toggle(name: string): void {
    const others = [...this.on].filter((one) => one !== name);
    this.on = new Set(this.on.has(name) ? others : [...others, name]);
  }
}
