import type { TFunction } from "i18next";
import { botName, levelName } from "../../i18n/seats";

/** A bot in a list of bots: its name, and how well it plays. */
export function botLabel(t: TFunction, game: string, level: string): string {
  return `${botName(t, game, level)} · ${t("bot", { level: levelName(t, level) })}`;
}
