import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef, type RefObject } from "react";
import { Quaternion, Vector3, type Group } from "three";
import { motionTime } from "../../../model/feel";
import { turnedForm, type Axis } from "../model/pieces";
import { DRAWN_AXIS, type Point } from "./space";

const SETTLE_MS = 150;
const FRAME_MS = 16;
const AXES: readonly Axis[] = ["x", "y", "z"];

interface Motion {
  from: Vector3;
  to: Vector3;
  spin: Quaternion;
  scale: readonly [from: number, to: number];
  /** When it began; null before its first frame. */
  begun: number | null;
  isOver: boolean;
}

/** Move a piece to its place and turn it into its form; with reduced motion it is simply there. */
export function useSettling(
  group: RefObject<Group | null>,
  kind: number,
  form: number,
  [right, up, near]: Point,
  scale: number,
): void {
  const invalidate = useThree((state) => state.invalidate);
  const motion = useRef<Motion | null>(null);
  const lastForm = useRef(form);
  useEffect(() => {
    const there = group.current;
    if (there === null) return;
    const to = new Vector3(right, up, near);
    const spin = spinBetween(kind, lastForm.current, form);
    lastForm.current = form;
    if (motion.current === null || motionTime(SETTLE_MS) === 0) {
      there.position.copy(to);
      there.quaternion.identity();
      there.scale.setScalar(scale);
      motion.current = {
        from: to,
        to,
        spin: new Quaternion(),
        scale: [scale, scale],
        begun: null,
        isOver: true,
      };
    } else {
      there.quaternion.premultiply(spin);
      motion.current = {
        from: there.position.clone(),
        to,
        spin: there.quaternion.clone(),
        scale: [there.scale.x, scale],
        begun: null,
        isOver: false,
      };
    }
    invalidate();
  }, [group, kind, form, right, up, near, scale, invalidate]);
  useFrame((_, passed) => {
    const { current } = motion;
    const there = group.current;
    if (current === null || there === null || current.isOver) return;
    const now = performance.now();
    // After a pause, the first frame reports the whole pause as elapsed time: cap it.
    current.begun ??= now - Math.min(1000 * passed, FRAME_MS);
    const done = Math.min(1, (now - current.begun) / Math.max(1, motionTime(SETTLE_MS)));
    current.isOver = done >= 1;
    const share = 1 - (1 - done) ** 3;
    there.position.lerpVectors(current.from, current.to, share);
    there.scale.setScalar(current.scale[0] + (current.scale[1] - current.scale[0]) * share);
    there.quaternion.slerpQuaternions(current.spin, UPRIGHT, share);
    if (current.isOver) restAt(there, current);
    invalidate();
  });
}

const UPRIGHT = new Quaternion();

/** However many small steps led there, it ends exactly in place. */
function restAt(group: Group, { to, scale }: Motion): void {
  group.position.copy(to);
  group.quaternion.identity();
  group.scale.setScalar(scale[1]);
}

/** Return the rotation that makes the new form look like the old one. */
function spinBetween(kind: number, before: number, after: number): Quaternion {
  for (const axis of AXES) {
    for (const isBack of [false, true]) {
      if (before !== after && turnedForm(kind, before, axis, isBack) === after) {
        const angle = isBack ? Math.PI / 2 : -Math.PI / 2;
        return new Quaternion().setFromAxisAngle(new Vector3(...DRAWN_AXIS[axis]), angle);
      }
    }
  }
  return new Quaternion();
}
