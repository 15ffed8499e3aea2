// Opening tables in one click.
import { ownName, usual } from "../../session/seating";
import * as http from "../../wire/http";
import type { GameInfo, Opened, SeatWish } from "../../wire/types";
import { t } from "../../words/words.svelte";
import "../../words/more/words";

/** One seat for the person, the first unless another is named; bots in all the others. */
export function againstBots(
  seats: readonly string[],
  name: string,
  bot: string,
  mine = seats[0],
): Record<string, SeatWish> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? { who: "me", name } : { who: "bot", bot }]));
}

export async function openAgainstBot(game: GameInfo, mine?: string, wanted?: string): Promise<Opened> {
  const bot = wanted ?? usual(await http.bots());
  return http.open({ game: game.id, seats: againstBots(game.seatings[0] ?? [], ownName(), bot, mine), title: "" });
}

/** The guided game: its position says which seat a person takes; bots take the others. */
export async function openTraining(game: GameInfo): Promise<Opened> {
  const { seat } = await http.training(game.id);
  const seats: Record<string, SeatWish> = { [seat]: { who: "me", name: ownName() } };
  return http.open({ game: game.id, seats, training: true, title: t("training-title") });
}
