import { useState } from "react";

/** Return the angle for a turn that continues from the last one the short way round. */
export function useAngle(turn: number): number {
  const [angle, setAngle] = useState(turn * 90);
  const next = nearest(angle, turn * 90);
  if (next !== angle) setAngle(next);
  return next;
}

/** Of all equivalent angles, return the one nearest to the card's current one. */
export function nearest(angle: number, wanted: number): number {
  const apart = (((wanted - angle) % 360) + 360) % 360;
  return angle + (apart > 180 ? apart - 360 : apart);
}
