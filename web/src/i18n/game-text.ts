import i18next from "i18next";
import type { GameWords } from "./start";

/** Say something in a game's own words, by a key that every game has. */
export function gameText(game: string, key: keyof GameWords): string {
  return (i18next.t as (key: string) => string)(`${game}:${key}`);
}
