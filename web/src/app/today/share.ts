import type { DayResult } from "../../protocol/messages";

/** Format a result briefly: minutes and seconds, or points. */
export function shortResult({
  value,
  more_is_better,
}: Pick<DayResult, "value" | "more_is_better">): string {
  if (more_is_better) return String(value);
  const seconds = Math.floor(value / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Format a day's results as text: the brand, the date, and a mark and a result for each puzzle. */
export function shareText(
  brand: string,
  day: string,
  results: readonly (readonly [name: string, result: DayResult | null])[],
): string {
  const lines = results.map(([name, result]) =>
    result === null ? `⬜ ${name}` : `✅ ${name} ${shortResult(result)}`,
  );
  return [`${brand} ${day}`, ...lines].join("\n");
}
