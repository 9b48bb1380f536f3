import { fetchMe, saveName } from "../net/http";
import type { Me } from "../protocol/messages";
import { keep, kept } from "./kept";
import { Store, useStore } from "./store";

/** Who this browser is to the server: null until it is known. */
const guest = new Store<Me | null>(null);

const NOBODY: Me = { name: "", addresses: [] };
const NAME = "name";

/** Ask the server who this browser is, twice if it had to drop a broken cookie. */
export async function meet(): Promise<void> {
  become(await fetchMe().catch(fetchMe).catch(stillKnown));
}

function become(met: Me): void {
  keep(NAME, met.name);
  guest.set(met);
}

/** A server that does not answer does not make anyone a new guest. */
function stillKnown(): Me {
  const name = kept(NAME);
  return guest.get() ?? { ...NOBODY, name: typeof name === "string" ? name : "" };
}

/** Choose a name; throws the server's refusal. */
export async function callMe(wanted: string): Promise<void> {
  become(await saveName(wanted));
}

/** Follow the player's own name: null until it is known, empty until it is chosen. */
export const useGuestName = (): string | null => useStore(guest)?.name ?? null;

/** Follow the addresses at which others in the network reach this server. */
export const useAddresses = (): readonly string[] => (useStore(guest) ?? NOBODY).addresses;
