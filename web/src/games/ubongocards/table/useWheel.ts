import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Point } from "../model/camera";
import type { Looking } from "./useCamera";
import type { Hand } from "./useHeld";

/** Pixels that count as one notch of a wheel; a touchpad sends many small fractions of one. */
const NOTCH_PX = 60;
const LINE_PX = 34;

interface WheelProps {
  /** The element that holds both the board and the hand. */
  root: RefObject<HTMLElement | null>;
  looking: Looking;
  hand: Hand;
  /** Convert a point of the screen to the board; null beside it. */
  onBoard: (point: Point) => Point | null;
  /** Aim the dragged card again. */
  aimAgain: () => void;
}

/** The wheel turns the held card, or the one in the hand under the pointer; otherwise it zooms. */
export function useWheel({ root, looking, hand, onBoard, aimAgain }: WheelProps): void {
  const gone = useRef(0);

  /** Return whole notches, and keep the remainder for the next time. */
  const notches = (event: WheelEvent): number => {
    const by =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    gone.current += by;
    if (Math.abs(gone.current) < NOTCH_PX) return 0;
    gone.current = 0;
    return Math.sign(by);
  };
  const turn = (event: WheelEvent, card: number | undefined) => {
    const by = notches(event);
    if (by === 0) return;
    hand.turn(by, card);
    aimAgain();
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const below = target?.closest<HTMLElement>("[data-hand] [data-card]");
    const point = onBoard({ x: event.clientX, y: event.clientY });
    if (event.ctrlKey && point === null) return;
    if (hand.held?.drag) turn(event, hand.held.card);
    else if (below) turn(event, Number(below.dataset.card));
    else if (point === null) return;
    else if (hand.held !== null && !event.ctrlKey) turn(event, hand.held.card);
    else looking.zoom(event.deltaY > 0 ? 0.9 : 1.1, point);
    event.preventDefault();
  });
  useEffect(() => {
    const ended = new AbortController();
    root.current?.addEventListener("wheel", onWheel, { signal: ended.signal, passive: false });
    return () => {
      ended.abort();
    };
  }, [root]);
}
