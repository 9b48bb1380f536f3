/** Read a value from this browser's storage; undefined if nothing readable is there. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`spieltisch.${name}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Store a value in this browser; false if it has no storage, or no room left. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`spieltisch.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
