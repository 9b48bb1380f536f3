import { keep, kept } from "../model/kept";
import { fetchKit } from "../net/offline";
import type { OfflineKit } from "../protocol/messages";

/** A kit, and by how much the server's clock is ahead of this device's. */
export interface KeptKit {
  readonly kit: OfflineKit;
  readonly ahead: number;
}

const KEY = "offline kit";

/** On the same day a kit is fetched again only after so long. */
const FRESH_MS = 6 * 3_600_000;

/** Give what was taken along; null where nothing was, or nothing that this version can read. */
export function keptKit(): KeptKit | null {
  const found = kept(KEY) as Partial<KeptKit> | undefined;
  const isWhole = Array.isArray(found?.kit?.tables) && typeof found.ahead === "number";
  return isWhole ? (found as KeptKit) : null;
}

/** The server's time, as far as this device knows it. */
export const serverTime = ({ ahead }: Pick<KeptKit, "ahead">): number => Date.now() + ahead;

/** Take along what can be played today, unless it is here. */
export async function takeKit(): Promise<void> {
  const known = keptKit();
  if (known !== null && isFresh(known)) return;
  const kit = await fetchKit();
  keep(KEY, { kit, ahead: kit.now - Date.now() });
}

function isFresh(known: KeptKit): boolean {
  const now = serverTime(known);
  const isSameDay = new Date(now).toISOString().startsWith(known.kit.day);
  return isSameDay && now - known.kit.now < FRESH_MS;
}
