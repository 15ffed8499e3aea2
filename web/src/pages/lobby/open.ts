// Opening tables in one click.
import { ownName, usual } from "../../session/seating";
import * as http from "../../wire/http";
import type { GameInfo, Opened, SeatWish } from "../../wire/types";
import { t } from "../../words/words.svelte";

/** The first seat for the person, bots in all the others. */
export function againstBots(seats: readonly string[], name: string, bot: string): Record<string, SeatWish> {
  return Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? { who: "me", name } : { who: "bot", bot }]));
}

export async function openAgainstBot(game: GameInfo): Promise<Opened> {
  const bot = usual(await http.bots());
  return http.open({ game: game.id, seats: againstBots(game.seatings[0] ?? [], ownName(), bot), title: "" });
}

/** The guided game: its position says which seat a person takes; bots take the others. */
export async function openTraining(game: GameInfo): Promise<Opened> {
  const { seat } = await http.training(game.id);
  const seats: Record<string, SeatWish> = { [seat]: { who: "me", name: ownName() } };
  return http.open({ game: game.id, seats, training: true, title: t("training-title") });
}
