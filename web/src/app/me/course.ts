import type { Point } from "../../protocol/messages";

/** The units of the chart. */
export const FRAME = { width: 300, height: 80, inset: 6 } as const;

/** A chart's figures: its first and last value, its minimum and maximum. */
interface Extent {
  first: number;
  last: number;
  least: number;
  most: number;
}

/** Return a chart's range; null without points. */
export function extentOf(points: readonly Point[]): Extent | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = points.map(({ value }) => value);
  return {
    first: first.value,
    last: last.value,
    least: Math.min(...values),
    most: Math.max(...values),
  };
}

/** Return the position of each point, evenly spaced from left to right. */
export function placesOf(points: readonly Point[]): readonly (readonly [x: number, y: number])[] {
  const extent = extentOf(points);
  if (extent === null) return [];
  const wide = FRAME.width - 2 * FRAME.inset;
  const high = FRAME.height - 2 * FRAME.inset;
  const range = extent.most - extent.least;
  return points.map(({ value }, number) => [
    round(FRAME.inset + (points.length === 1 ? 0.5 : number / (points.length - 1)) * wide),
    round(FRAME.inset + (range === 0 ? 0.5 : (extent.most - value) / range) * high),
  ]);
}

/** Draw a line through points. */
export const lineThrough = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], number) => `${number === 0 ? "M" : "L"}${x} ${y}`).join("");

const round = (length: number): number => Math.round(length * 10) / 10;
