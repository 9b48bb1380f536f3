import i18next, { type TFunction } from "i18next";
import { GAMES } from "../../games";
import type { BotCharacter, Said } from "../../games/bots";
import { levelName } from "../../i18n/levels";
import { twinNumber } from "../../i18n/seats";
import type { Language } from "../../model/preferences";
import type { SeatView } from "../../protocol/messages";

const characterOf = (game: string, level: string): BotCharacter | undefined =>
  GAMES[game]?.bots.characters[level];

const said = (words: Said): string => words[i18next.language as Language];

/** Call a bot by its level: "Club bot". */
export function levelLabel(t: TFunction, level: string): string {
  const words = t("bot", { level: levelName(level) });
  return words.charAt(0).toLocaleUpperCase(i18next.language) + words.slice(1);
}

/** Call a bot by its own name; one that has none by its level. */
export const botName = (t: TFunction, game: string, level: string): string =>
  characterOf(game, level)?.name ?? levelLabel(t, level);

/** Call a bot in a list of bots: its name, and how well it plays. */
export const botLabel = (t: TFunction, game: string, level: string): string =>
  `${botName(t, game, level)} · ${levelLabel(t, level)}`;

/** Say a line about a bot's character; nothing where there is none. */
export function botLine(game: string, level: string): string {
  const character = characterOf(game, level);
  return character === undefined ? "" : said(character.line);
}

/** Say how the bots of a game differ. */
export function aboutBots(game: string): string {
  const bots = GAMES[game]?.bots;
  return bots === undefined ? "" : said(bots.about);
}

/** Call every seat: people and bots by name, alike bots numbered, a free seat by its number. */
export function seatNames(t: TFunction, seats: readonly SeatView[], game: string): string[] {
  return seats.map((seat, number) => {
    if (seat.name !== null) return seat.name;
    if (seat.level === null) return t("lobby.seat", { number: number + 1 });
    const name = botName(t, game, seat.level);
    const twin = twinNumber(seats, number);
    return twin === 0 ? name : t("twin", { name, number: twin + 1 });
  });
}
