import { useEffect, useRef } from "react";
import type { Area, Point } from "../model/camera";

/** How near to the edge a dragged card pans the board, in pixels, and how fast at most. */
const ZONE_PX = 40;
const MOST_PX = 7;

/** A card held at the edge of the board pans it. */
export function useEdgePan() {
  const pan = useRef<(by: Point) => void>(() => undefined);
  const way = useRef<Point | null>(null);
  const hasEntered = useRef(false);
  const frame = useRef(0);
  const step = () => {
    if (way.current === null) return;
    pan.current(way.current);
    frame.current = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame.current);
    way.current = null;
  };
  useEffect(() => stop, []);
  return {
    /** Set to the card's middle on the board, null beside it, and to what pans the board. */
    hold: (middle: Point | null, area: Area, move: (by: Point) => void) => {
      pan.current = move;
      const by = middle && { x: pull(middle.x, area.width), y: pull(middle.y, area.height) };
      const isIdle = by === null || (by.x === 0 && by.y === 0);
      // A card from the hand crosses the edge on its way in, which does not pan.
      hasEntered.current ||= by !== null && isIdle;
      const isRunning = way.current !== null;
      if (isIdle || !hasEntered.current) stop();
      else way.current = by;
      if (!isRunning && way.current !== null) frame.current = requestAnimationFrame(step);
    },
    end: () => {
      stop();
      hasEntered.current = false;
    },
  };
}

/** The nearer to an end, the faster away from it. */
function pull(place: number, length: number): number {
  if (place < ZONE_PX) return (MOST_PX * (ZONE_PX - place)) / ZONE_PX;
  const rest = length - place;
  return rest < ZONE_PX ? (-MOST_PX * (ZONE_PX - rest)) / ZONE_PX : 0;
}
