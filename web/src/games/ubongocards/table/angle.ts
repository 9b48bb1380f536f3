import { useState } from "react";

/** Give degrees for a turn that go on from the last ones the short way round. */
export function useAngle(turn: number): number {
  const [angle, setAngle] = useState(turn * 90);
  const next = nearest(angle, turn * 90);
  if (next !== angle) setAngle(next);
  return next;
}

/** Of all angles that look alike, give the one nearest to where the card is now. */
export function nearest(angle: number, wanted: number): number {
  const apart = (((wanted - angle) % 360) + 360) % 360;
  return angle + (apart > 180 ? apart - 360 : apart);
}
