import { readPreferences, type Preferences, type Theme } from "./stored-preferences";
import { Store, useStore } from "./store";

export { LANGUAGES, PACES, THEMES, spokenLanguage } from "./stored-preferences";
export type { Language, Pace, Preferences, Theme } from "./stored-preferences";

const KEY = "spieltisch.preferences";
const store = new Store<Preferences>(readPreferences(stored(), navigator.languages));

/** What this browser kept; a browser without storage kept nothing. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
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

/** Matches where the machine asks for dark pages. */
const DARK = "(prefers-color-scheme: dark)";

/** Follow the machine when it changes between light and dark. */
export function watchTheme(): void {
  window.matchMedia(DARK).addEventListener("change", applyPreferences);
}

/** Choose between light and dark as the person or else the machine wishes. */
function shownTheme(theme: Theme): Theme {
  if (theme !== "auto") return theme;
  return window.matchMedia(DARK).matches ? "dark" : "light";
}

/** Tell the document about language, theme and motion. */
export function applyPreferences(): void {
  const { language, theme, lessMotion, motionPace } = store.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = shownTheme(theme);
  root.dataset.motion = lessMotion ? "less" : "auto";
  root.dataset.pace = motionPace;
}

/** Ask whether things should simply be where they are, without moving there. */
export function prefersLessMotion(): boolean {
  return store.get().lessMotion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const preferences = (): Preferences => store.get();
export const usePreferences = (): Preferences => useStore(store);
