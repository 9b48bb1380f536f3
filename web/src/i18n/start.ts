import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../model/preferences";

/** What every game says about itself: the number of players, the duration, and its puzzles of the day. */
interface GameWords {
  readonly facts: string;
  readonly daily: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
}

/** All texts of one language: the shell's, and each game's under its own name. */
export type Spoken = Readonly<Record<"app", object> & Record<string, object>> &
  Readonly<Record<"ugo" | "ubongo3d" | "ubongocards", GameWords>>;

/** Visitors load only their own language: texts are a quarter of the shell. */
const LANGUAGES: Readonly<Record<Language, () => Promise<{ spoken: Spoken }>>> = {
  en: () => import("./spoken/en"),
  de: () => import("./spoken/de"),
  fr: () => import("./spoken/fr"),
};

/** The texts of a page that few visit first, in `app/<page>/i18n`: a namespace that comes with the page. */
const PAGES = import.meta.glob<{ texts: object }>("../app/*/i18n/{en,de,fr}.ts");

/** The same of a game's own pages, in `games/<game>/guide`, `rules` and `puzzles`: namespaces like `ugo-guide`. */
const GAME_PAGES = import.meta.glob<{ texts: object }>(
  "../games/*/{guide,help,rules,puzzles}/{en,de,fr}.ts",
);

async function textsOf(language: Language, namespace: string): Promise<object> {
  const page =
    PAGES[`../app/${namespace}/i18n/${language}.ts`] ??
    GAME_PAGES[`../games/${namespace.replace("-", "/")}/${language}.ts`];
  if (page !== undefined) return (await page()).texts;
  return (await LANGUAGES[language]()).spoken[namespace] ?? {};
}

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language as Language, namespace).then(
      (texts) => {
        done(null, texts);
      },
      (error: unknown) => {
        done(error as Error, false);
      },
    );
  },
};

/** Make the texts of a language ready, and of others that are wanted at the same time. */
export async function startTexts(
  language: Language,
  others: readonly Language[] = [],
): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      preload: [...others],
      // every language has every text, so there is nothing to fall back on
      fallbackLng: false,
      load: "languageOnly",
      defaultNS: "app",
      ns: ["app", "ubongo3d", "ubongocards", "ugo"],
      interpolation: { escapeValue: false },
    });
}

/** Switch to another language once its texts are loaded; if they fail to load, nothing changes and this throws. */
export async function speak(language: Language): Promise<void> {
  const { spoken } = await LANGUAGES[language]();
  for (const [name, words] of Object.entries(spoken)) {
    i18next.addResourceBundle(language, name, words);
  }
  await i18next.changeLanguage(language);
}
