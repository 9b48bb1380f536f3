import { PerspectiveCamera, Vector3 } from "three";
import type { Layout, Point } from "./space";

/** How one looks at the table: round it, from above, and how near. */
export interface Orbit {
  round: number;
  above: number;
  near: number;
}

export const FROM_THE_FRONT: Orbit = { round: 0, above: 0.95, near: 1 };

/** Turn the view; one can look from all sides, but not from below. */
export function turned(orbit: Orbit, round: number, above: number): Orbit {
  return {
    ...orbit,
    round: orbit.round + round,
    above: clamp(orbit.above + above, 0.15, Math.PI / 2 - 0.01),
  };
}

/** Go nearer (more than 1) or farther (less than 1). */
export function zoomed(orbit: Orbit, by: number): Orbit {
  return { ...orbit, near: clamp(orbit.near * by, 0.5, 3) };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Put the camera where everything is in sight, in the middle of the window. */
export function place(camera: PerspectiveCamera, orbit: Orbit, layout: Layout): void {
  const { middle, corners } = extent(layout);
  const towards = new Vector3(
    Math.sin(orbit.round) * Math.cos(orbit.above),
    Math.sin(orbit.above),
    Math.cos(orbit.round) * Math.cos(orbit.above),
  );
  const right = new Vector3(0, 1, 0).cross(towards).normalize();
  const up = towards.clone().cross(right);
  let away = 1;
  // What is nearer looks larger, so the middle of the things is not the middle of their picture.
  for (let round = 0; round < 5; round += 1) {
    away = distanceTo(corners, middle, { towards, right, up }, camera);
    const heights = corners.map((corner) => {
      const from = new Vector3(...corner).sub(middle);
      return from.dot(up) / (away - from.dot(towards));
    });
    middle.addScaledVector(up, ((Math.max(...heights) + Math.min(...heights)) / 2) * away);
  }
  camera.position.copy(middle).addScaledVector(towards, (away * 1.02) / orbit.near);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
}

interface Gaze {
  towards: Vector3;
  right: Vector3;
  up: Vector3;
}

/** Say from how far all points are in the window when one looks at the middle. */
function distanceTo(
  points: readonly Point[],
  middle: Vector3,
  { towards, right, up }: Gaze,
  camera: PerspectiveCamera,
): number {
  const high = Math.tan((camera.fov * Math.PI) / 360);
  const wide = high * camera.aspect;
  return Math.max(
    ...points.map((point) => {
      const from = new Vector3(...point).sub(middle);
      const side = Math.max(Math.abs(from.dot(right)) / wide, Math.abs(from.dot(up)) / high);
      return from.dot(towards) + side;
    }),
  );
}

/** Everything that must be in sight: the board with what stands on it, and the tray. */
function extent({ board, tray }: Layout): { middle: Vector3; corners: Point[] } {
  const [half, far] = [Math.max(board[0], tray.width / 2 + 0.2), board[1]];
  const near = tray.middle[2] + tray.depth / 2 + 0.2;
  const high: Point[] = [
    [-board[0], 2.2, -far],
    [board[0], 2.2, -far],
  ];
  const low: Point[] = [
    [-board[0], 0, -far],
    [board[0], 0, -far],
    [-half, 0, near],
    [half, 0, near],
    [-half, 1, near],
    [half, 1, near],
  ];
  return { middle: new Vector3(0, 0.2, (near - far) / 2), corners: [...high, ...low] };
}
