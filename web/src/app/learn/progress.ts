const keyOf = (game: string) => `spieltisch.learn.${game}`;

/** The learner's progress in a guided game: the next step. */
export function storedStep(game: string): number {
  try {
    const text = localStorage.getItem(keyOf(game)) ?? "0";
    return /^\d{1,3}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

/** Store the learner's progress. */
export function keepStep(game: string, step: number): void {
  try {
    localStorage.setItem(keyOf(game), String(step));
  } catch {
    // Without storage, a reload starts at the first step again.
  }
}
