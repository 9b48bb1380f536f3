/** A player's win probability to win after moves: the number of a move, and the win probability after it. */
type Series = readonly (readonly [number: number, probability: number])[];

/** The units of the chart's drawing. */
export const CHART = { width: 100, height: 100 } as const;

/** Give where a move stands from left to right, from 0 to 100. */
export const placeOf = (number: number, of: number): number => (of === 0 ? 0 : (100 * number) / of);

/** Give where a win probability stands in the chart, from the top. */
export const heightOf = (probability: number): number =>
  CHART.height * (1 - Math.min(1, Math.max(0, probability)));

/** Draw a player's win probabilities from the first move on; after the last one they stay to the end. */
export function curve(series: Series, of: number): string {
  const line = series
    .map(([number, probability], place) => {
      const verb = place === 0 ? "M" : "L";
      return `${verb}${round(placeOf(number, of))} ${round(heightOf(probability))}`;
    })
    .join("");
  return line === "" ? "" : `${line}H${CHART.width}`;
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** Give the win probability after the newest of a player's moves up to a number; none before the first. */
export function winProbabilityAt(series: Series, number: number): number | null {
  return series.findLast(([at]) => at <= number)?.[1] ?? null;
}

/** Give the move after which a player's win probability was least. */
export function lowest(series: Series): readonly [number: number, probability: number] | null {
  if (series.length === 0) return null;
  return series.reduce((least, each) => (each[1] < least[1] ? each : least));
}
