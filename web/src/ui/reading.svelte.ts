// Which rule is being read: a chip anywhere opens it, Esc gives the focus back.

export const reading: { rule: string | null; back: HTMLElement | null } = $state({ rule: null, back: null });

export function openRule(rule: string): void {
  reading.back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  reading.rule = rule;
}

/** Close the rule; says whether one was open. */
export function closeRule(): boolean {
  if (reading.rule === null) return false;
  reading.rule = null;
  reading.back?.focus({ preventScroll: true }); // the log behind it stays where it is
  return true;
}
