/** Read what this browser keeps under a name; undefined where there is nothing that can be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`spieltisch.${name}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep something in this browser; where nothing can be kept, it is forgotten with the page. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`spieltisch.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
