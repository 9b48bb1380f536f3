import type { TFunction } from "i18next";

/** Format a duration briefly: "30 s", "2 min". */
export function clockTime(t: TFunction, seconds: number): string {
  return seconds % 60 === 0
    ? t("presence.clock.minutes", { count: seconds / 60 })
    : t("presence.clock.seconds", { count: seconds });
}

/** Say how long each move may take; nothing at tables without a turn clock. */
export function turnClockText(t: TFunction, seconds: number | null): string {
  return seconds === null ? "" : t("presence.clock.chosen", { time: clockTime(t, seconds) });
}
