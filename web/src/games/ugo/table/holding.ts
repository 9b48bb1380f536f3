import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A press of at least this length reads a card rather than playing it. */
const HOLD_MS = 500;

/** Tell a long press from a tap; the click that ends the press does not count. */
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
  /** Ask whether this click ends a long press; asking resets it. */
  const wasHeld = (): boolean => {
    const held = isHeld.current;
    isHeld.current = false;
    return held;
  };
  return { holding, wasHeld };
}
