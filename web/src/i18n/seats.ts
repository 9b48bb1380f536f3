import i18next, { type TFunction } from "i18next";
import type { SeatView } from "../protocol/messages";

/** Call a bot's level by its word, alone or within a sentence; a level without one by its own name. */
export function levelName(t: TFunction, level: string, words = "level"): string {
  const key = `${words}.${level}`;
  return i18next.exists(key) ? (t as (key: string) => string)(key) : level;
}

/** Call every seat: people by name, bots by level, alike bots numbered, a free seat by its number. */
export function seatNames(t: TFunction, seats: readonly SeatView[]): string[] {
  return seats.map((seat, number) => {
    if (seat.name !== null) return seat.name;
    if (seat.level === null) return t("lobby.seat", { number: number + 1 });
    const level = levelName(t, seat.level);
    const alike = seats.filter((other) => other.name === null && other.level === seat.level);
    if (alike.length === 1) return t("bot", { level });
    return t("botNumbered", { level, number: alike.indexOf(seat) + 1 });
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
