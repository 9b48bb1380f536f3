import { fetchHealth } from "../net/http";

const KEY = "spieltisch.renewed";

/** A reload this soon after the last one would not help. */
const TOO_SOON_MS = 60_000;

const missing = new WeakSet<Error>();

/** Remember which errors mean that a part of the page failed to load. */
export function watchParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
  });
}

/** Ask whether an error means that a part of the page failed to load. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && missing.has(error);

/** What can be done about a missing part. */
export type Remedy = "renew" | "wait" | "ask";

/**
 * Find out what helps: a server that answers has a newer page, so reload.
 *
 * Without a server there is nothing to load, and a page that was just reloaded would be the same again.
 */
export async function remedy(): Promise<Remedy> {
  if (!(await isReachable())) return "wait";
  return mayRenew(Date.now()) ? "renew" : "ask";
}

const isReachable = (): Promise<boolean> =>
  fetchHealth().then(
    () => true,
    () => false,
  );

/** Allow one reload a minute, so that a broken page does not reload forever. */
export function mayRenew(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? "0") < TOO_SOON_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // without storage the number of tries is unknown
  }
}
