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

/** The screen width from which two boards fit side by side. */
export const WIDE_ENOUGH = "(width >= 900px)";

/** Ask whether there is room for everything on the table to lie open. */
export const useWideTable = (): boolean => useMedia("(width >= 1000px)");
