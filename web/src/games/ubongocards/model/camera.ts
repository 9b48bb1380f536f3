import { within, sizeOf, type Bounds } from "./grid";
import type { Spot } from "../../../protocol/ubongocards";

/** How one looks at the cloth: pixels of a square, and where the corner of the square 0, 0 is. */
export interface Camera {
  unit: number;
  x: number;
  y: number;
}

export interface Area {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Pixels that the buttons cover: on the right, on a high cloth at the bottom. */
const COVERED = 52;
/** Squares that are kept free around the layout, so that another card fits on every side. */
const MARGIN = 1.75;
export const SMALLEST = 14;
export const LARGEST = 64;
/** Of an empty cloth at least so many squares are shown. */
const EMPTY: Bounds = { left: -5, top: -3, right: 7, bottom: 6 };

/** Show everything with a margin, in the middle, as large as it goes. */
export function fit(bounds: Bounds | null, area: Area): Camera {
  const shown = bounds === null ? EMPTY : widened(bounds);
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  const open = uncovered(area);
  const unit = limited(Math.min(open.width / width, open.height / height, mostOf(open)));
  return {
    unit,
    x: (open.width - (shown.left + shown.right) * unit) / 2,
    y: (open.height - (shown.top + shown.bottom) * unit) / 2,
  };
}

function uncovered({ width, height }: Area): Area {
  return height > width ? { width, height: height - COVERED } : { width: width - COVERED, height };
}

/** Few cards need not fill the whole cloth. */
const mostOf = ({ width, height }: Area) => Math.min(width, height) / 8;

const limited = (unit: number) => Math.max(SMALLEST, Math.min(LARGEST, unit));

function widened({ left, top, right, bottom }: Bounds): Bounds {
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    right: right + MARGIN,
    bottom: bottom + MARGIN,
  };
}

/** Stay as it is while every card is in sight with room around it; look anew otherwise. */
export function kept(camera: Camera, bounds: Bounds | null, area: Area): Camera {
  const wanted = fit(bounds, area);
  if (bounds === null) return wanted;
  const shown = widened(bounds);
  const open = uncovered(area);
  const isInSight =
    camera.x + shown.left * camera.unit >= -1 &&
    camera.y + shown.top * camera.unit >= -1 &&
    camera.x + shown.right * camera.unit <= open.width + 1 &&
    camera.y + shown.bottom * camera.unit <= open.height + 1;
  return isInSight && wanted.unit <= camera.unit * 1.5 ? camera : wanted;
}

/** Come nearer or go away; what is under the point stays there. */
export function zoomed(camera: Camera, factor: number, { x, y }: Point): Camera {
  const unit = limited(camera.unit * factor);
  const ratio = unit / camera.unit;
  return { unit, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Move the whole layout. */
export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Give the place on the grid of a card whose middle is held at a point of the cloth. */
export function snapped(camera: Camera, middle: Point, card: number, turn: number): Spot {
  const [width, height] = sizeOf(turn);
  return within({
    card,
    x: plain(Math.round((middle.x - camera.x) / camera.unit - width / 2)),
    y: plain(Math.round((middle.y - camera.y) / camera.unit - height / 2)),
    turn,
  });
}

/** Rounding may give minus zero, which is not written as a number. */
const plain = (rounded: number) => rounded + 0;

/** Give the point of the cloth where the middle of a lying card is. */
export function middleOf(camera: Camera, { x, y, turn }: Spot): Point {
  const [width, height] = sizeOf(turn);
  return {
    x: camera.x + (x + width / 2) * camera.unit,
    y: camera.y + (y + height / 2) * camera.unit,
  };
}
