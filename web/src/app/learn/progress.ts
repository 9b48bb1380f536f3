const keyOf = (game: string) => `spieltisch.learn.${game}`;

/** How far somebody has come in a guided game: the step that is next. */
export function storedStep(game: string): number {
  try {
    const text = localStorage.getItem(keyOf(game)) ?? "0";
    return /^\d{1,3}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

/** Remember how far somebody has come. */
export function keepStep(game: string, step: number): void {
  try {
    localStorage.setItem(keyOf(game), String(step));
  } catch {
    // A browser without storage begins at the first step again, nothing else.
  }
}
