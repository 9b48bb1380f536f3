import { useEffect, useRef, useState } from "react";
import { preferences, prefersLessMotion, usePreferences, type Pace } from "./preferences";

/** The factor on the duration of movements; tokens.css has the same numbers as --pace. */
const STRETCH: Readonly<Record<Pace, number>> = { slow: 1.75, normal: 1, fast: 0.5 };

const SETTLE_MS = 160;
const COUNT_MS = 600;
export const EASING = "cubic-bezier(.2,.7,.3,1)";

/** Return the duration of a movement for this player in milliseconds; 0 with reduced motion. */
export function motionTime(usual: number = SETTLE_MS): number {
  return prefersLessMotion() ? 0 : usual * STRETCH[preferences().motionPace];
}

/** Let an element fly to its place from another element's place; null if nothing moves. */
export function travel(
  element: HTMLElement,
  from: Element | DOMRect | null | undefined,
  usual?: number,
): Animation | null {
  if (from == null || prefersLessMotion()) return null;
  const to = element.getBoundingClientRect();
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  if (to.width === 0 || start.width === 0) return null;
  const x = start.x + start.width / 2 - to.x - to.width / 2;
  const y = start.y + start.height / 2 - to.y - to.height / 2;
  const scale = Math.min(2, Math.max(0.4, start.width / to.width));
  const duration = motionTime(usual ?? flightTime(Math.hypot(x, y)));
  // Flying elements are above lying ones, wherever a z-index applies. It is added to the element's own
  // transform: one that lies turned flies turned.
  const begin: Keyframe = {
    translate: `${x}px ${y}px`,
    transform: `scale(${scale})`,
    zIndex: 9,
    composite: "add",
  };
  return element.animate([begin, { zIndex: 9 }], { duration, easing: EASING });
}

/** A longer way takes longer, up to a limit. */
const flightTime = (way: number) => SETTLE_MS + Math.min(220, way * 0.35);

/** Show a number that counts up (or down) to its value; it begins at `first`, or is simply there. */
export function useCountUp(value: number, first: number = value): number {
  const [shown, setShown] = useState(first);
  const last = useRef(first);
  const { lessMotion } = usePreferences();
  useEffect(() => {
    const time = motionTime(COUNT_MS);
    const from = last.current;
    let begin: number | null = null;
    const step = (now: number) => {
      begin ??= now;
      const share = time === 0 ? 1 : Math.min(1, (now - begin) / time);
      last.current = Math.round(from + (value - from) * (1 - (1 - share) ** 3));
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [value, lessMotion]);
  return lessMotion || prefersLessMotion() ? value : shown;
}
