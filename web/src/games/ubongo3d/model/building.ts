import type { Cube } from "./pieces";

/** A piece and the cubes that it fills, z from the table, 0. */
export interface Lying {
  kind: number;
  cells: readonly Cube[];
}

/** What lies on an area, in any order. */
export type Building = readonly Lying[];
export type Square = readonly [x: number, y: number];

/** An area is filled so high. */
export const LEVELS = 2;

/** Let a piece fall, as the server will: first it is lifted if it lies, with what lies on it. */
export function withPut(laid: Building, kind: number, cells: readonly Cube[]): Building {
  const rest = without(laid, kind);
  return [...rest, { kind, cells: fallen(rest, cells) }];
}

/** Let cubes fall straight down together until one rests on the table or on a piece. */
export function fallen(laid: Building, cells: readonly Cube[]): Cube[] {
  const heights = new Map<string, number>();
  for (const [x, y, z] of laid.flatMap((piece) => piece.cells)) {
    heights.set(`${x} ${y}`, Math.max(z + 1, heights.get(`${x} ${y}`) ?? 0));
  }
  const lowest = Math.min(...cells.map(([, , z]) => z));
  const bottom = Math.max(
    ...cells.map(([x, y, z]) => (heights.get(`${x} ${y}`) ?? 0) - (z - lowest)),
  );
  return cells.map(([x, y, z]) => [x, y, z - lowest + bottom]);
}

/** Take a piece away, with everything that lies on it. */
export function without(laid: Building, kind: number): Building {
  const gone = new Set([kind]);
  // A set that grows while it is gone through is gone through to its end.
  for (const below of gone) {
    for (const piece of laid) {
      const isCarried = laid.some((lower) => lower.kind === below && isOn(piece, lower));
      if (isCarried) gone.add(piece.kind);
    }
  }
  return laid.filter((piece) => !gone.has(piece.kind));
}

/** List what lies in an order in which it can be put there: what is below comes first. */
export function inOrder(laid: Building): Building {
  const first = laid.find((piece) => !laid.some((below) => below !== piece && isOn(piece, below)));
  if (first === undefined) return laid;
  return [first, ...inOrder(laid.filter((piece) => piece !== first))];
}

function isOn(upper: Lying, lower: Lying): boolean {
  return upper.cells.some(([x, y, z]) =>
    lower.cells.some(([a, b, c]) => x === a && y === b && z > c),
  );
}

/** Ask whether any cube is above the area; otherwise a piece cannot be put there at all. */
export function isAbove(squares: readonly Square[], cells: readonly Cube[]): boolean {
  return cells.some(([x, y]) => isSquare(squares, x, y));
}

/** Why a piece cannot stay where it would land: it sticks out, is too high, or hides a gap. */
export type Misfit = "outside" | "high" | "gap";

/** Say what is wrong with where a piece would land on others; null where it fits. */
export function misfit(
  squares: readonly Square[],
  laid: Building,
  cells: readonly Cube[],
): Misfit | null {
  if (cells.some(([x, y]) => !isSquare(squares, x, y))) return "outside";
  if (cells.some(([, , z]) => z >= LEVELS)) return "high";
  const filled = new Set([...laid.flatMap((piece) => piece.cells), ...cells].map(String));
  const isHollow = cells.some(([x, y, z]) => z > 0 && !filled.has(String([x, y, z - 1])));
  return isHollow ? "gap" : null;
}

export const isSquare = (squares: readonly Square[], x: number, y: number): boolean =>
  squares.some(([a, b]) => a === x && b === y);

/** Ask whether two buildings are the same, in whatever order they were built. */
export function isSame(one: Building, other: Building): boolean {
  const text = (laid: Building) =>
    laid.map(({ kind, cells }) => `${kind}: ${cells.map(String).toSorted().join(" ")}`).toSorted();
  return String(text(one)) === String(text(other));
}
