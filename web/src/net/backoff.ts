const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/** Return the pause before a retry: short at first, at most 5 s, with jitter so that clients spread out. */
export function pauseBefore(retry: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 3 ** retry);
  return longest * (0.5 + random() / 2);
}
