/** Shorter messages stay this long, so that nobody misses them. */
const LEAST_MS = 4_000;
/** A slow reader's time for each character. */
const EACH_MS = 75;

/** How long a message stays, so that everyone can read it to its end. */
export const readingTime = (text: string): number => Math.max(LEAST_MS, EACH_MS * text.length);
