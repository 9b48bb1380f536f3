import { shake } from "./haptics";
import type { Moment } from "./moments";
import { preferences } from "./preferences";

export type { Moment } from "./moments";
export { motionTime, travel, useCountUp } from "./motion";

/** Let a moment be heard and felt as far as the person chose it; nothing by default. */
export function feel(moment: Moment): void {
  const { sound, volume, haptics } = preferences();
  if (haptics) shake(moment);
  if (sound) hear(moment, volume);
}

/** Let one hear how it would sound, before it is chosen. */
export const trySound = (): void => {
  hear("solved", preferences().volume);
};

/** Let one feel how it would shake. */
export const tryHaptics = (): void => {
  shake("solved");
};

/** The sounds are loaded when the first one is wanted; one that would come late is left out. */
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
