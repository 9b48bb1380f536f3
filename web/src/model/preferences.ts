import { readPreferences, type Preferences, type Theme } from "./stored-preferences";
import { Store, useStore } from "./store";

export { LANGUAGES, PACES, THEMES, spokenLanguage } from "./stored-preferences";
export type { Language, Pace, Preferences, Theme } from "./stored-preferences";

const KEY = "spieltisch.preferences";
const store = new Store<Preferences>(readPreferences(stored(), navigator.languages));

/** What this browser stored; nothing without storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Change a preference; it is applied and stored at once. */
export function prefer(change: Partial<Preferences>): void {
  store.set({ ...store.get(), ...change });
  applyPreferences();
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // Without storage the preference lasts as long as the page.
  }
}

/** Matches when the system prefers dark pages. */
const DARK = "(prefers-color-scheme: dark)";

/** Follow the system when it changes between light and dark. */
export function watchTheme(): void {
  window.matchMedia(DARK).addEventListener("change", applyPreferences);
}

/** Choose light or dark by the player's preference, or else the system's. */
function shownTheme(theme: Theme): Theme {
  if (theme !== "auto") return theme;
  return window.matchMedia(DARK).matches ? "dark" : "light";
}

/** Apply language, theme and motion to the document. */
export function applyPreferences(): void {
  const { language, theme, lessMotion, motionPace } = store.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = shownTheme(theme);
  root.dataset.motion = lessMotion ? "less" : "auto";
  root.dataset.pace = motionPace;
}

/** Ask whether things should appear in place, without moving there. */
export function prefersLessMotion(): boolean {
  return store.get().lessMotion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const preferences = (): Preferences => store.get();
export const usePreferences = (): Preferences => useStore(store);
