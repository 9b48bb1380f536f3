import { Store, useStore } from "./store";

/** Loads the newer version of the client that is here; null while there is none. */
const renewal = new Store<(() => void) | null>(null);

/** Tell that a newer version is here, and how it is loaded. */
export function tellNewer(renew: () => void): void {
  renewal.set(renew);
}

/** Watch whether a newer version is here. */
export const useNewer = (): (() => void) | null => useStore(renewal);
