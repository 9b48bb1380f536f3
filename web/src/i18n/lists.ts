import { localeOf } from "./locale";

/** Return a formatter for lists of names in a language: "Anna, Ben and Cleo". */
export function listOf(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language));
  return (names) => format.format(names);
}
