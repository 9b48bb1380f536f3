/** Read a value from this browser's storage; undefined if nothing readable is there. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`spieltisch.${name}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Store a value in this browser; without storage it lasts as long as the page. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`spieltisch.${name}`, JSON.stringify(value));
  } catch {
    // The game works without storage.
  }
}
