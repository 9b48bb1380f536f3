import { PerspectiveCamera, Vector3 } from "three";
import { THICK, type Layout, type Point } from "./space";

/** The camera's position: the angle around the board, the elevation, the zoom, and a shift in parts of the window. */
export interface Orbit {
  round: number;
  above: number;
  near: number;
  aside: readonly [right: number, down: number];
}

export const FROM_THE_FRONT: Orbit = { round: 0, above: 0.95, near: 1, aside: [0, 0] };

/** Turn the view; the camera goes all the way round, but not below the table. */
export function turned(orbit: Orbit, round: number, above: number): Orbit {
  return {
    ...orbit,
    round: orbit.round + round,
    above: clamp(orbit.above + above, 0.15, Math.PI / 2 - 0.01),
  };
}

/** Zoom in (more than 1) or out (less than 1). */
export function zoomed(orbit: Orbit, by: number): Orbit {
  return { ...orbit, near: clamp(orbit.near * by, 0.5, 3) };
}

/** Shift the picture by parts of the window, but keep the board in view. */
export function panned(orbit: Orbit, right: number, down: number): Orbit {
  const [x, y] = orbit.aside;
  return { ...orbit, aside: [clamp(x + right, -0.5, 0.5), clamp(y + down, -0.5, 0.5)] };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The distance to the middle of the board, and its position in the window. */
export interface Frame {
  away: number;
  /** From the middle of the window, in parts of its height. */
  right: number;
  up: number;
}

/** Find the frame in which board and tray fill the window, seen from the front. */
export function frameOf({ fov, aspect }: PerspectiveCamera, layout: Layout): Frame {
  const { towards, right, up } = gazeOf(FROM_THE_FRONT);
  const corners = extent(layout).map((corner) => new Vector3(...corner).sub(PIVOT));
  const high = 2 * Math.tan((fov * Math.PI) / 360) * ROOM;
  const spread = (away: number) => {
    const seen = corners.map((corner) => {
      const far = away - corner.dot(towards);
      return [corner.dot(right) / far, corner.dot(up) / far] as const;
    });
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  };
  const fits = (away: number) => {
    const [left, rightmost, lowest, highest] = spread(away);
    return highest - lowest <= high && rightmost - left <= high * aspect;
  };
  let [close, far] = [8, 110];
  for (let step = 0; step < 24; step += 1) {
    const half = (close + far) / 2;
    if (fits(half)) far = half;
    else close = half;
  }
  const [left, rightmost, lowest, highest] = spread(far);
  const window = high / ROOM;
  return {
    away: far,
    right: -(left + rightmost) / 2 / window,
    up: -(lowest + highest) / 2 / window,
  };
}

/** A small margin stays empty around everything. */
const ROOM = 0.97;

/** The camera orbits the middle of what is built. */
const PIVOT = new Vector3(0, 0.5, 0);

/** Place the camera on its orbit around the middle of the board. */
export function place(camera: PerspectiveCamera, orbit: Orbit, frame: Frame, size: Size): void {
  const { towards } = gazeOf(orbit);
  camera.position.copy(PIVOT).addScaledVector(towards, frame.away / orbit.near);
  camera.lookAt(PIVOT);
  const { width, height } = size;
  const right = frame.right * height + orbit.aside[0] * width;
  const down = -frame.up * height + orbit.aside[1] * height;
  // The picture is shifted, not the camera: vertical lines stay vertical.
  camera.setViewOffset(width, height, -right, -down, width, height);
  camera.updateMatrixWorld();
}

interface Size {
  width: number;
  height: number;
}

interface Gaze {
  towards: Vector3;
  right: Vector3;
  up: Vector3;
}

function gazeOf({ round, above }: Orbit): Gaze {
  const towards = new Vector3(
    Math.sin(round) * Math.cos(above),
    Math.sin(above),
    Math.cos(round) * Math.cos(above),
  );
  const right = new Vector3(0, 1, 0).cross(towards).normalize();
  return { towards, right, up: towards.clone().cross(right) };
}

/** The usual height of the top of a piece that is lifted from the tray. */
const HELD = 2.2;

/** Everything that must be in view: the board with what stands on it, and the tray with its pieces. */
function extent({ board, tray, levels }: Layout): Point[] {
  const [half, deep] = board;
  const on = box([-half, half], [-THICK, levels + 0.3], [-deep, deep]);
  if (tray === null) return on;
  const [wide, far] = [tray.width / 2 + 0.15, tray.depth / 2 + 0.15];
  const [x, , z] = tray.middle;
  return [...on, ...box([x - wide, x + wide], [-THICK, HELD], [z - far, z + far])];
}

type Range = readonly [least: number, most: number];

function box(across: Range, up: Range, deep: Range): Point[] {
  return across.flatMap((x) => up.flatMap((y) => deep.map((z): Point => [x, y, z])));
}

interface View {
  orbit: Orbit;
  frame: Frame;
}

/** Interpolate between two views by the second one's share, from 0 to 1. */
export function mixed({ orbit, frame }: View, to: View, share: number): View {
  const mix = (one: number, other: number) => one + (other - one) * share;
  // The shorter way round.
  const round = Math.atan2(
    Math.sin(to.orbit.round - orbit.round),
    Math.cos(to.orbit.round - orbit.round),
  );
  if (share >= 1) return to;
  return {
    orbit: {
      round: orbit.round + round * share,
      above: mix(orbit.above, to.orbit.above),
      near: mix(orbit.near, to.orbit.near),
      aside: [mix(orbit.aside[0], to.orbit.aside[0]), mix(orbit.aside[1], to.orbit.aside[1])],
    },
    frame: {
      away: mix(frame.away, to.frame.away),
      right: mix(frame.right, to.frame.right),
      up: mix(frame.up, to.frame.up),
    },
  };
}
