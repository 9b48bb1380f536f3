import type { Cube, PieceColour } from "../model/pieces";

/** Pieces for a drawing; they form no task of the box. */
interface Drawn {
  colour: PieceColour;
  cells: readonly Cube[];
}

/** Three squares by two, two levels high, filled by three pieces of four cubes. */
export const FILLED: readonly Drawn[] = [
  {
    colour: "yellow",
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      [1, 1, 0],
    ],
  },
  {
    colour: "blue",
    cells: [
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [2, 0, 1],
    ],
  },
  {
    colour: "red",
    cells: [
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
      [2, 1, 1],
    ],
  },
];

/** The same with the last piece still in the air. */
export const HALF_FILLED: readonly Drawn[] = FILLED.map((piece, place) =>
  place === 2 ? { ...piece, cells: piece.cells.map(([x, y, z]): Cube => [x, y, z + 1.3]) } : piece,
);
