import i18next, { type TFunction } from "i18next";
import { GAMES } from "../../games";
import { levelName } from "../../i18n/levels";
import { twinNumber } from "../../i18n/seats";
import type { SeatView } from "../../protocol/messages";

/** Call a bot by its level: "Club bot". */
export function levelLabel(t: TFunction, level: string): string {
  const words = t("bot", { level: levelName(level) });
  return words.charAt(0).toLocaleUpperCase(i18next.language) + words.slice(1);
}

/** Call a bot by its own name, or by its level if it has none. */
export const botName = (t: TFunction, game: string, level: string): string =>
  GAMES[game]?.bots.names[level] ?? levelLabel(t, level);

/** Call a bot in a list of bots: its name and its level. */
export const botLabel = (t: TFunction, game: string, level: string): string =>
  `${botName(t, game, level)} · ${levelLabel(t, level)}`;

/** Call every seat: people and bots by name, equal names numbered, a free seat by its number. */
export function seatNames(t: TFunction, seats: readonly SeatView[], game: string): string[] {
  return seats.map((seat, number) => {
    if (seat.name !== null) return seat.name;
    if (seat.level === null) return t("lobby.seat", { number: number + 1 });
    const name = botName(t, game, seat.level);
    const twin = twinNumber(seats, number);
    return twin === 0 ? name : t("twin", { name, number: twin + 1 });
  });
}
