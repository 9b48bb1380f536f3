import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A card that is held for this long is meant to be read, not played. */
const HOLD_MS = 500;

/** Tell a finger that rests on something from a tap; the tap that ends the rest does not count. */
export function useHolding() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHeld = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
  };
  const holding = (onHold: () => void) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (pointerType === "mouse") return; // a mouse hovers to read
      timer.current = setTimeout(() => {
        isHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault();
    },
  });
  /** Ask whether the tap now is the end of holding; asked once, it is forgotten. */
  const wasHeld = (): boolean => {
    const held = isHeld.current;
    isHeld.current = false;
    return held;
  };
  return { holding, wasHeld };
}
