import i18next, { type TFunction } from "i18next";
import type { SeatView } from "../protocol/messages";

/** Call a bot's level by its word, alone or within a sentence; a level without one by its own name. */
export function levelName(t: TFunction, level: string, words = "level"): string {
  const key = `${words}.${level}`;
  return i18next.exists(key) ? (t as (key: string) => string)(key) : level;
}

/** Call a bot by its own name; one that has none by its level. */
export function botName(t: TFunction, game: string, level: string): string {
  return botText(game, level, "name") ?? t("bot", { level: levelName(t, level) });
}

/** Say a line about a bot's character; nothing where there is none. */
export function botLine(game: string, level: string): string {
  return botText(game, level, "line") ?? "";
}

function botText(game: string, level: string, part: "name" | "line"): string | null {
  const key = `${game}:bots.${level}.${part}`;
  return i18next.exists(key) ? (i18next.t as (key: string) => string)(key) : null;
}

/** Count the bots of the same level on lower seats. */
export function twinNumber(seats: readonly SeatView[], seat: number): number {
  const level = seats[seat]?.level;
  return seats.slice(0, seat).filter((other) => other.name === null && other.level === level)
    .length;
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

/** Say that somebody is away or left, and who plays for them; nothing where they are here. */
export function absenceText(t: TFunction, name: string, seat: SeatView): string {
  if (seat.kind === "bot" && seat.name !== null) return t("seats.playsOn");
  if (seat.stand_in !== null) {
    return t("seats.standIn", { level: levelName(t, seat.stand_in, "levelWithin"), name });
  }
  return seat.present ? "" : t("seats.away");
}
