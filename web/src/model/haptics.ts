import type { Moment } from "./moments";

/** Milliseconds of vibration, with pauses in between. */
const PATTERNS: Readonly<Record<Moment, readonly number[]>> = {
  lift: [6],
  turn: [4],
  place: [14],
  take: [8],
  refused: [22, 60, 22],
  trick: [10, 40, 16],
  farmer: [10],
  solved: [18, 50, 18, 50, 40],
  call: [45],
  tick: [5],
  "your-turn": [24, 80, 24],
  nudge: [40, 70, 40, 70, 40],
  record: [16, 50, 16, 50, 16, 50, 70],
  win: [20, 60, 20, 60, 80],
  end: [60],
};

/** Phones vibrate; computers and some browsers do not. */
export const canShake = (): boolean =>
  "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;

/** Vibrate the phone for a moment. */
export function shake(moment: Moment): void {
  if (canShake()) navigator.vibrate([...PATTERNS[moment]]);
}
