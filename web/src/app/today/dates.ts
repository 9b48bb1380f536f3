import { localeOf } from "../../i18n/locale";

const UTC = { timeZone: "UTC" } as const;

/** Read a day as the server writes it: `2026-11-18`. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Write a day in full: "Wednesday 18 November 2026". */
export const fullDate = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), { ...UTC, dateStyle: "full" });

/** Write a day of a month that is known: "Sonntag, 1. November". */
export const dayName = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), {
    ...UTC,
    weekday: "long",
    day: "numeric",
    month: "long",
  });

/** Name the month of a day: "November 2026". */
export const monthName = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), { ...UTC, month: "long", year: "numeric" });

/** Name the days of a week in short, from Monday on: "Mon", "Tue". */
export function weekdays(language: string): string[] {
  const short = new Intl.DateTimeFormat(localeOf(language), { ...UTC, weekday: "short" });
  // The first Monday after the computer's time began.
  return Array.from({ length: 7 }, (_, place) => short.format(Date.UTC(1970, 0, 5 + place)));
}

/** List the days of the month of a day, with empty places before the first so that weeks begin on Monday. */
export function monthOf(day: string): (string | null)[] {
  const first = dateOf(`${day.slice(0, 8)}01`);
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return [
    ...Array.from({ length: before }, () => null),
    ...Array.from(
      { length: days },
      (_, place) => `${day.slice(0, 8)}${String(place + 1).padStart(2, "0")}`,
    ),
  ];
}
