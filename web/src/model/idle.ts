/** A page that draws all the time, such as a board in space on a slow device, is never idle. */
const LATEST_MS = 5_000;

/** Do something once the browser is idle, or soon anyway, but not before this many milliseconds have passed. */
export function whenIdle(after: number, work: () => void): void {
  setTimeout(() => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(work, { timeout: LATEST_MS });
    } else work(); // Safari has no such thing
  }, after);
}
