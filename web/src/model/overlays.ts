/** What lies over the page, topmost last: each entry closes it. */
const overlays: (() => void)[] = [];

/** Going back takes a browser some time; until then the history is not touched again. */
let isGoingBack = false;

const OVERLAY = { isOverlay: true };

/** Ask whether the current history entry stands for something over the page. */
export function isOverlayEntry(): boolean {
  return (history.state as Partial<typeof OVERLAY> | null)?.isOverlay === true;
}

/** Let Back close something that lies over the page; call the returned function when it was closed. */
export function overlay(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(settle);
  return () => {
    overlays.splice(overlays.lastIndexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** Keep exactly one history entry while something lies over the page, and none otherwise. */
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
