/** A player's win probability to win after moves: the number of a move, and the win probability after it. */
export type Series = readonly (readonly [number: number, probability: number])[];

/** A row of the graph: the name above, the curve below it; the units of its drawing. */
export const ROW = { width: 100, height: 64, head: 26 } as const;

/** Give where a move stands from left to right, from 0 to 100. */
export const placeOf = (number: number, of: number): number => (of === 0 ? 0 : (100 * number) / of);

/** Give where a win probability stands in its row, from the top. */
export const heightOf = (probability: number): number =>
  ROW.head + (ROW.height - ROW.head) * (1 - Math.min(1, Math.max(0, probability)));

/** Draw a player's win probabilities from the first move on; after the last one they stay to the end. */
export function curve(series: Series, of: number): string {
  const line = series
    .map(([number, probability], place) => {
      const verb = place === 0 ? "M" : "L";
      return `${verb}${round(placeOf(number, of))} ${round(heightOf(probability))}`;
    })
    .join("");
  return line === "" ? "" : `${line}H${ROW.width}`;
}

/** Draw the ground under a curve. */
export function ground(series: Series, of: number): string {
  const first = series[0];
  if (first === undefined) return "";
  return `${curve(series, of)}V${ROW.height}H${round(placeOf(first[0], of))}Z`;
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
