import type { Cube } from "../model/pieces";

/** A unit edge: its middle, and the axis it runs along. */
export interface Edge {
  middle: Cube;
  along: 0 | 1 | 2;
}

const AXES = [0, 1, 2] as const;

/** List the edges of a body of cubes, each cube around its centre, without lines across flat faces. */
export function edgesOf(cubes: readonly Cube[]): Edge[] {
  const there = new Set(cubes.map(String));
  const found = new Map<string, Edge>();
  for (const cube of cubes) {
    for (const along of AXES) {
      for (const [a, b] of CORNERS) {
        const middle = moved(cube, along, a / 2, b / 2);
        const key = `${along} ${String(middle)}`;
        if (!found.has(key) && isEdge(there, middle, along)) found.set(key, { middle, along });
      }
    }
  }
  return [...found.values()];
}

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** An edge is visible unless the four cubes around it are all there, all missing, or form a flat face. */
function isEdge(there: ReadonlySet<string>, middle: Cube, along: 0 | 1 | 2): boolean {
  const around = CORNERS.map(([a, b]) => there.has(String(moved(middle, along, a / 2, b / 2))));
  const count = around.filter(Boolean).length;
  const isDiagonal = around[0] === around[3];
  return count === 1 || count === 3 || (count === 2 && isDiagonal);
}

/** Offset a point perpendicular to an axis, by the given amounts along the other two. */
function moved(point: Cube, along: 0 | 1 | 2, by: number, byOther: number): Cube {
  const [one, other] = AXES.filter((axis) => axis !== along);
  const [x, y, z] = point.map((value, axis) => {
    if (axis === one) return value + by;
    return axis === other ? value + byOther : value;
  });
  return [x ?? 0, y ?? 0, z ?? 0];
}
