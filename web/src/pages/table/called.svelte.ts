// How a person is called to the table: title and icon, tone, notification, reminder, and what is read out.
import { untrack } from "svelte";
import type { Session } from "../../session/session.svelte";
import { settings } from "../../settings.svelte";
import { announce, call } from "../../ui/announce.svelte";
import type { Sound } from "../../ui/sound";
import type { View } from "../../wire/types";
import type { Outcome } from "../../themes/theme";
import { t, type Speaker } from "../../words/words.svelte";
import { hear, notify, showIcon } from "./calling";

type Given = {
  readonly session: Session;
  readonly speak: Speaker;
  readonly title: string;
  readonly outcomes: readonly Outcome[];
};

/** To be called while a component begins; it follows the session until the component ends. */
export function follow(given: Given): void {
  const { session } = given;

  $effect(() => {
    document.title = `${session.myTurn ? "▶ " : ""}${given.title} · Sztab`;
    showIcon(session.myTurn);
  });

  let wasMine: boolean | null = null;
  $effect(() => {
    const mine = session.myTurn;
    untrack(() => {
      if (mine && wasMine === false) {
        alert("called");
        if (session.view) call(given.speak.say(session.view.prompt));
      }
    });
    wasMine = mine;
  });

  // One reminder for each decision that is waited for, if it was asked for.
  $effect(() => {
    void session.view?.version;
    if (!session.myTurn || settings.remind === 0) return;
    const timer = setTimeout(() => {
      session.notice = "reminder";
      call(t("reminder"));
      alert("reminder");
    }, settings.remind * 60_000);
    return () => clearTimeout(timer);
  });

  // What happened is heard as it is shown: dice, a card or a fight, else a piece that was set down.
  $effect(() => {
    const { happened, view } = session;
    if (happened.length > 0 && view) untrack(() => hear(soundOf(view, given.outcomes[0])));
  });

  let heard = -1;
  $effect(() => {
    const lines = session.log;
    const last = lines.at(-1)?.n ?? 0;
    untrack(() => {
      const fresh = heard < 0 ? [] : lines.filter((line) => line.n > heard);
      if (fresh.length > 0) announce(...fresh.flatMap((line) => line.said.map((said) => given.speak.say(said))));
    });
    heard = last;
  });

  function alert(what: "called" | "reminder"): void {
    hear("call");
    if (settings.notify) notify(given.title, t(what));
  }
}

/** The end of the game, dice, a card, a fight, or a move and nothing more. */
function soundOf({ ending, seat }: View, outcome: Outcome | undefined): Sound {
  if (ending) return seat !== null && ending.winners.includes(seat) ? "won" : "over";
  if (!outcome) return "move";
  return outcome.dice ? "dice" : outcome.face ? "card" : "fight";
}
