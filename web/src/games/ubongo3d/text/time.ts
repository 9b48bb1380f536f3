/** Format seconds as a clock: 0:47. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Format milliseconds for comparisons: 47.3 s; the unit never wraps onto a line of its own. */
export function exactTime(millis: number, language: string): string {
  const seconds = millis / 1000;
  const exact = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (seconds < 60) return `${seconds.toLocaleString(language, exact)}\u00a0s`;
  const rest = (seconds % 60).toLocaleString(language, { ...exact, minimumIntegerDigits: 2 });
  return `${Math.floor(seconds / 60)}:${rest}`;
}
