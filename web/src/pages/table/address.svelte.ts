// The address says which moment of the game is shown, so that it can be handed on.
import { untrack } from "svelte";
import type { Session } from "../../session/session.svelte";

/** Go to the moment that the address asks for, then keep the address true; to be called while a component begins. */
export function followAddress(session: Session): void {
  const asked = new URLSearchParams(location.search).get("move");
  if (asked !== null && /^\d+$/.test(asked)) {
    untrack(() => {
      if (session.view && Number(asked) < session.view.moves_made) session.look(Number(asked));
    });
  }
  $effect(() => {
    const at = session.wanted;
    const address = new URL(location.href);
    if (at === null) address.searchParams.delete("move");
    else address.searchParams.set("move", String(at));
    if (address.href !== location.href) history.replaceState(null, "", address);
  });
}
