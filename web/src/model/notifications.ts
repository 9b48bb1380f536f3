/** What the browser says: it has no notifications, or the person has allowed, refused or not said. */
export function notificationsState(): NotificationPermission | "missing" {
  return "Notification" in window ? Notification.permission : "missing";
}

/** Ask whether the browser lets us notify. */
export const mayNotify = (): boolean => notificationsState() === "granted";

/** Let the browser ask the person; true where it is allowed now. */
export async function askToNotify(): Promise<boolean> {
  if (notificationsState() === "default") await Notification.requestPermission();
  return mayNotify();
}
