import {
  fallen,
  hasRoom,
  isAbove,
  misfit,
  onLevel,
  without,
  type Building,
  type Misfit,
  type Square,
} from "./building";
import { formCubes, lowestCorner, turnedForm, type Axis, type Cube } from "./pieces";

/** A turned piece and the cube by which it is held, counted from the corner of the form's box. */
export interface Gripped {
  kind: number;
  form: number;
  by: Cube;
}

/** A piece that is held above the table, with the near left corner of its box above x and y. */
export interface Held extends Gripped {
  x: number;
  y: number;
}

/** Where a held piece would come to lie, and what is wrong there. */
export interface Landing {
  cells: readonly Cube[];
  /** The level into which it slides below other pieces; null if it falls. */
  level: number | null;
  misfit: Misfit | null;
}

/** Return the cubes of a held piece above the table, z from its own lowest cube. */
export function heldCells({ kind, form, x, y }: Omit<Held, "by">): Cube[] {
  return formCubes(kind, form).map(([a, b, c]) => [a + x, b + y, c]);
}

/** Return the cube by which the map names a form's place: the nearest one on its lowest level, leftmost. */
export function grip(kind: number, form: number): Cube {
  const [first] = formCubes(kind, form)
    .filter(([, , z]) => z === 0)
    .toSorted(([x, y], [a, b]) => y - b || x - a);
  return first ?? [0, 0, 0];
}

/** Return the cube by which a piece is taken without pointing at it: the one in its middle. */
export function middleCube(kind: number, form: number): Cube {
  const cubes = formCubes(kind, form);
  const mean = (axis: 0 | 1 | 2) => cubes.reduce((sum, cube) => sum + cube[axis], 0) / cubes.length;
  const middle = [mean(0), mean(1), mean(2)];
  const away = (cube: Cube) =>
    Math.hypot(...cube.map((value, axis) => value - (middle[axis] ?? 0)));
  return cubes.toSorted((one, other) => away(one) - away(other))[0] ?? [0, 0, 0];
}

/** Hold a piece so that its grip is above a square. */
export function heldAbove(gripped: Gripped, x: number, y: number): Held {
  const { kind, form, by } = gripped;
  return { kind, form, by, x: x - by[0], y: y - by[1] };
}

/** Turn a piece in the hand; the cube by which it is held stays the same. */
export function turnedInHand({ kind, form, by }: Gripped, axis: Axis, isBack = false): Gripped {
  const turn = (cube: Cube) =>
    isBack ? TURN[axis](TURN[axis](TURN[axis](cube))) : TURN[axis](cube);
  const [x, y, z] = lowestCorner(formCubes(kind, form).map(turn));
  const [a, b, c] = turn(by);
  return { kind, form: turnedForm(kind, form, axis, isBack), by: [a - x, b - y, c - z] };
}

/** Turn a held piece about its grip, which stays above its square. */
export function turnedInPlace(held: Held, axis: Axis, isBack = false): Held {
  return heldAbove(turnedInHand(held, axis, isBack), held.x + held.by[0], held.y + held.by[1]);
}

/** A quarter turn about each axis, as the server turns forms; zero is never negative. */
const TURN: Readonly<Record<Axis, (cube: Cube) => Cube>> = {
  x: ([x, y, z]) => [x, 0 - z, y],
  y: ([x, y, z]) => [z, y, 0 - x],
  z: ([x, y, z]) => [0 - y, x, z],
};

/**
 * Return where a held piece would come to lie; null if it is not above the area.
 *
 * It falls. If it would end too high but has room below other pieces, it slides in there along the table,
 * as a hand would do it. There is never room for it on two levels, so there is nothing to choose.
 */
export function landingOf(
  squares: readonly Square[],
  laid: Building,
  held: Omit<Held, "by">,
): Landing | null {
  return landingOn(squares, without(laid, held.kind), held);
}

/** Return where a piece that was already lifted would come to lie. */
function landingOn(
  squares: readonly Square[],
  rest: Building,
  held: Omit<Held, "by">,
): Landing | null {
  const cells = heldCells(held);
  if (!isAbove(squares, cells)) return null;
  const low = fallen(rest, cells);
  const why = misfit(squares, rest, low);
  const slid = onLevel(cells, 0);
  if (why !== "high" || !hasRoom(rest, slid)) return { cells: low, level: null, misfit: why };
  return { cells: slid, level: 0, misfit: misfit(squares, rest, slid) };
}

/** List where a piece fits in its current form: from the farthest row to the nearest, each from the left. */
export function fittingPlaces(
  squares: readonly Square[],
  laid: Building,
  gripped: Gripped,
): Held[] {
  const rest = without(laid, gripped.kind);
  const reach = squares.flatMap(([x, y]) =>
    formCubes(gripped.kind, gripped.form).map(([a, b]) => `${x - a} ${y - b}`),
  );
  return [...new Set(reach)]
    .map((corner): Held => {
      const [x = 0, y = 0] = corner.split(" ").map(Number);
      return { ...gripped, x, y };
    })
    .filter((held) => landingOn(squares, rest, held)?.misfit === null)
    .toSorted((one, other) => other.y - one.y || one.x - other.x);
}

/** Return the place nearest to a point, both measured at the middle of the piece's box. */
export function nearestPlace(
  places: readonly Held[],
  [x, y]: readonly [x: number, y: number],
): Held | undefined {
  const away = (held: Held) => {
    const cells = heldCells(held);
    const middle = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
    return Math.hypot(middle(0) - x, middle(1) - y);
  };
  return places.toSorted((one, other) => away(one) - away(other))[0];
}

/** A straight line of sight, in squares and levels: the eye, and the direction in which it looks. */
export interface Sight {
  from: Cube;
  way: Cube;
}

/** How many squares farther a fitting place may be than an unfitting one. */
export const PULL = { hover: 0.4, tap: 0.9 };

/** Hold a piece at the line of sight: the cube it is held by would land nearest to the line. */
export function heldInSight(
  sight: Sight,
  gripped: Gripped,
  { squares, laid, pull }: { squares: readonly Square[]; laid: Building; pull: number },
): Held | null {
  const middle = meeting(sight, 0.5);
  if (middle === null) return null;
  const rest = without(laid, gripped.kind);
  let best: Held | null = null;
  let least = Infinity;
  for (let x = middle[0] - REACH; x <= middle[0] + REACH; x += 1) {
    for (let y = middle[1] - REACH; y <= middle[1] + REACH; y += 1) {
      const held = heldAbove(gripped, x, y);
      const landing = landingOn(squares, rest, held);
      const floor = lowestCorner(landing?.cells ?? [[0, 0, 0]])[2];
      const away =
        distanceTo(sight, [x, y, floor + gripped.by[2] + 0.5]) -
        (landing?.misfit === null ? pull : 0);
      if (away < least) [best, least] = [held, away];
    }
  }
  return best;
}

/** How many squares nearer a piece may land than where the line of sight meets the table. */
const REACH = 2;

/** Return the square where a line of sight passes through a height. */
function meeting({ from, way }: Sight, height: number): [x: number, y: number] | null {
  const far = (height - from[2]) / way[2];
  if (!(far > 0) || !Number.isFinite(far)) return null;
  return [Math.round(from[0] + far * way[0]), Math.round(from[1] + far * way[1])];
}

/** Return how far a line of sight passes from a point. */
function distanceTo({ from, way }: Sight, point: Cube): number {
  const [x, y, z] = [point[0] - from[0], point[1] - from[1], point[2] - from[2]];
  const [a, b, c] = way;
  return Math.hypot(y * c - z * b, z * a - x * c, x * b - y * a) / Math.hypot(a, b, c);
}
