import type { TFunction } from "i18next";
import type { SeatView } from "../protocol/messages";
import { levelName } from "./levels";

/** Count the bots of the same level on lower seats. */
export function twinNumber(seats: readonly SeatView[], seat: number): number {
  const level = seats[seat]?.level;
  return seats.slice(0, seat).filter((other) => other.name === null && other.level === level)
    .length;
}

/**
 * Say that a player is away or has left, and who plays for them; nothing if they are here.
 *
 * On a small table there is room only for the shortest words.
 */
export function absenceText(t: TFunction, name: string, seat: SeatView, isWide: boolean): string {
  const isPlayedFor = seat.stand_in !== null || (seat.kind === "bot" && seat.name !== null);
  if (isPlayedFor && !isWide) return t("seats.botPlays");
  if (seat.kind === "bot" && seat.name !== null) return t("seats.playsOn");
  if (seat.stand_in !== null) {
    return t("seats.standIn", { level: levelName(seat.stand_in), name });
  }
  return seat.present ? "" : t("seats.away");
}
