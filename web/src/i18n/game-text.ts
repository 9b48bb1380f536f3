import i18next from "i18next";

/** Look up a text in a game's own words, by a key that every game has. */
export function gameText(game: string, key: "facts" | `daily.${string}`): string {
  return (i18next.t as (key: string) => string)(`${game}:${key}`);
}
