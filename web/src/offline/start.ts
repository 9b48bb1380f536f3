import { takeKit } from "./kit";
import { bringBack } from "./results";
import { savesData } from "./saving";
import { keepClient } from "./worker";

/**
 * Keep what play without a network needs, and bring back what was played without one.
 *
 * A device that saves data takes nothing along by itself.
 */
export async function start(): Promise<void> {
  if (!savesData() && !(await canBeKept())) return;
  window.addEventListener("online", () => void meetServer());
  await meetServer();
}

/** Take everything along because somebody wants it, whatever it costs. */
export async function takeAlong(): Promise<void> {
  await takeKit();
  await keepClient();
}

function canBeKept(): Promise<boolean> {
  return keepClient().then(
    (registration) => registration !== null,
    () => false, // as where cookies are blocked: then there is only play with a network
  );
}

async function meetServer(): Promise<void> {
  await bringBack();
  if (savesData()) return;
  await takeKit().catch(() => undefined); // without a network there is what was taken along before
}
