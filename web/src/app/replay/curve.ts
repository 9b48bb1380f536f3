/** A player's win probabilities: pairs of a move's number and the win probability after it. */
type Series = readonly (readonly [number: number, probability: number])[];

/** The units of the chart. */
export const CHART = { width: 100, height: 100 } as const;

/** Return the horizontal position of a move, from 0 to 100. */
export const placeOf = (number: number, of: number): number => (of === 0 ? 0 : (100 * number) / of);

/** Return the vertical position of a win probability, from the top. */
export const heightOf = (probability: number): number =>
  CHART.height * (1 - Math.min(1, Math.max(0, probability)));

/** Draw a player's win probabilities from the first move on; after the last one the line stays level to the end. */
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

/** Return the win probability after a player's latest move up to a number; none before the first. */
export function winProbabilityAt(series: Series, number: number): number | null {
  return series.findLast(([at]) => at <= number)?.[1] ?? null;
}

/** Return the move after which a player's win probability was lowest. */
export function lowest(series: Series): readonly [number: number, probability: number] | null {
  if (series.length === 0) return null;
  return series.reduce((least, each) => (each[1] < least[1] ? each : least));
}
