import i18next from "i18next";
import type { Refusal } from "../protocol/messages";
import { localeOf } from "./locale";

/**
 * Word a refusal in the reader's language; an unknown code is shown in the server's own words. Those of
 * its framework, `http_…`, mean nothing to a player.
 */
export function refusalText(
  refusal: Refusal,
  room = "app",
  words: Readonly<Record<string, string | number>> = {},
): string {
  const key = [room, "app"]
    .map((name) => `${name}:refusal.${refusal.code}`)
    .find((candidate) => i18next.exists(candidate));
  if (key === undefined) {
    return refusal.code.startsWith("http_") ? i18next.t("refusal.unexpected") : refusal.why;
  }
  return (i18next.t as Translate)(key, { ...spokenDays(refusal.details), ...words });
}

/** Format days for people. */
function spokenDays(details: Refusal["details"]): Refusal["details"] {
  return Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [name, isDay(value) ? day(value) : value]),
  );
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const day = (iso: string): string =>
  new Date(`${iso}T12:00`).toLocaleDateString(localeOf(i18next.language), { dateStyle: "long" });

type Translate = (key: string, words: Readonly<Record<string, string | number>>) => string;
