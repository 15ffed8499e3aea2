// Who sits where: sides in words, the name of this device's person, and the bot to play against.
import { settings } from "../settings.svelte";
import type { BotInfo } from "../wire/types";
import { t, type Speaker } from "../words/words.svelte";
import type { Session } from "./session.svelte";

/** Whether a name is what somebody without one is called, in any language. */
export const isGuest = (name: string | null | undefined): boolean => !name || /^(Guest|Gość)$/.test(name);

export const ownName = (): string => settings.name.trim() || t("guest");

/** The bot that plays unless somebody chooses another: it answers at once and is no pushover. */
export const usual = (bots: readonly BotInfo[]): string =>
  bots.find((bot) => bot.name === "sergeant")?.name ?? [...bots].sort((a, b) => b.level - a.level)[0]?.name ?? "greedy";

/** The side of a seat, in words. */
export function sideOf(session: Session, speak: Speaker, seat: string): string {
  const sitting = session.people?.seats.find((one) => one.seat === seat);
  return sitting ? speak.say(sitting.say) : seat;
}
