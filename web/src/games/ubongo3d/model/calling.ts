import type { Refusal } from "../../../protocol/messages";
import { isSquare, LEVELS, type Building, type Square } from "./building";

/**
 * Return why a call would be wrong once everything shown here has arrived, as the server will; null if it
 * is right. It is used only while moves are on their way; otherwise the server has said so itself.
 */
export function callFault(
  squares: readonly Square[],
  kinds: readonly number[],
  laid: Building,
): Refusal | null {
  const left = kinds.length - laid.length;
  if (left > 0) {
    const why = "All pieces of the task must be used.";
    return { code: "piece_left_over", why, details: { left } };
  }
  const cells = laid.flatMap((piece) => piece.cells);
  const filled = new Set(cells.map(String));
  const inside = cells.filter(([x, y]) => isSquare(squares, x, y));
  const isHollow = ([x, y, z]: readonly number[]) =>
    Array.from({ length: z ?? 0 }, (_, below) => String([x, y, below])).some(
      (below) => !filled.has(below),
    );
  if (inside.some(isHollow)) return { code: "gap", why: "There is a gap under a piece." };
  if (inside.length < cells.length) {
    return { code: "overhang", why: "Something lies outside the area." };
  }
  return cells.some(([, , z]) => z >= LEVELS)
    ? { code: "third_level", why: "Something stands on a third level." }
    : null;
}
