import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../model/preferences";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";

/** What every game says about itself: how its bots differ. */
export interface RoomWords {
  readonly levels: string;
}

/** One room's texts: a tree of words for each language. */
export type RoomTexts = Readonly<Record<Language, RoomWords>>;

/** Make all texts ready: the shell's, and those of each game under the game's own name. */
export async function startTexts(
  language: Language,
  rooms: Readonly<Record<string, RoomTexts>>,
): Promise<void> {
  const shell = { en, de, fr };
  const all = Object.entries<Readonly<Record<Language, object>>>({ app: shell, ...rooms });
  const spoken = (of: Language) =>
    Object.fromEntries(all.map(([name, texts]) => [name, texts[of]]));
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    defaultNS: "app",
    ns: all.map(([name]) => name),
    resources: { en: spoken("en"), de: spoken("de"), fr: spoken("fr") },
    interpolation: { escapeValue: false },
  });
}
