// How a person is called: an icon with a dot, a sound, a notification of the system.
import { settings } from "../../settings.svelte";
import type { Sound } from "../../ui/sound";

/** The icon of the tab, with a dot when it is this seat's move. */
export function showIcon(called: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = called ? "/icon-move.svg" : "/icon.svg";
  if (link && !link.href.endsWith(href)) link.href = href;
}

/** A sound, for those who have switched them on; how it is made is fetched only then. */
export function hear(what: Sound): void {
  if (settings.sound) void import("../../ui/sound").then((made) => made.sound(what));
}

/** Only while the page is hidden, and never anything secret: the table's name and whose move it is. */
export function notify(title: string, text: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body: text });
}
