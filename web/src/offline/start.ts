import { takeKit } from "./kit";
import { bringBack } from "./results";
import { savesData } from "./saving";
import { keepClient } from "./worker";

/**
 * Store what playing without a network needs, and submit what was played without one.
 *
 * A device that saves data downloads nothing by itself.
 */
export async function start(): Promise<void> {
  if (!savesData() && !(await canBeKept())) return;
  window.addEventListener("online", () => void meetServer());
  await meetServer();
}

/** Download everything because the player asked for it, whatever it costs. */
export async function takeAlong(): Promise<void> {
  await takeKit();
  await keepClient();
}

function canBeKept(): Promise<boolean> {
  return keepClient().then(
    (registration) => registration !== null,
    () => false, // as when cookies are blocked: then play needs a network
  );
}

async function meetServer(): Promise<void> {
  await bringBack();
  if (savesData()) return;
  await takeKit().catch(() => undefined); // without a network there is the kit that was stored before
}
