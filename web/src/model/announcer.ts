import { Store } from "./store";

/** What the live region says now; the number tells the same words said again from the words before. */
export const announcement = new Store<{ words: string; number: number }>({ words: "", number: 0 });

/** Clear the announcement: somebody else looks at this screen now. */
export function hush(): void {
  announcement.set({ words: "", number: announcement.get().number + 1 });
}

/** Say something to people who listen rather than look. */
export function announce(words: string): void {
  if (words !== "") announcement.set({ words, number: announcement.get().number + 1 });
}
