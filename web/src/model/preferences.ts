import { Store, useStore } from "./store";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What a person likes; it stays in this browser. */
export interface Preferences {
  language: Language;
  theme: Theme;
  lessMotion: boolean;
}

const KEY = "spieltisch.preferences";
const store = new Store<Preferences>(load());

/** Give the first of the wanted languages that we speak, or English. */
export function spokenLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES[LANGUAGES.findIndex((language) => language === firstSpoken(short))] ?? "en";
}

function firstSpoken(tags: readonly string[]): string | undefined {
  return tags.find((tag) => LANGUAGES.some((language) => language === tag));
}

function load(): Preferences {
  const fresh: Preferences = {
    language: spokenLanguage(navigator.languages),
    theme: "auto",
    lessMotion: false,
  };
  return { ...fresh, ...saved() };
}

function saved(): Partial<Preferences> {
  try {
    const { language, theme, lessMotion } = JSON.parse(
      localStorage.getItem(KEY) ?? "{}",
    ) as Partial<Preferences>;
    return {
      ...(language && LANGUAGES.includes(language) && { language }),
      ...(theme && THEMES.includes(theme) && { theme }),
      ...(lessMotion === true && { lessMotion }),
    };
  } catch {
    return {};
  }
}

/** Change a preference; it is applied and kept at once. */
export function prefer(change: Partial<Preferences>): void {
  store.set({ ...store.get(), ...change });
  applyPreferences();
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // A browser without storage forgets the preference, nothing else.
  }
}

/** Tell the document about language, theme and motion. */
export function applyPreferences(): void {
  const { language, theme, lessMotion } = store.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.motion = lessMotion ? "less" : "auto";
}

/** Ask whether things should simply be where they are, without moving there. */
export function prefersLessMotion(): boolean {
  return store.get().lessMotion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const preferences = (): Preferences => store.get();
export const usePreferences = (): Preferences => useStore(store);
