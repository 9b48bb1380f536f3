import { LEVELS, type Square } from "../model/building";
import type { Sight } from "../model/hand";
import { emblemSquare } from "../model/emblem";
import { around } from "../model/map";
import { formCubes, lowestCorner, sizeOf, type Axis, type Cube } from "../model/pieces";
import { trayForm } from "../model/tray";

/** A point in the drawn space: x to the right, y up, z towards the player. */
export type Point = readonly [right: number, up: number, near: number];

/** The layout: the board around the origin, the tray before it or on its right. */
export interface Layout {
  squares: readonly Square[];
  /** The middle of the area, in squares. */
  middle: readonly [x: number, y: number];
  /** Half the width and half the depth of the board. */
  board: readonly [width: number, depth: number];
  /** Where on the board its animal is printed, and its size. */
  emblem: { at: Point; radius: number };
  /** Each piece's place on the floor of the tray. */
  slots: ReadonlyMap<number, Point>;
  /** Null if it is empty. */
  tray: Tray | null;
  /** How many levels are in view: those to fill, or more if something stands higher. */
  levels: number;
}

interface Tray {
  middle: Point;
  width: number;
  depth: number;
}

const RIM = 0.4;
/** If the area fills its box, the animal is on the rim, which is widened in front and behind. */
const WIDE_RIM = 0.62;
const BETWEEN = 0.35;
/** How far above the wood the print floats. */
const PRINTED = 0.006;
/** The gap between two pieces in the tray, and twice the margin around them. */
const APART = 0.3;
/** Beside the board the pieces appear from the side, leaning over. */
const APART_BESIDE = 0.45;
/** The thickness of the board, and so its height above the table. */
export const THICK = 0.3;
/** Pieces in the tray are drawn smaller, so that the board is the largest thing in view. */
export const TRAY_SCALE = 0.52;
/** How far the tray's floor lies below the board's. */
export const TRAY_FLOOR = -0.12;
/** The height on the screen of a square's depth, and of a level, as parts of a square's width. */
const DEPTH_SEEN = 0.82;
const HEIGHT_SEEN = 0.58;
/** How much of what is behind it a level hides, seen from the front. */
const HIDDEN_BEHIND = 0.8;

/**
 * Lay board and tray out so that the board is as large as a window of this shape allows. On most screens
 * the tray is one row or stands beside the board. In a narrow window it may have two rows, since one row
 * would be wider than the board and shrink its squares, and there is height to spare.
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

  /** Return the size of a square on the screen when board and tray fill it. */
  function sizeSeen({ middle, width, depth }: Tray): number {
    const wide =
      Math.max(board[0], middle[0] + width / 2) - Math.min(-board[0], middle[0] - width / 2);
    // Pieces before the board are easier to see; putting them beside it must be worth it.
    const worth = middle[0] === 0 ? 1.08 : 1;
    const nearest = Math.max(board[1], middle[2] + depth / 2);
    const farthest = Math.min(-board[1], middle[2] - depth / 2);
    return (
      worth * Math.min(aspect / wide, 1 / ((nearest - farthest) * DEPTH_SEEN + 2 * HEIGHT_SEEN))
    );
  }
}

/** Choose the place of a board's animal: the middle of a free corner of the wood, or the near rim. */
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

/** Lay the pieces out in this many columns, each as wide as its pieces, before the board or beside it. */
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

/** How much of the tray's floor a piece of this height hides behind itself. */
const hidden = (height: number) => height * TRAY_SCALE * HIDDEN_BEHIND;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const EMPTY_BOARD: readonly Square[] = [
  [0, 0],
  [3, 2],
];

/** Convert cubes of the table to drawn ones, each around its centre. */
export function drawnCells({ middle }: Layout, cells: readonly Cube[]): Cube[] {
  return cells.map(([x, y, z]) => [x - middle[0], z + 0.5, middle[1] - y]);
}

/** Return the centre of the box around cubes, as drawn. */
export function middleOf({ middle }: Layout, cells: readonly Cube[]): Point {
  const [x, y, z] = lowestCorner(cells);
  const [width, depth, height] = sizeOf(cells);
  return [x + (width - 1) / 2 - middle[0], z + height / 2, -(y + (depth - 1) / 2 - middle[1])];
}

/** Return how far a cube of a form is drawn from the centre of its box. */
export function fromMiddle(kind: number, form: number, [x, y, z]: Cube): Point {
  const [width, depth, height] = sizeOf(formCubes(kind, form));
  return [x - (width - 1) / 2, z - (height - 1) / 2, (depth - 1) / 2 - y];
}

/** Convert a drawn line of sight to squares and levels. */
export function sightOf({ middle }: Layout, from: Point, way: Point): Sight {
  return {
    from: [from[0] + middle[0], middle[1] - from[2], from[1]],
    way: [way[0], -way[2], way[1]],
  };
}

/** Return the drawn direction of one of the pieces' axes. */
export const DRAWN_AXIS: Readonly<Record<Axis, Point>> = {
  x: [1, 0, 0],
  y: [0, 0, -1],
  z: [0, 1, 0],
};
