// The keys of the page: what is pressed becomes a command, and a command something that the page does.
import { totalOf } from "../../panels/prompt/amounts";
import { command, type Command } from "../../panels/table/keys";
import type { Step } from "../../panels/table/replay";
import { hasCounts } from "../../picks/picks";
import { settings } from "../../settings.svelte";
import { announce } from "../../ui/announce.svelte";
import { closeRule } from "../../ui/reading.svelte";
import { t } from "../../words/words.svelte";
import type { Play } from "./play/state.svelte";

/** What the page has drawn and can be told to do. */
export type Parts = {
  step(how: Step): void;
  /** Press one of the numbered buttons. */
  press(number: number): void;
};

/** Whether a key is for the text that is being typed; Enter is not where there is nothing to take it, as in an empty filter. */
const isTyping = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  !(key === "Enter" && target.matches("[data-idle]")) &&
  (target.matches("input:not([type=checkbox], [type=range]), textarea, select") || target.isContentEditable);

/** Enter is for what has the focus: the keyboard has gone there, or a dialog has taken it. */
const isPressed = ({ intent }: Play, target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("button, a[href], summary") &&
  (intent.isFor(target) || target.closest("[role=dialog], dialog") !== null);

/** A key that nothing on the page has taken. */
export function key(play: Play, parts: Parts, event: KeyboardEvent): void {
  if (play.dialog !== null || event.defaultPrevented) return;
  const { theme, bench, session } = play;
  const typing = isTyping(event);
  const letters = !typing && settings.letters;
  if (letters && bench && theme.key?.(bench, event)) return event.preventDefault();
  const what = command(event, typing, settings.letters);
  if (what === null) {
    if (letters) overlay(play, event);
    return;
  }
  if (what === "confirm") {
    if (!session.waits || isPressed(play, event.target)) return;
    event.preventDefault();
  } else if (what !== "back" || !typing) event.preventDefault();
  obey(play, parts, what);
}

function overlay({ theme, overlays }: Play, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const found = theme.overlays?.find((one) => one.key.toLowerCase() === event.key.toLowerCase());
  if (found) overlays.toggle(found.key);
}

function obey(play: Play, parts: Parts, what: Command): void {
  const { board, session, side } = play;
  if (typeof what === "object") return "button" in what ? parts.press(what.button) : play.openTold(what.tell);
  switch (what) {
    case "undo":
      // nothing is made yet, but something is picked: that is taken back
      if ((session.view?.undo.to ?? null) === null && !session.unasked && session.back()) return;
      return session.undo();
    case "undo-all":
      return session.undo(true);
    case "redo":
      return session.redoOne();
    case "next":
      return walk(play, 1);
    case "previous":
      return walk(play, -1);
    case "dismiss":
      return focus(play, play.todo.dismiss(board.focusId));
    case "card":
      return board.readFocused();
    case "actions":
      return play.openActions();
    case "log":
      return play.openLog();
    case "legend":
    case "cards":
      return play.lookUp(what);
    case "hint":
      void play.advice.ask();
      return;
    case "help":
      if (!board.whyFocused()) play.dialog = "keys";
      return;
    case "asked":
      return board.toAsked();
    case "fit":
      return board.fit();
    case "closer":
      return board.closer(1.3);
    case "farther":
      return board.closer(1 / 1.3);
    case "panel":
      return side.fold();
    case "hide":
      board.hidden = true;
      return;
    case "confirm":
      return confirm(play);
    case "replay-back":
      return parts.step("back");
    case "replay-forward":
      return parts.step("forward");
    case "back":
      return back(play);
  }
}

function confirm({ session, theme, view }: Play): void {
  const { counts, waits } = session;
  const fault = waits && hasCounts(waits) ? totalOf(theme, view.table, waits, counts).fault : null;
  if (fault) session.refusal = fault;
  else session.confirm();
}

/** Close a rule, a card or what happened, else go one step back, else end the replay, else close what was looked up, or the sheet. */
function back(play: Play): void {
  const { advice, board, happened, session, side } = play;
  if (closeRule() || board.closeCard() || happened.close() || session.back() || advice.close() || session.present())
    return;
  if (side.lookup !== null) play.closeLookup();
  side.shut();
}

const focus = ({ board }: Play, id: string | null): void => {
  if (id !== null) board.focusOn(id);
};

function walk(play: Play, step: 1 | -1): void {
  const next = play.todo.next(play.board.focusId, step);
  if (next === null) announce(t("nothing-to-do"));
  focus(play, next);
}
