import { takeKit } from "./kit";
import { bringBack } from "./results";
import { keepClient } from "./worker";

/** Keep what play without a network needs, and bring back what was played without one. */
export async function start(): Promise<void> {
  const canBeKept = await keepClient().then(
    (registration) => registration !== null,
    () => false, // as where cookies are blocked: then there is only play with a network
  );
  if (!canBeKept) return;
  window.addEventListener("online", () => void meetServer());
  await meetServer();
}

async function meetServer(): Promise<void> {
  await bringBack();
  await takeKit().catch(() => undefined); // without a network there is what was taken along before
}
