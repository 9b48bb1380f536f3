import { useEffect, useState, type RefObject } from "react";
import {
  fit,
  isInSight,
  kept,
  panned,
  readable,
  zoomed,
  type Area,
  type Camera,
  type Point,
} from "../model/camera";
import { boundsOf, type Lying } from "../model/grid";

export interface Looking {
  camera: Camera;
  /** Whether every card is in view. */
  isAllInSight: boolean;
  /** Show everything, however small, and follow the laid cards from then on. */
  fitAll: () => void;
  /** Zoom in or out, about a point of the board or its middle. */
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
  /** Pan along with a dragged card, and keep following the laid cards. */
  drift: (by: Point) => void;
}

const NO_AREA: Area = { width: 600, height: 400 };

/** The view of the player's own board: what matters is in view until they look elsewhere. */
export function useCamera(board: RefObject<HTMLElement | null>, laid: readonly Lying[]): Looking {
  const area = useArea(board);
  const bounds = boundsOf(laid.map(({ at }) => at));
  const newest = boundsOf(laid.slice(-1).map(({ at }) => at));
  const [camera, setCamera] = useState(() => readable(bounds, area, newest));
  const [isFree, setFree] = useState(false);
  const shown = JSON.stringify([bounds, newest, area]);
  const [seen, setSeen] = useState({ shown, area });
  if (seen.shown !== shown) {
    setSeen({ shown, area });
    const isLost = newest === null || !isInSight(camera, newest, area);
    if (seen.area !== area && (!isFree || isLost)) setCamera(readable(bounds, area, newest));
    else if (!isFree) setCamera(kept(camera, bounds, area, newest));
  }
  return {
    camera,
    isAllInSight: bounds === null || isInSight(camera, bounds, area),
    fitAll: () => {
      setFree(false);
      setCamera(fit(bounds, area));
    },
    zoom: (factor, at = { x: area.width / 2, y: area.height / 2 }) => {
      setFree(true);
      setCamera((now) => zoomed(now, factor, at));
    },
    pan: (by) => {
      setFree(true);
      setCamera((now) => panned(now, by));
    },
    drift: (by) => {
      setCamera((now) => panned(now, by));
    },
  };
}

/** Track the size of an element. */
function useArea(element: RefObject<HTMLElement | null>): Area {
  const [area, setArea] = useState(NO_AREA);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setArea({ width, height });
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return area;
}
