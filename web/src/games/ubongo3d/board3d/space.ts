import { LEVELS, type Square } from "../model/building";
import type { Sight } from "../model/hand";
import { emblemSquare } from "../model/emblem";
import { around } from "../model/map";
import { formCubes, lowestCorner, sizeOf, type Axis, type Cube } from "../model/pieces";
import { trayForm } from "../model/tray";

/** A point in the drawn space: to the right, up, towards the player. */
export type Point = readonly [right: number, up: number, near: number];

/** Where everything stands: the board around the origin, the tray before it or on its right. */
export interface Layout {
  squares: readonly Square[];
  /** The middle of the area, in squares. */
  middle: readonly [x: number, y: number];
  /** Half the width and half the depth of the board. */
  board: readonly [width: number, depth: number];
  /** Where on the board its animal is printed, and how large. */
  emblem: { at: Point; radius: number };
  /** Where each piece's place in the tray is, on its floor. */
  slots: ReadonlyMap<number, Point>;
  /** None where nothing lies in it. */
  tray: Tray | null;
  /** How many levels are in sight: those to fill, or more where something stands higher. */
  levels: number;
}

interface Tray {
  middle: Point;
  width: number;
  depth: number;
}

const RIM = 0.4;
/** Where the area fills its box, the animal is on the rim, which is so wide before and behind it. */
const WIDE_RIM = 0.62;
const BETWEEN = 0.35;
/** So far above the wood is what is printed on it. */
const PRINTED = 0.006;
/** So much room is between two pieces of the tray, and half of it around them. */
const APART = 0.3;
/** Beside the board one sees them from the side, leaning over. */
const APART_BESIDE = 0.45;
/** How thick the board is; it lies so far above the table. */
export const THICK = 0.3;
/** Pieces in the tray are drawn smaller, so that the board has the room: it is the largest thing there is. */
export const TRAY_SCALE = 0.52;
/** The tray's floor is so much lower than the board's. */
export const TRAY_FLOOR = -0.12;
/** A square of depth, and a level of height, as parts of a square's width on the screen. */
const DEPTH_SEEN = 0.82;
const HEIGHT_SEEN = 0.58;
/** What stands a level high hides so much of what is behind it, seen from the front. */
const HIDDEN_BEHIND = 0.8;

/**
 * Lay board and tray out so that the board is as large as a window of this shape allows. On most screens the tray
 * is one row or stands beside the board. In a narrow window it may have two rows, since one row would be wider than
 * the board and make its squares smaller, and there is height to spare.
 */
export function layOut(
  squares: readonly Square[],
  kinds: readonly number[],
  aspect: number,
  hasTray: boolean,
  levels = LEVELS,
): Layout {
  const { left, right, near, far } = around(squares.length > 0 ? squares : EMPTY_BOARD);
  const beside = emblemSquare(squares);
  const rim = beside === null ? WIDE_RIM : RIM;
  const board = [(right - left + 1) / 2 + RIM, (far - near + 1) / 2 + rim] as const;
  const middle = [(left + right) / 2, (near + far) / 2] as const;
  const trays = [true, false].flatMap((isBefore) =>
    kinds.map((_, more) => trayOf(kinds, more + 1, board, isBefore)),
  );
  const best = trays.toSorted((one, other) => sizeSeen(other.tray) - sizeSeen(one.tray))[0];
  return {
    squares,
    middle,
    board,
    emblem: emblemOn(board, middle, beside),
    slots: best?.slots ?? new Map(),
    tray: hasTray ? (best?.tray ?? null) : null,
    levels,
  };

  /** Say how large a square is on the screen when board and tray fill it. */
  function sizeSeen({ middle, width, depth }: Tray): number {
    const wide =
      Math.max(board[0], middle[0] + width / 2) - Math.min(-board[0], middle[0] - width / 2);
    // Before the board one sees the pieces straight; beside it must be worth it.
    const worth = middle[0] === 0 ? 1.08 : 1;
    const nearest = Math.max(board[1], middle[2] + depth / 2);
    const farthest = Math.min(-board[1], middle[2] - depth / 2);
    return (
      worth * Math.min(aspect / wide, 1 / ((nearest - farthest) * DEPTH_SEEN + 2 * HEIGHT_SEEN))
    );
  }
}

/** Say where a board's animal is printed: in the middle of the wood that is free in a corner, or on the near rim. */
function emblemOn(
  [wide, deep]: Layout["board"],
  middle: Layout["middle"],
  beside: Square | null,
): Layout["emblem"] {
  if (beside === null) return { at: [0, PRINTED, deep - WIDE_RIM / 2], radius: 0.42 * WIDE_RIM };
  const [right, near] = [beside[0] - middle[0], middle[1] - beside[1]];
  const out = (at: number, half: number) =>
    Math.abs(at) + 1 > half ? (Math.sign(at) * RIM) / 2 : 0;
  const [x, z] = [right + out(right, wide), near + out(near, deep)];
  const isCorner = x !== right && z !== near;
  return { at: [x, PRINTED, z], radius: isCorner ? 0.5 : 0.42 };
}

/** Lay the pieces in this many columns, each as large as its pieces, before the board or beside it. */
function trayOf(
  kinds: readonly number[],
  columns: number,
  board: Layout["board"],
  isBefore: boolean,
): { slots: ReadonlyMap<number, Point>; tray: Tray } {
  const sizes = kinds.map((kind) => sizeOf(formCubes(kind, trayForm(kind))));
  const rows = Math.ceil(kinds.length / columns);
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...sizes
        .filter((_, place) => place % columns === column)
        .map(([width]) => width * TRAY_SCALE + (isBefore ? APART : APART_BESIDE)),
    ),
  );
  const deep = Array.from({ length: rows }, (_, row) => {
    const inRow = sizes.slice(row * columns, (row + 1) * columns);
    const behind = row === 0 ? APART / 2 : Math.max(...inRow.map(([, , height]) => hidden(height)));
    return { behind, depth: Math.max(...inRow.map(([, depth]) => depth)) * TRAY_SCALE };
  });
  const depths = deep.map(({ behind, depth }) => behind + depth + APART / 2);
  const [width, depth] = [sum(widths), sum(depths)];
  const left = isBefore ? -width / 2 : board[0] + BETWEEN;
  const far = isBefore ? board[1] + BETWEEN : -depth / 2;
  const slots = kinds.map((kind, place): [number, Point] => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return [
      kind,
      [
        left + sum(widths.slice(0, column)) + (widths[column] ?? 0) / 2,
        TRAY_FLOOR,
        far + sum(depths.slice(0, row)) + (deep[row]?.behind ?? 0) + (deep[row]?.depth ?? 0) / 2,
      ],
    ];
  });
  return {
    slots: new Map(slots),
    tray: { middle: [left + width / 2, TRAY_FLOOR, far + depth / 2], width, depth },
  };
}

/** So much of the tray's floor a piece of this height hides behind itself. */
const hidden = (height: number) => height * TRAY_SCALE * HIDDEN_BEHIND;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

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

/** Say how far a cube of a form is drawn from the middle of its box. */
export function fromMiddle(kind: number, form: number, [x, y, z]: Cube): Point {
  const [width, depth, height] = sizeOf(formCubes(kind, form));
  return [x - (width - 1) / 2, z - (height - 1) / 2, (depth - 1) / 2 - y];
}

/** Give a drawn line of sight in squares and levels. */
export function sightOf({ middle }: Layout, from: Point, way: Point): Sight {
  return {
    from: [from[0] + middle[0], middle[1] - from[2], from[1]],
    way: [way[0], -way[2], way[1]],
  };
}

/** Say how an axis of the pieces is drawn. */
export const DRAWN_AXIS: Readonly<Record<Axis, Point>> = {
  x: [1, 0, 0],
  y: [0, 0, -1],
  z: [0, 1, 0],
};
