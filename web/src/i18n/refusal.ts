import i18next from "i18next";
import type { Refusal } from "../protocol/messages";

/**
 * Say a refusal in the person's language; an unknown code is said in the server's own words. Those of its
 * framework, `http_…`, are nothing that a person could understand.
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
  return (i18next.t as Translate)(key, { ...refusal.details, ...words });
}

type Translate = (key: string, words: Readonly<Record<string, string | number>>) => string;
