import { tellNewer } from "../model/newer";

/** How often at most a page that stays open looks for a newer version when it becomes visible again. */
const LOOK_EACH_MS = 10 * 60_000;

/** If the client is installed, the guide is stored too, long after everything else is done. */
const REST_MS = 30_000;

/** Let the service worker store the client; without one this does nothing. */
export async function keepClient(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const workers = navigator.serviceWorker;
  const registration = await workers.register("/sw.js", { updateViaCache: "none" });
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => {
      void welcome(worker);
    });
  };
  workers.addEventListener("controllerchange", () => {
    if (workers.controller !== null) void compare(workers.controller);
  });
  registration.addEventListener("updatefound", () => {
    follow(registration.installing);
  });
  follow(registration.installing);
  if (registration.waiting !== null) void welcome(registration.waiting);
  lookNowAndThen(registration);
  if (matchMedia("(display-mode: standalone)").matches) {
    setTimeout(() => registration.active?.postMessage("keep the guide"), REST_MS);
  }
  return registration;
}

/**
 * A new worker waits until no page of the old version is left, or the player loads it.
 *
 * A page fresh from the server already belongs to the new version and needs no message.
 */
async function welcome(worker: ServiceWorker): Promise<void> {
  const takeOver = () => {
    worker.postMessage("take over");
  };
  if (worker.state !== "installed" || navigator.serviceWorker.controller === null) return;
  if (await isOurs(worker)) {
    takeOver();
    return;
  }
  tellNewer(() => {
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    takeOver();
  });
}

/** Another page let a new worker take over: this one now belongs to an old version. */
async function compare(worker: ServiceWorker): Promise<void> {
  if (!(await isOurs(worker))) tellNewer(reload);
}

function reload(): void {
  location.reload();
}

/** Ask a worker whether this page belongs to its build. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }) => {
      done(data === true);
    };
  });
  const scripts = document.querySelectorAll<HTMLScriptElement>("script[type=module][src]");
  const entry = [...scripts].at(-1);
  worker.postMessage(entry === undefined ? "" : new URL(entry.src).pathname, [port2]);
  return answer;
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < LOOK_EACH_MS) return;
    last = Date.now();
    registration.update().catch(() => undefined); // without a network there is nothing newer
  });
}
