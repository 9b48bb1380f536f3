import { useSyncExternalStore } from "react";

/** Watch whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => {
        list.removeEventListener("change", listener);
      };
    },
    () => window.matchMedia(query).matches,
  );
}

/** Two boards fit side by side on a screen that is at least as wide. */
export const WIDE_ENOUGH = "(width >= 900px)";

/** Ask whether everything on the table can lie open at once. */
export const useWideTable = (): boolean => useMedia("(width >= 1000px)");
