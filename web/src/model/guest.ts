import { fetchMe, saveName } from "../net/http";
import { Store, useStore } from "./store";

/** The name that the server remembers for this browser: null while it is not known yet. */
const name = new Store<string | null>(null);

/** Ask the server who one is, twice where it had to forget a broken cookie; then the name is open. */
export async function meet(): Promise<void> {
  name.set(
    await fetchMe()
      .catch(fetchMe)
      .then(
        (me) => me.name,
        () => "",
      ),
  );
}

/** Choose a name; throws the server's refusal. */
export async function callMe(wanted: string): Promise<void> {
  name.set((await saveName(wanted)).name);
}

/** Watch one's own name. */
export const useGuestName = (): string | null => useStore(name);
