import type { Axis } from "./pieces";

/** The side from which the camera looks: the number of quarter turns anticlockwise from the front. */
export type Facing = 0 | 1 | 2 | 3;

/** Return the side nearest to a camera that went round the table by an angle. */
export function facingOf(round: number): Facing {
  const quarter = ((Math.round(round / (Math.PI / 2)) % 4) + 4) % 4;
  return quarter as Facing;
}

/** Return the step on the table that looks like one to the right (x) or away (y) on the screen. */
export function stepSeen(facing: Facing, x: number, y: number): [x: number, y: number] {
  if (facing === 1) return [0 - y, x];
  if (facing === 2) return [0 - x, 0 - y];
  return facing === 3 ? [y, 0 - x] : [x, y];
}

/** Return the quarter turn on the table that looks like one about an axis of the screen. */
export function turnSeen(
  facing: Facing,
  axis: Axis,
  isBack: boolean,
): readonly [axis: Axis, isBack: boolean] {
  if (axis === "z") return [axis, isBack];
  const [x, y] = axis === "x" ? stepSeen(facing, 1, 0) : stepSeen(facing, 0, 1);
  return [x === 0 ? "y" : "x", isBack !== x + y < 0];
}
