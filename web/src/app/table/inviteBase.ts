const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Ask whether an address means this computer, whichever that is. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(new URL(address).hostname);

/** Choose the address that an invitation begins with: one that others reach, where there is one. */
export function inviteBase(origin: string, addresses: readonly string[]): string {
  return isLoopback(origin) ? (addresses[0] ?? origin) : origin;
}
