import { fetchMe, saveName } from "../net/http";
import type { Me } from "../protocol/messages";
import { keep, kept } from "./kept";
import { Store, useStore } from "./store";

/** Who the server says one is: null while it is not known yet. */
const guest = new Store<Me | null>(null);

const NOBODY: Me = { name: "", addresses: [] };
const NAME = "name";

/** Ask the server who one is, twice where it had to forget a broken cookie. */
export async function meet(): Promise<void> {
  become(await fetchMe().catch(fetchMe).catch(stillKnown));
}

function become(met: Me): void {
  keep(NAME, met.name);
  guest.set(met);
}

/** A server that does not answer makes nobody a stranger. */
function stillKnown(): Me {
  const name = kept(NAME);
  return guest.get() ?? { ...NOBODY, name: typeof name === "string" ? name : "" };
}

/** Choose a name; throws the server's refusal. */
export async function callMe(wanted: string): Promise<void> {
  become(await saveName(wanted));
}

/** Watch one's own name: null while it is not known, empty until it is chosen. */
export const useGuestName = (): string | null => useStore(guest)?.name ?? null;

/** Watch where others in the network reach this server. */
export const useAddresses = (): readonly string[] => (useStore(guest) ?? NOBODY).addresses;
