import i18next, { type TFunction } from "i18next";

/** Name a game; an unknown one by its own name. */
export function gameTitle(t: TFunction, game: string): string {
  const key = `${game}:title`;
  return i18next.exists(key) ? (t as (key: string) => string)(key) : game;
}
