import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from "react";
import { PerspectiveCamera } from "three";
import { motionTime } from "../../../model/feel";
import { facingOf, type Facing } from "../model/facing";
import { frameOf, FROM_THE_FRONT, mixed, place, type Frame, type Orbit } from "./orbit";
import { TRAY_SCALE, type Layout } from "./space";
import { LIFT, LIFTED_SCALE } from "./whereabouts";

interface View {
  orbit: Orbit;
  frame: Frame;
}

const GLIDE_MS = 180;

/** Point the camera at the table and return a function that turns the view. It glides to another board or glance. */
export function useCamera(
  layout: Layout,
  glances: number,
  onFace: (facing: Facing) => void,
): (change: (orbit: Orbit) => Orbit) => void {
  const { camera, size, gl, invalidate } = useThree();
  // Not states: turning the view draws a frame, and nothing else needs rendering.
  const view = useRef<View | null>(null);
  const glide = useRef<{ from: View; to: View; done: number } | null>(null);
  const face = useEffectEvent(onFace);
  const look = useCallback(
    (next: View) => {
      if (!(camera instanceof PerspectiveCamera)) return;
      view.current = next;
      place(camera, next.orbit, next.frame, size);
      tellView(gl.domElement, camera, layout);
      invalidate();
    },
    [camera, layout, gl, size, invalidate],
  );
  /** Go there, smoothly or at once. */
  const goTo = useEffectEvent((to: View) => {
    const from = view.current;
    if (from === null || motionTime(GLIDE_MS) === 0) {
      glide.current = null;
      look(to);
    } else glide.current = { from, to, done: 0 };
    invalidate();
  });
  useFrame((_, passed) => {
    const { current } = glide;
    if (current === null) return;
    current.done += (1000 * Math.min(passed, 0.05)) / Math.max(1, motionTime(GLIDE_MS));
    if (current.done >= 1) glide.current = null;
    look(mixed(current.from, current.to, 1 - (1 - Math.min(1, current.done)) ** 3));
  });
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const orbit = glide.current?.to.orbit ?? view.current?.orbit ?? FROM_THE_FRONT;
    goTo({ orbit, frame: frameOf(camera, layout) });
  }, [camera, layout, size]);
  useLayoutEffect(() => {
    if (glances === 0 || !(camera instanceof PerspectiveCamera)) return;
    goTo({ orbit: FROM_THE_FRONT, frame: frameOf(camera, layout) });
    face(0);
    // Only a new glance counts; the layout has its own effect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [glances]);
  return (change) => {
    const now = glide.current?.to ?? view.current;
    if (now === null) return;
    glide.current = null;
    const orbit = change(now.orbit);
    look({ ...now, orbit });
    onFace(facingOf(orbit.round));
  };
}

const LIFTED = { lift: LIFT, lifted_scale: LIFTED_SCALE };

let telling: ReturnType<typeof setTimeout> | undefined;

/** Expose the camera's position for tests that point at the canvas, once it stands still. */
function tellView(canvas: HTMLElement, camera: PerspectiveCamera, layout: Layout): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const seen = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse).elements;
    const { middle, slots, tray, board: half } = layout;
    const board = canvas.closest<HTMLElement>("[data-board]");
    const told = {
      middle,
      slots: Object.fromEntries(slots),
      tray,
      half,
      scale: TRAY_SCALE,
      ...LIFTED,
    };
    const view = { seen, layout: told };
    if (board !== null) board.dataset.view = JSON.stringify(view);
  }, 50);
}
