/** Do something as soon as the browser has nothing else to do, but not before so many milliseconds have passed. */
export function whenIdle(after: number, work: () => void): void {
  setTimeout(() => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(work);
    else work(); // Safari has no such thing
  }, after);
}
