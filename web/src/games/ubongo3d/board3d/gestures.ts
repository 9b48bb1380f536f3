import type { Axis } from "../model/pieces";

/** A finger or a pointer in the window, in pixels. */
export interface Contact {
  x: number;
  y: number;
}

/** How many pixels of a swipe make one quarter turn. */
const STROKE = 28;

/** Return the direction in which a swipe tumbles a piece: its top follows the swipe. Null for a short one. */
export function tumbles(from: Contact, to: Contact): [axis: Axis, isBack: boolean] | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(right, down) < STROKE) return null;
  return Math.abs(right) > Math.abs(down) ? ["y", right < 0] : ["x", down < 0];
}

/** Return the twist of two fingers, positive for clockwise; null before they are nearer to a quarter turn. */
export function twists(before: number, now: number): number | null {
  const turn = Math.atan2(Math.sin(now - before), Math.cos(now - before));
  return Math.abs(turn) < Math.PI / 4 ? null : turn;
}

/** Measure two fingers: the angle of the line between them, its length and its middle. */
export function twoFingers(contacts: ReadonlyMap<number, Contact>): {
  angle: number;
  distance: number;
  middle: Contact;
} {
  const [one, other] = [...contacts.values()];
  if (one === undefined || other === undefined) {
    return { angle: 0, distance: 1, middle: one ?? { x: 0, y: 0 } };
  }
  const [x, y] = [other.x - one.x, other.y - one.y];
  return {
    angle: Math.atan2(y, x),
    distance: Math.max(1, Math.hypot(x, y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** The wheel spins a piece on the table; with Shift it tips the piece, with Alt or Control it rolls it. */
export function wheelAxis(event: WheelEvent): Axis {
  if (event.shiftKey) return "x";
  return event.altKey || event.ctrlKey ? "y" : "z";
}
