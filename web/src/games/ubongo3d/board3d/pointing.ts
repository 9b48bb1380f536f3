import { useThree } from "@react-three/fiber";
import { useEffect, useEffectEvent, useRef } from "react";
import { down, move, noPress, up, wheel, type Asked, type Pointing } from "./press";

/** Translate mouse and touch events on the canvas into actions on the board. */
export function usePointing(asked: Asked): void {
  const { gl, camera, scene } = useThree();
  const press = useRef(noPress());
  const now = (): Pointing => ({
    press: press.current,
    stage: { canvas: gl.domElement, camera, scene },
    asked,
  });
  const onDown = useEffectEvent((event: PointerEvent) => {
    gl.domElement.setPointerCapture(event.pointerId);
    down(now(), event);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    move(now(), event);
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    up(now(), event);
  });
  const onLeave = useEffectEvent(() => {
    asked.onHover(null);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    wheel(now(), event);
  });

  useEffect(() => {
    const canvas = gl.domElement;
    const ended = new AbortController();
    const { signal } = ended;
    canvas.addEventListener("pointerdown", onDown, { signal });
    canvas.addEventListener("pointermove", onMove, { signal });
    canvas.addEventListener("pointerup", onUp, { signal });
    canvas.addEventListener("pointercancel", onUp, { signal });
    canvas.addEventListener("pointerleave", onLeave, { signal });
    canvas.addEventListener("contextmenu", prevent, { signal });
    // A tap's click would come late and press the arrow that has appeared under the finger by then.
    canvas.addEventListener("touchend", prevent, { signal, passive: false });
    // The arrows around the piece lie above the canvas; the wheel turns the piece there too.
    const board = canvas.closest<HTMLElement>("[data-board]") ?? canvas;
    board.addEventListener("wheel", onWheel, { signal, passive: false });
    return () => {
      ended.abort();
    };
  }, [gl]);
}

const prevent = (event: Event) => {
  event.preventDefault();
};
