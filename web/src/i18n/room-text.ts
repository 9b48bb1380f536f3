import i18next from "i18next";
import type { RoomWords } from "./start";

/** Say something in a game's own words, by a key that every game has. */
export function roomText(game: string, key: keyof RoomWords): string {
  return (i18next.t as (key: string) => string)(`${game}:${key}`);
}
