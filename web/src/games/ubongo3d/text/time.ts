/** Write seconds as a clock does: 0:47. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Write milliseconds as they are compared, 47.3 s; the unit never stands on a line of its own. */
export function exactTime(millis: number, language: string): string {
  const seconds = millis / 1000;
  const exact = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (seconds < 60) return `${seconds.toLocaleString(language, exact)}\u00a0s`;
  const rest = (seconds % 60).toLocaleString(language, { ...exact, minimumIntegerDigits: 2 });
  return `${Math.floor(seconds / 60)}:${rest}`;
}
