import { shake } from "./haptics";
import type { Moment } from "./moments";
import { preferences } from "./preferences";

export type { Moment } from "./moments";
export { motionTime, travel, useCountUp } from "./motion";

/** Play a moment's sound and vibration as far as the player switched them on; both are off by default. */
export function feel(moment: Moment): void {
  const { sound, volume, haptics } = preferences();
  if (haptics) shake(moment);
  if (sound) hear(moment, volume);
}

/** Play a sound as a preview. */
export const trySound = (): void => {
  hear("solved", preferences().volume);
};

/** Vibrate as a preview. */
export const tryHaptics = (): void => {
  shake("solved");
};

/** Sounds are loaded when the first one is needed; one that would come late is skipped. */
function hear(moment: Moment, volume: number): void {
  const wanted = performance.now();
  void import("./sound").then(
    ({ playSound }) => {
      if (performance.now() - wanted < LATE_MS) playSound(moment, volume);
    },
    () => null,
  );
}

const LATE_MS = 1_000;
