const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Ask whether an address means the local computer. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(new URL(address).hostname);

/** Choose the first part of an invitation's address: one that others can reach, if there is one. */
export function inviteBase(origin: string, addresses: readonly string[]): string {
  return isLoopback(origin) ? (addresses[0] ?? origin) : origin;
}
