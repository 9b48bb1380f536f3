/** The browser's answer: it has no notifications, or the player has allowed, refused or not decided. */
export function notificationsState(): NotificationPermission | "missing" {
  return "Notification" in window ? Notification.permission : "missing";
}

/** Ask whether the browser allows notifications. */
export const mayNotify = (): boolean => notificationsState() === "granted";

/** Let the browser ask the player; true if notifications are allowed now. */
export async function askToNotify(): Promise<boolean> {
  if (notificationsState() === "default") await Notification.requestPermission();
  return mayNotify();
}
