import type { Moment } from "./moments";
import { SOUNDS } from "./sounds";

let context: AudioContext | null = null;
const lastPlayed = new Map<Moment, number>();

/** Several of one kind at once, such as four farmers, make one sound. */
const APART_S = 0.04;

/** Play the sound of a moment at a volume from 0 to 1. */
export function playSound(moment: Moment, volume: number): void {
  // A browser allows sound only after the first touch; earlier sounds must not play late.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => null);
  const at = context.currentTime + 0.005;
  if (at - (lastPlayed.get(moment) ?? -1) < APART_S) return;
  lastPlayed.set(moment, at);
  const out = context.createGain();
  // Hearing is logarithmic: halfway on the slider sounds half as loud.
  out.gain.value = volume ** 2;
  out.connect(context.destination);
  SOUNDS[moment]({ context, out, at });
}
