import { preferences } from "./preferences";

const PLAIN = "/favicon.svg";
const MARKED = "/favicon-marked.svg";

/** Mark the tab's icon and the app's, where the browser can, while a table waits for the player. */
export function badge(isWanted: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isWanted ? MARKED : PLAIN;
  if (icon !== null && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (!("setAppBadge" in navigator)) return;
  const shown = isWanted ? navigator.setAppBadge() : navigator.clearAppBadge();
  shown.catch(() => null);
}

/** Notify a player who looks elsewhere, if they chose it and the browser allows it; never ask here. */
export function notify(title: string, body: string, tag: string): void {
  if (!preferences().notifications) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  void show(title, { body, tag, icon: MARKED, data: location.pathname });
}

/** Some phones allow notifications only from service workers; without one the page sends it, if it may. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await keptBy();
    if (worker !== null) await worker.showNotification(title, options);
    else showHere(title, options);
  } catch {
    // Title and badge must be enough there.
  }
}

async function keptBy(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active == null ? null : registration;
}

function showHere(title: string, options: NotificationOptions): void {
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
