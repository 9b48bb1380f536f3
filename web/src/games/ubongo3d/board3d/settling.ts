import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef, type RefObject } from "react";
import { Quaternion, Vector3, type Group } from "three";
import { prefersLessMotion } from "../../../model/preferences";
import { turnedForm, type Axis } from "../model/pieces";
import { DRAWN_AXIS, type Point } from "./space";

const SETTLE_S = 0.15;
const AXES: readonly Axis[] = ["x", "y", "z"];

interface Motion {
  from: Vector3;
  to: Vector3;
  spin: Quaternion;
  /** From 0 to 1. */
  done: number;
}

/** Let a piece travel to its place and turn into its form; with less motion it is simply there. */
export function useSettling(
  group: RefObject<Group | null>,
  kind: number,
  form: number,
  [right, up, near]: Point,
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
    if (motion.current === null || prefersLessMotion()) {
      there.position.copy(to);
      there.quaternion.identity();
      motion.current = { from: to, to, spin: new Quaternion(), done: 1 };
    } else {
      there.quaternion.premultiply(spin);
      motion.current = {
        from: there.position.clone(),
        to,
        spin: there.quaternion.clone(),
        done: 0,
      };
    }
    invalidate();
  }, [group, kind, form, right, up, near, invalidate]);
  useFrame((_, passed) => {
    const { current } = motion;
    const there = group.current;
    if (current === null || there === null || current.done >= 1) return;
    // After a rest the first frame reports the whole rest as passed.
    current.done = Math.min(1, current.done + Math.min(passed, 0.05) / SETTLE_S);
    const share = 1 - (1 - current.done) ** 3;
    there.position.lerpVectors(current.from, current.to, share);
    there.quaternion.slerpQuaternions(current.spin, UPRIGHT, share);
    invalidate();
  });
}

const UPRIGHT = new Quaternion();

/** Say how the new form must be turned to look like the old one. */
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
