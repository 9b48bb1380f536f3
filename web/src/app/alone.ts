import type { TFunction } from "i18next";
import { GAMES } from "../games";
import { gameText } from "../i18n/game-text";
import { localeOf } from "../i18n/locale";
import type { PlayedGame } from "../protocol/messages";

/** Name a kind of record in its game's words. */
export const recordName = (game: string, kind: string): string =>
  GAMES[game]?.records?.name(kind) ?? kind;

/** Format a record's value as its game does; without a kind it is a time. */
export const recordValue = (game: string, kind: string, value: number, language: string): string =>
  GAMES[game]?.records?.value(kind, value, language) ?? value.toLocaleString(language);

/** Say how a game played alone went: "solved in 38.2 s", "3 solved", "not solved". */
export function aloneResult(t: TFunction, played: PlayedGame, language: string): string {
  const { game, kind, value } = played;
  if (value !== null) {
    const told = recordValue(game, kind ?? "", value, language);
    return kind === null ? t("alone.solvedIn", { time: told }) : told;
  }
  const count = played.seats[played.you]?.score ?? 0;
  if (count === 0) return t("alone.unsolved");
  return played.puzzle === null && played.day === null
    ? t("alone.solved", { count })
    : t("alone.done");
}

/** Name what was played, if it has a name: "Hard task, 2 November", "Puzzle A25-1", a kind of record. */
export function playedName(t: TFunction, played: PlayedGame, language: string): string | null {
  const { game, kind, puzzle, day, daily } = played;
  if (day !== null && daily !== null) {
    const name = gameText(game, `daily.${daily}.name`);
    return t("alone.daily", { name, day: dayAndMonth(day, language) });
  }
  if (puzzle !== null) return t("alone.puzzle", { name: puzzle });
  return kind === null ? null : recordName(game, kind);
}

const dayAndMonth = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
  });
