/** What lies over the page, the topmost last: each entry closes it. */
const overlays: (() => void)[] = [];

/** A browser goes back only after a while; until then the history is not touched again. */
let isGoingBack = false;

const OVERLAY = { isOverlay: true };

/** Ask whether the present entry of the history stands for something over the page. */
export function isOverlayEntry(): boolean {
  return (history.state as Partial<typeof OVERLAY> | null)?.isOverlay === true;
}

/** Let Back close something that lies over the page; call the result when it was closed. */
export function overlay(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(settle);
  return () => {
    overlays.splice(overlays.lastIndexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** Have one entry of the history as long as something lies over the page, and none otherwise. */
function settle(): void {
  if (isGoingBack) return;
  if (overlays.length > 0 && !isOverlayEntry()) history.pushState(OVERLAY, "");
  if (overlays.length === 0 && isOverlayEntry()) {
    isGoingBack = true;
    history.back();
  }
}

window.addEventListener("popstate", () => {
  if (isGoingBack) {
    isGoingBack = false;
    settle();
  } else if (!isOverlayEntry()) {
    overlays.at(-1)?.();
  }
});
