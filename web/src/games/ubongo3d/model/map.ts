import { isSquare, LEVELS, type Building, type Square } from "./building";
import type { Cube } from "./pieces";

/** One place of a level: what lies there, and whether the held piece would land there. */
export interface Place {
  x: number;
  y: number;
  z: number;
  isArea: boolean;
  kind: number | null;
  /** On which sides of this place its piece ends, so that the piece can be outlined as a whole. */
  edges: readonly Side[];
  /** The piece that stands too high above this place, if any; only on the upper level. */
  above: number | null;
  isGhost: boolean;
}

/** A side of a place on the map: far, right, near, left. */
export type Side = keyof typeof SIDES;

const SIDES = { far: [0, 1], right: [1, 0], near: [0, -1], left: [-1, 0] } as const;

/** The levels from the lowest up; each has rows from the farthest to the nearest, from left to right. */
export type LevelMap = readonly (readonly (readonly Place[])[])[];

interface Around {
  left: number;
  right: number;
  near: number;
  far: number;
}

/**
 * Map an area level by level, with everything that lies on it or sticks out of it; what is too high is marked
 * on the upper level.
 */
export function levelMap(
  squares: readonly Square[],
  laid: Building,
  ghost: readonly Cube[] = [],
  levels = LEVELS,
): LevelMap {
  const kinds = new Map(laid.flatMap(({ kind, cells }) => cells.map((at) => [String(at), kind])));
  const shown = new Set(ghost.map(String));
  // The held piece does not stretch the map, which would then move under the pointer.
  const cubes = laid.flatMap(({ cells }) => cells);
  const { left, right, near, far } = around([...squares, ...cubes]);
  const kindAt = (...at: Cube) => kinds.get(String(at)) ?? null;
  const top = Math.max(levels, ...cubes.map(([, , z]) => z));
  const aboveAt = (x: number, y: number) =>
    range(levels, top)
      .map((z) => kindAt(x, y, z))
      .findLast((kind) => kind !== null) ?? null;
  return range(0, levels - 1).map((z) =>
    range(near, far)
      .toReversed()
      .map((y) =>
        range(left, right).map((x) => {
          const kind = kindAt(x, y, z);
          return {
            x,
            y,
            z,
            isArea: isSquare(squares, x, y),
            kind,
            edges: SIDE_NAMES.filter(
              (side) => kind !== null && kind !== kindAt(x + SIDES[side][0], y + SIDES[side][1], z),
            ),
            above: z === levels - 1 ? aboveAt(x, y) : null,
            isGhost: shown.has(String([x, y, z])),
          };
        }),
      ),
  );
}

const SIDE_NAMES = Object.keys(SIDES) as Side[];

/** Return the edges of the box around squares or cubes. */
export function around(places: readonly (readonly [x: number, y: number, z?: number])[]): Around {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    near: Math.min(...ys),
    far: Math.max(...ys),
  };
}

/** Name a place on the table as on a chessboard: columns a, b, c from the left, rows 1, 2, 3 from the front. */
export function placeName(x: number, y: number): string {
  const letter = x >= 0 && x < 26 ? String.fromCharCode(97 + x) : `(${x + 1})`;
  return `${letter}${y + 1}`;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
