import { Store, useStore } from "./store";

/** Loads the newer version of the client; null while there is none. */
const renewal = new Store<(() => void) | null>(null);

/** Note that a newer version is available, and how to load it. */
export function tellNewer(renew: () => void): void {
  renewal.set(renew);
}

/** Follow whether a newer version is available. */
export const useNewer = (): (() => void) | null => useStore(renewal);
