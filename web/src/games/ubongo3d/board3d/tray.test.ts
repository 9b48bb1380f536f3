import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { PIECES } from "../../../protocol/ubongo3d";
import type { Square } from "../model/building";
import { formCubes } from "../model/pieces";
import { trayForm } from "../model/tray";
import vectors from "../model/vectors.json";
import { frameOf, FROM_THE_FRONT, place } from "./orbit";
import { fromMiddle, layOut, TRAY_SCALE, type Layout, type Point } from "./space";

/** Windows of boards, from a phone to a wide screen. */
const WINDOWS = [
  { width: 360, height: 300 },
  { width: 390, height: 480 },
  { width: 700, height: 560 },
  { width: 900, height: 480 },
];

interface Task {
  squares: readonly Square[];
  kinds: readonly number[];
}

/** Areas of our box, each with many choices of three or four pieces. */
const TASKS = [...new Map(vectors.solutions.map(({ task, squares }) => [task, squares])).values()]
  .map((squares) => squares as unknown as readonly Square[])
  .flatMap((squares) =>
    PIECES.flatMap((_, first): Task[] => {
      const kinds = [0, 3, 7, 12].map((step) => ((first + step) % PIECES.length) + 1);
      return [
        { squares, kinds },
        { squares, kinds: kinds.slice(1) },
      ];
    }),
  );

function seenFrom(layout: Layout, size: (typeof WINDOWS)[number]): PerspectiveCamera {
  const camera = new PerspectiveCamera(24, size.width / size.height, 0.5, 160);
  camera.updateProjectionMatrix();
  place(camera, FROM_THE_FRONT, frameOf(camera, layout), size);
  return camera;
}

type Pixel = readonly [x: number, y: number];
type Corners = readonly Point[];

/** Return the corners of a box in the drawn space. */
function corners(middle: Point, half: Point): Corners {
  const ends = [-1, 1];
  return ends.flatMap((x) =>
    ends.flatMap((y) =>
      ends.map((z): Point => [
        middle[0] + x * half[0],
        middle[1] + y * half[1],
        middle[2] + z * half[2],
      ]),
    ),
  );
}

/** Return the cubes of a piece that waits in the tray. */
function waiting(layout: Layout, kind: number): Corners[] {
  const form = trayForm(kind);
  const cubes = formCubes(kind, form);
  const height = 1 + Math.max(...cubes.map(([, , z]) => z));
  const slot = layout.slots.get(kind);
  if (slot === undefined) throw new Error(`piece ${kind} has no place in the tray`);
  const half = TRAY_SCALE / 2;
  return cubes.map((cube) => {
    const [right, up, near] = fromMiddle(kind, form, cube);
    const middle: Point = [
      slot[0] + TRAY_SCALE * right,
      slot[1] + TRAY_SCALE * (up + height / 2),
      slot[2] + TRAY_SCALE * near,
    ];
    return corners(middle, [half, half, half]);
  });
}

/** Return a square of the area, flat. */
function square({ middle }: Layout, [x, y]: Square): Corners {
  return corners([x - middle[0], 0, middle[1] - y], [0.5, 0, 0.5]);
}

/** Return the outline on the screen, as a convex polygon. */
function outline(camera: PerspectiveCamera, all: Corners, size: (typeof WINDOWS)[number]): Pixel[] {
  const seen = all
    .map((point) => new Vector3(...point).project(camera))
    .map(({ x, y }): Pixel => [(x + 1) * (size.width / 2), (1 - y) * (size.height / 2)])
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...chain(seen), ...chain(seen.toReversed())];
}

/** Return one side of the convex outline of ordered points. */
function chain(points: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = [];
  for (const point of points) {
    let [before, last] = kept.slice(-2);
    while (before && last && turn(before, last, point) <= 0) {
      kept.pop();
      [before, last] = kept.slice(-2);
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** Return the area of a flat part of the table on the screen, in square pixels. */
function area(camera: PerspectiveCamera, flat: Corners, size: (typeof WINDOWS)[number]): number {
  const seen = outline(camera, flat, size);
  const shares = seen.map(([x, y], place) => {
    const [a, b] = seen[(place + 1) % seen.length] ?? [x, y];
    return x * b - y * a;
  });
  return Math.abs(shares.reduce((all, share) => all + share, 0)) / 2;
}

const turn = (a: Pixel, b: Pixel, c: Pixel) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Return by how many pixels two convex outlines overlap; 0 or less if they do not. */
function overlap(one: readonly Pixel[], other: readonly Pixel[]): number {
  const deepest = [...sides(one), ...sides(other)].map((normal) => {
    const along = (points: readonly Pixel[]) =>
      points.map(([x, y]) => x * normal[0] + y * normal[1]);
    const [mine, theirs] = [along(one), along(other)];
    return (
      Math.min(Math.max(...mine), Math.max(...theirs)) -
      Math.max(Math.min(...mine), Math.min(...theirs))
    );
  });
  return Math.min(...deepest);
}

function sides(points: readonly Pixel[]): Pixel[] {
  return points.map(([x, y], place) => {
    const [a, b] = points[(place + 1) % points.length] ?? [x, y];
    const long = Math.hypot(a - x, b - y) || 1;
    return [(b - y) / long, (x - a) / long];
  });
}

describe("the pieces in the tray", () => {
  it.each(WINDOWS)("hide neither the area nor each other in $width×$height", (size) => {
    const worst = { area: 0, each: 0 };
    for (const { squares, kinds } of TASKS) {
      const layout = layOut(squares, kinds, size.width / size.height, true);
      const camera = seenFrom(layout, size);
      const area = squares.map((each) => outline(camera, square(layout, each), size));
      const pieces = kinds.map((kind) =>
        waiting(layout, kind).map((cube) => outline(camera, cube, size)),
      );
      for (const [place, piece] of pieces.entries()) {
        for (const cube of piece) {
          for (const each of area) worst.area = Math.max(worst.area, overlap(cube, each));
          for (const other of pieces.slice(place + 1).flat()) {
            worst.each = Math.max(worst.each, overlap(cube, other));
          }
        }
      }
    }
    expect(worst.area).toBe(0);
    expect(worst.each).toBeLessThan(1); // a pixel, for two that touch at their corners
  });
});

/** Every task of the box. */
const BOX: readonly Task[] = vectors.areas.flatMap(({ squares, kinds }) =>
  kinds.map((each) => ({ squares: squares as unknown as readonly Square[], kinds: each })),
);

/** Boards on 360×640 with four players and on 390×844; `test_the_board_is_the_largest_thing` measures them. */
const PHONES = [
  { width: 344, height: 329 },
  { width: 374, height: 533 },
];
/** Boards on 1280×720, 1440×900 and 2560×1440. */
const DESKTOPS = [
  { width: 704, height: 580 },
  { width: 864, height: 760 },
  { width: 1984, height: 1300 },
];

/** Lay out every task of the box and look at it from the front. */
const seenIn = (size: (typeof WINDOWS)[number]) =>
  BOX.map(({ squares, kinds }) => {
    const layout = layOut(squares, kinds, size.width / size.height, true);
    return { squares, layout, camera: seenFrom(layout, size) };
  });

describe("every task of the box", () => {
  it.each([...PHONES, ...DESKTOPS])(
    "has squares of at least 32 pixels in $width×$height",
    (size) => {
      const across = seenIn(size).flatMap(({ squares, layout, camera }) =>
        squares.map(([x, y]) => {
          const [left = 0, right = 0] = [-0.5, 0.5].map(
            (by) =>
              new Vector3(x + by - layout.middle[0], 0, layout.middle[1] - y).project(camera).x,
          );
          return ((right - left) * size.width) / 2;
        }),
      );
      expect(across.length).toBeGreaterThan(4000);
      expect(Math.min(...across)).toBeGreaterThanOrEqual(32);
    },
  );

  it.each(DESKTOPS)(
    "has a board larger than its tray, in one row or beside it, in $width×$height",
    (size) => {
      for (const { layout, camera } of seenIn(size)) {
        const { board, tray, slots } = layout;
        if (tray === null) throw new Error("there is no tray");
        const slab = corners([0, 0, 0], [board[0], 0, board[1]]);
        const floor = corners(tray.middle, [tray.width / 2, 0, tray.depth / 2]);
        expect(area(camera, slab, size)).toBeGreaterThan(area(camera, floor, size));
        const away = [...slots.values()].map(([, , near]) => near);
        const isOneRow = Math.max(...away) - Math.min(...away) < 1;
        expect(isOneRow || tray.middle[0] > board[0]).toBe(true);
      }
    },
  );
});
