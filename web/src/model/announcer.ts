import { Store } from "./store";

/** What the live region says now; a new object each time, so that the same words are said again. */
export const announcement = new Store<{ words: string }>({ words: "" });

/** Say something to people who listen rather than look. */
export function announce(words: string): void {
  if (words !== "") announcement.set({ words });
}
