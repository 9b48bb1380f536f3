import type { TFunction } from "i18next";
import { listOf } from "../../i18n/lists";
import { localeOf } from "../../i18n/locale";
import type { PlayedGame } from "../../protocol/messages";
import { aloneResult } from "../alone";
import { botName } from "../bots/names";

/** The texts of this page. */
export type Words = TFunction<"me">;

/** Format a day: "18 Nov 2026". */
export const dayOf = (when: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(when);

/** Format a time: "10:40". */
export const hourOf = (when: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short" }).format(when);

/** Format a date and time: "18 Nov 2026, 10:40". */
export const momentOf = (when: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" }).format(
    when,
  );

/** Format a share: "42%". */
export const shareOf = (share: number, language: string): string =>
  share.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });

/** Format a duration in minutes, at least one. */
export const lengthOf = (t: Words, millis: number): string =>
  t("minutes", { count: Math.max(1, Math.round(millis / 60_000)) });

/** Say how the player did: "Won", "Place 2 of 4", or what they achieved alone. */
export function resultOf(t: Words, app: TFunction, game: PlayedGame, language: string): string {
  const mine = game.seats[game.you];
  if (mine === undefined) return "";
  if (game.seats.length === 1) return capital(aloneResult(app, game, language), language);
  const points = t("points", { points: mine.score.toLocaleString(language) });
  return `${placeOf(t, game)}\u00a0· ${points}`; // no line begins with the dot
}

const capital = (words: string, language: string): string =>
  words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);

function placeOf(t: Words, { seats, you }: PlayedGame): string {
  const place = seats[you]?.place ?? 0;
  if (place !== 1) return t("history.place", { place, of: seats.length });
  const isShared = seats.filter((each) => each.place === 1).length > 1;
  return t(isShared ? "history.shared" : "history.won");
}

/** Name everyone else at a table, bots of the same name together: "Ben and 2 × Mira". */
export function othersOf(t: Words, app: TFunction, game: PlayedGame, language: string): string {
  const others = game.seats.filter((_, seat) => seat !== game.you);
  const people = others.flatMap(({ name }) => (name === null ? [] : [name]));
  const levels = others.flatMap(({ name, bot }) => (name === null && bot !== null ? [bot] : []));
  const bots = [...new Set(levels)].map((level) => {
    const count = levels.filter((each) => each === level).length;
    const name = botName(app, game.game, level);
    return count === 1 ? name : t("several", { count, name });
  });
  return listOf(language)([...people, ...bots]);
}
