import { Store } from "./store";

/** What the live region says now; the number distinguishes repeated text. */
export const announcement = new Store<{ words: string; number: number }>({ words: "", number: 0 });

/** Clear the announcement: another player takes over this screen. */
export function hush(): void {
  announcement.set({ words: "", number: announcement.get().number + 1 });
}

/** Announce something to screen readers. */
export function announce(words: string): void {
  if (words !== "") announcement.set({ words, number: announcement.get().number + 1 });
}
