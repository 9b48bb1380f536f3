import { localeOf } from "../../i18n/locale";

const UTC = { timeZone: "UTC" } as const;

/** Parse the server's form of a day: `2026-11-18`. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Format a day in full: "Wednesday 18 November 2026". */
export const fullDate = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), { ...UTC, dateStyle: "full" });

/** Format a day of a known month: "Sonntag, 1. November". */
export const dayName = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), {
    ...UTC,
    weekday: "long",
    day: "numeric",
    month: "long",
  });

/** Return the first day of a day's month. */
export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** Return the first day of a month some months after that of a day, or before. */
export function shiftedMonth(day: string, months: number): string {
  const date = dateOf(monthStart(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Name the month of a day: "November 2026". */
export const monthName = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(localeOf(language), { ...UTC, month: "long", year: "numeric" });

/** Return the short names of the weekdays, from Monday on: "Mon", "Tue". */
export function weekdays(language: string): string[] {
  const short = new Intl.DateTimeFormat(localeOf(language), { ...UTC, weekday: "short" });
  // A Monday, the first one after the epoch.
  return Array.from({ length: 7 }, (_, place) => short.format(Date.UTC(1970, 0, 5 + place)));
}

/** List the days of a day's month, with empty places before the first so that weeks begin on Monday. */
export function monthOf(day: string): (string | null)[] {
  const first = dateOf(monthStart(day));
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
