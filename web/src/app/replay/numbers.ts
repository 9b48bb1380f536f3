/** Format a win probability: "41 %". */
export function percent(probability: number, language: string): string {
  return (hundredths(probability) / 100).toLocaleString(language, { style: "percent" });
}

/** Round a win probability to whole hundredths; it comes in ten-thousandths, which a float may just miss. */
const hundredths = (probability: number): number =>
  Math.round(Math.round(10_000 * probability) / 100);

/** Format the difference of a win probability from the best: "−6 %", consistent with the displayed values. */
export function percentChange(probability: number, best: number, language: string): string {
  const form = { style: "percent", signDisplay: "exceptZero" } as const;
  const change = (hundredths(probability) - hundredths(best)) / 100;
  return withMinus(change.toLocaleString(language, form));
}

/** Format points: "4.2". */
export function pointsText(points: number, language: string): string {
  return withMinus(points.toLocaleString(language, { ...ONE_PLACE, signDisplay: "negative" }));
}

/** Format the difference of points from the best: "−2.1", consistent with the displayed values. */
export function pointsChange(points: number, best: number, language: string): string {
  const change = (Math.round(10 * points) - Math.round(10 * best)) / 10;
  return withMinus(change.toLocaleString(language, { ...ONE_PLACE, signDisplay: "exceptZero" }));
}

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A hyphen is too short for a minus sign. */
const withMinus = (number: string): string => number.replace("-", "−");
