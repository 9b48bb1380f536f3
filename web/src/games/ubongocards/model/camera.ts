import { within, sizeOf, type Bounds } from "./grid";
import type { Spot } from "../../../protocol/ubongocards";

/** The view of the board: pixels of a square, and where the corner of the square 0, 0 is. */
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

/** Squares kept free around the layout, so that another card fits on every side. */
const MARGIN = 1.75;
/** The margin in squares around a layout that is too large for that. */
const TIGHT = 0.25;
export const SMALLEST = 14;
/** Enough for a board that is 1,000 pixels high. */
export const LARGEST = 128;
/** A symbol is drawn at least 28 pixels wide, even after rounding; this is its whole square (see CardArt). */
export const READABLE = 28.2 / 0.87;
/** The number of squares shown of an empty board. */
const EMPTY: Bounds = { left: -5, top: -3, right: 7, bottom: 6 };

/** Show everything, centred and as large as possible, with a margin if there is room. */
export function fit(bounds: Bounds | null, area: Area): Camera {
  const all = bounds ?? EMPTY;
  const roomy = unitFor(widened(all, MARGIN), area);
  const tight = unitFor(widened(all, TIGHT), area);
  const unit = Math.max(roomy, Math.min(tight, READABLE));
  return centred(all, area, limited(Math.min(unit, mostOf(area))));
}

/**
 * Show what matters at a legible size: everything if possible, and otherwise what is around the newest
 * card; the rest is a swipe away.
 */
export function readable(bounds: Bounds | null, area: Area, newest: Bounds | null): Camera {
  const all = fit(bounds, area);
  if (bounds === null || newest === null || all.unit >= READABLE) return all;
  const wanted = centred(newest, area, READABLE);
  const shown = widened(bounds, TIGHT);
  return {
    unit: READABLE,
    x: along(wanted.x, shown.left, shown.right, area.width),
    y: along(wanted.y, shown.top, shown.bottom, area.height),
  };
}

/** Move along one axis so that no empty board is shown beyond the layout while the layout itself is cut off. */
function along(wanted: number, from: number, to: number, length: number): number {
  const [least, most] = [length - to * READABLE, -from * READABLE];
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, wanted));
}

function unitFor({ left, top, right, bottom }: Bounds, { width, height }: Area): number {
  return Math.min(width / (right - left), height / (bottom - top));
}

function centred({ left, top, right, bottom }: Bounds, area: Area, unit: number): Camera {
  return {
    unit,
    x: (area.width - (left + right) * unit) / 2,
    y: (area.height - (top + bottom) * unit) / 2,
  };
}

/** Few cards need not fill the whole board. */
const mostOf = ({ width, height }: Area) => Math.max(READABLE, Math.min(width, height) / 8);

const limited = (unit: number) => Math.max(SMALLEST, Math.min(LARGEST, unit));

function widened({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Ask whether some bounds are entirely in view. */
export function isInSight(camera: Camera, bounds: Bounds, area: Area, room = 0): boolean {
  const { left, top, right, bottom } = widened(bounds, room);
  return (
    camera.x + left * camera.unit >= -1 &&
    camera.y + top * camera.unit >= -1 &&
    camera.x + right * camera.unit <= area.width + 1 &&
    camera.y + bottom * camera.unit <= area.height + 1
  );
}

/** Keep the view while everything that matters is in it with a margin; otherwise adjust it. */
export function kept(
  camera: Camera,
  bounds: Bounds | null,
  area: Area,
  newest: Bounds | null,
): Camera {
  const wanted = readable(bounds, area, newest);
  if (bounds === null || newest === null || wanted.unit > camera.unit * 1.5) return wanted;
  const matters = isInSight(wanted, bounds, area) ? bounds : newest;
  const room = isInSight(wanted, matters, area, MARGIN) ? MARGIN : TIGHT;
  const isReadable = camera.unit >= Math.min(wanted.unit, READABLE) - 0.01;
  return isReadable && isInSight(camera, matters, area, room) ? camera : wanted;
}

/** Zoom in or out; the given point stays in place. */
export function zoomed(camera: Camera, factor: number, { x, y }: Point): Camera {
  const unit = limited(camera.unit * factor);
  const ratio = unit / camera.unit;
  return { unit, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Pan the whole layout. */
export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Return the grid position of a card whose middle is held at a point of the board. */
export function snapped(camera: Camera, middle: Point, card: number, turn: number): Spot {
  const [width, height] = sizeOf(turn);
  return within({
    card,
    x: plain(Math.round((middle.x - camera.x) / camera.unit - width / 2)),
    y: plain(Math.round((middle.y - camera.y) / camera.unit - height / 2)),
    turn,
  });
}

/** The distance in squares within which a place attracts a held card. */
const PULL = 1.2;

/** Return the place that attracts a held card: the nearest of those that fit its current turn. */
export function drawnTo(
  camera: Camera,
  middle: Point,
  card: number,
  turn: number,
  fitting: readonly Spot[],
): Spot | null {
  const far = (spot: Spot) => {
    const there = middleOf(camera, spot);
    return Math.hypot(there.x - middle.x, there.y - middle.y) / camera.unit;
  };
  const near = fitting
    .filter((spot) => spot.card === card && spot.turn === turn)
    .map((spot) => ({ spot, far: far(spot) }))
    .filter((each) => each.far < PULL)
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.spot ?? null;
}

/** Rounding may produce minus zero. */
const plain = (rounded: number) => rounded + 0;

/** Return the point of the board at the middle of a lying card. */
export function middleOf(camera: Camera, { x, y, turn }: Spot): Point {
  const [width, height] = sizeOf(turn);
  return {
    x: camera.x + (x + width / 2) * camera.unit,
    y: camera.y + (y + height / 2) * camera.unit,
  };
}
