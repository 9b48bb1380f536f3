import type { Cube } from "./pieces";

/** A piece and the cubes that it fills; z counts up from the table, at 0. */
export interface Lying {
  kind: number;
  cells: readonly Cube[];
}

/** What lies on an area, in any order. */
export type Building = readonly Lying[];
export type Square = readonly [x: number, y: number];

/** The height to which an area is filled. */
export const LEVELS = 2;

/**
 * Put a piece, as the server will: if it lies on the area it is lifted first; then it falls, or slides into a
 * level.
 */
export function withPut(
  laid: Building,
  kind: number,
  cells: readonly Cube[],
  level: number | null = null,
): Building {
  const rest = without(laid, kind);
  return [...rest, { kind, cells: level === null ? fallen(rest, cells) : onLevel(cells, level) }];
}

/** Move cubes up or down until the lowest is on a level. */
export function onLevel(cells: readonly Cube[], level: number): Cube[] {
  const lowest = Math.min(...cells.map(([, , z]) => z));
  return cells.map(([x, y, z]) => [x, y, z - lowest + level]);
}

/** Drop cubes together until one rests on the table or on a piece. */
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

/** Remove a piece, with everything that neither the table nor a remaining piece holds any more. */
export function without(laid: Building, kind: number): Building {
  const rest = laid.filter((piece) => piece.kind !== kind);
  let held: Building = [];
  for (let count = -1; count < held.length;) {
    count = held.length;
    const below = held;
    held = rest.filter((piece) => isHeld(piece, below));
  }
  return held;
}

/** List what lies in an order in which it can be put there: the lower pieces first, where possible. */
export function inOrder(laid: Building): Building {
  const order: Lying[] = [];
  for (let left = laid; left.length > 0;) {
    const isLowest = (piece: Lying) => !left.some((below) => below !== piece && isOn(piece, below));
    // Pieces that hold each other slide in one after another, each once something holds it.
    const next = left.find(isLowest) ?? left.find((piece) => isHeld(piece, order)) ?? left[0];
    if (next !== undefined) order.push(next);
    left = left.filter((piece) => piece !== next);
  }
  return order;
}

/** Ask whether a piece rests on the table or on other pieces. */
function isHeld({ cells }: Lying, others: Building): boolean {
  const below = new Set(others.flatMap((other) => other.cells).map(String));
  return cells.some(([x, y, z]) => z === 0 || below.has(String([x, y, z - 1])));
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

/** Why a piece cannot stay at its landing place: it sticks out, is too high, or hides a gap. */
export type Misfit = "outside" | "high" | "gap";

/** Return what is wrong with the landing place of a piece; null if it fits. */
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

/** Ask whether cubes have room inside the two levels, beside the other pieces. */
export function hasRoom(laid: Building, cells: readonly Cube[]): boolean {
  const filled = new Set(laid.flatMap((piece) => piece.cells).map(String));
  return cells.every((cell) => cell[2] < LEVELS && !filled.has(String(cell)));
}

export const isSquare = (squares: readonly Square[], x: number, y: number): boolean =>
  squares.some(([a, b]) => a === x && b === y);

/** Ask whether two buildings are equal, in whatever order they were built. */
export function isSame(one: Building, other: Building): boolean {
  const text = (laid: Building) =>
    laid.map(({ kind, cells }) => `${kind}: ${cells.map(String).toSorted().join(" ")}`).toSorted();
  return String(text(one)) === String(text(other));
}
