import type { Square } from "../model/building";
import { around } from "../model/map";
import { lowestCorner, sizeOf, type Axis, type Cube } from "../model/pieces";

/** A point in the drawn space: to the right, up, towards the player. */
export type Point = readonly [right: number, up: number, near: number];

/** Where everything stands: the board in the middle, the tray before it. */
export interface Layout {
  squares: readonly Square[];
  /** The middle of the area, in squares. */
  middle: readonly [x: number, y: number];
  /** Half the width and half the depth of the board. */
  board: readonly [width: number, depth: number];
  /** Where each piece's place in the tray is, on its floor. */
  slots: ReadonlyMap<number, Point>;
  tray: { middle: Point; width: number; depth: number };
}

const RIM = 0.75;
const BETWEEN = 0.8;
const SLOT = 3.25;
/** The tray's floor is so much lower than the board's. */
export const TRAY_FLOOR = -0.12;

/** Lay board and tray out; a narrow window has the tray in two rows. */
export function layOut(
  squares: readonly Square[],
  kinds: readonly number[],
  isNarrow: boolean,
): Layout {
  const { left, right, near, far } = around(squares.length > 0 ? squares : EMPTY_BOARD);
  const board = [(right - left + 1) / 2 + RIM, (far - near + 1) / 2 + RIM] as const;
  const columns = Math.max(1, isNarrow ? 2 : kinds.length);
  const rows = Math.max(1, Math.ceil(kinds.length / columns));
  const width = columns * SLOT;
  const depth = rows * SLOT;
  const first = board[1] + BETWEEN;
  const slots = kinds.map((kind, place): [number, Point] => [
    kind,
    [
      ((place % columns) - (columns - 1) / 2) * SLOT,
      TRAY_FLOOR,
      first + (Math.floor(place / columns) + 0.5) * SLOT,
    ],
  ]);
  return {
    squares,
    middle: [(left + right) / 2, (near + far) / 2],
    board,
    slots: new Map(slots),
    tray: { middle: [0, TRAY_FLOOR, first + depth / 2], width, depth },
  };
}

const EMPTY_BOARD: readonly Square[] = [
  [0, 0],
  [3, 2],
];

/** Give cubes of the table as they are drawn, each around its own point. */
export function drawnCells({ middle }: Layout, cells: readonly Cube[]): Cube[] {
  return cells.map(([x, y, z]) => [x - middle[0], z + 0.5, middle[1] - y]);
}

/** Give the middle of the box around cubes, as it is drawn. */
export function middleOf({ middle }: Layout, cells: readonly Cube[]): Point {
  const [x, y, z] = lowestCorner(cells);
  const [width, depth, height] = sizeOf(cells);
  return [x + (width - 1) / 2 - middle[0], z + height / 2, -(y + (depth - 1) / 2 - middle[1])];
}

/** Give the point of the table, in squares, that a drawn point is above. */
export function squareAt({ middle }: Layout, right: number, near: number): [x: number, y: number] {
  return [right + middle[0], middle[1] - near];
}

/** Say how an axis of the pieces is drawn. */
export const DRAWN_AXIS: Readonly<Record<Axis, Point>> = {
  x: [1, 0, 0],
  y: [0, 0, -1],
  z: [0, 1, 0],
};
