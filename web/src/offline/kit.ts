import { keep, kept } from "../model/kept";
import { fetchKit } from "../net/offline";
import type { OfflineKit } from "../protocol/messages";

/** A kit, and by how much the server's clock is ahead of this device's. */
export interface KeptKit {
  readonly kit: OfflineKit;
  readonly ahead: number;
}

const KEY = "offline kit";

/** On the same day a kit is fetched again only after this long. */
const FRESH_MS = 6 * 3_600_000;

/** Return the stored kit; null if there is none that this version can read. */
export function keptKit(): KeptKit | null {
  const found = kept(KEY) as Partial<KeptKit> | undefined;
  const isWhole = Array.isArray(found?.kit?.tables) && typeof found.ahead === "number";
  return isWhole ? (found as KeptKit) : null;
}

/** The server's time, as far as this device knows it. */
export const serverTime = ({ ahead }: Pick<KeptKit, "ahead">): number => Date.now() + ahead;

/** Fetch what can be played today, unless it is stored already. */
export async function takeKit(): Promise<void> {
  const known = keptKit();
  if (known !== null && isFresh(known)) return;
  const kit = await fetchKit();
  keep(KEY, { kit, ahead: kit.now - Date.now() });
}

/** This browser is another guest now, to whom the stored kit does not belong: fetch a new one. */
export async function renewKit(): Promise<void> {
  if (keptKit() === null) return;
  keep(KEY, null);
  await takeKit().catch(() => undefined); // without a network there is nothing to play until the next visit
}

function isFresh(known: KeptKit): boolean {
  const now = serverTime(known);
  const isSameDay = new Date(now).toISOString().startsWith(known.kit.day);
  return isSameDay && now - known.kit.now < FRESH_MS;
}
