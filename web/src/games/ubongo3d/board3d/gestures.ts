import type { Axis } from "../model/pieces";

/** A finger or a pointer on the window, in pixels. */
export interface Contact {
  x: number;
  y: number;
}

/** How many pixels of a stroke make one quarter turn. */
const STROKE = 28;

/** Say which way a stroke tumbles a piece: its top goes where the stroke goes. Null for a short one. */
export function tumbles(from: Contact, to: Contact): [axis: Axis, isBack: boolean] | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(right, down) < STROKE) return null;
  return Math.abs(right) > Math.abs(down) ? ["y", right < 0] : ["x", down < 0];
}

/** Say how two fingers have twisted, clockwise if positive; null before they are nearer to a quarter. */
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

/** The wheel spins a piece on the table; with Shift it tips it, with Alt or Control it rolls it. */
export function wheelAxis(event: WheelEvent): Axis {
  if (event.shiftKey) return "x";
  return event.altKey || event.ctrlKey ? "y" : "z";
}
