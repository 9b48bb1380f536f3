import { isSquare, type Square } from "./building";
import { around } from "./map";

/**
 * Find the square beside an area where its board's animal is printed: a free corner if possible,
 * preferably a near one, which nothing hides. Null if the area fills its whole box.
 */
export function emblemSquare(squares: readonly Square[]): Square | null {
  if (squares.length === 0) return null;
  const { left, right, near, far } = around(squares);
  const edge = [near, far].flatMap((y): Square[] => [
    [right, y],
    [left, y],
  ]);
  const others: Square[] = [];
  for (let y = near; y <= far; y += 1) {
    for (let x = right; x >= left; x -= 1) others.push([x, y]);
  }
  return [...edge, ...others].find(([x, y]) => !isSquare(squares, x, y)) ?? null;
}
