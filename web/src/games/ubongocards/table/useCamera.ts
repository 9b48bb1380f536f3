import { useEffect, useState, type RefObject } from "react";
import { fit, kept, panned, zoomed, type Area, type Camera, type Point } from "../model/camera";
import type { Bounds } from "../model/grid";

export interface Looking {
  camera: Camera;
  /** Show everything again, and keep doing so. */
  fitAll: () => void;
  /** Come nearer or go away, about a point of the cloth or its middle. */
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
}

const NO_AREA: Area = { width: 600, height: 400 };

/** How one looks at one's cloth: everything is in sight by itself until one looks elsewhere. */
export function useCamera(cloth: RefObject<HTMLElement | null>, bounds: Bounds | null): Looking {
  const area = useArea(cloth);
  const [camera, setCamera] = useState(() => fit(bounds, area));
  const [isFree, setFree] = useState(false);
  const shown = JSON.stringify([bounds, area]);
  const [seen, setSeen] = useState({ shown, area });
  if (seen.shown !== shown) {
    setSeen({ shown, area });
    if (seen.area !== area) setCamera(fit(bounds, area));
    else if (!isFree) setCamera(kept(camera, bounds, area));
  }
  return {
    camera,
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
  };
}

/** Watch how large something is. */
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
