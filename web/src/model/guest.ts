import { fetchMe, saveName } from "../net/http";
import type { Me } from "../protocol/messages";
import { Store, useStore } from "./store";

/** Who the server says one is: null while it is not known yet. */
const guest = new Store<Me | null>(null);

const NOBODY: Me = { name: "", addresses: [] };

/** Ask the server who one is, twice where it had to forget a broken cookie. */
export async function meet(): Promise<void> {
  guest.set(await fetchMe().catch(fetchMe).catch(stillKnown));
}

/** A server that does not answer makes nobody a stranger. */
const stillKnown = (): Me => guest.get() ?? NOBODY;

/** Choose a name; throws the server's refusal. */
export async function callMe(wanted: string): Promise<void> {
  guest.set(await saveName(wanted));
}

/** Watch one's own name: null while it is not known, empty until it is chosen. */
export const useGuestName = (): string | null => useStore(guest)?.name ?? null;

/** Watch where others in the network reach this server. */
export const useAddresses = (): readonly string[] => (useStore(guest) ?? NOBODY).addresses;
