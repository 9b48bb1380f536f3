import { PIECES } from "../../../protocol/ubongo3d";

/** A unit cube: x to the right, y away from the player, z upwards. */
export type Cube = readonly [x: number, y: number, z: number];
export type Axis = "x" | "y" | "z";
export type PieceColour = (typeof PIECES)[number]["colour"];

/** A kind of piece: its turned forms, and the form that each quarter turn leads to. */
interface Piece {
  colour: PieceColour;
  forms: readonly (readonly Cube[])[];
  turns: Readonly<Record<Axis, readonly number[]>>;
}

const DRAWN: ReadonlyMap<number, Piece> = new Map(
  PIECES.map(({ kind, colour, forms, turns }) => [
    kind,
    { colour, forms: forms.map(cubesOf), turns },
  ]),
);

/** Parse cubes written as digits: "000 001 010". */
function cubesOf(digits: string): Cube[] {
  return digits.split(" ").map((each) => {
    const [x = 0, y = 0, z = 0] = Array.from(each, Number);
    return [x, y, z];
  });
}

function piece(kind: number): Piece {
  const found = DRAWN.get(kind);
  if (found === undefined) throw new Error(`there is no piece ${kind}`);
  return found;
}

export const colourOf = (kind: number): PieceColour => piece(kind).colour;
export const formCount = (kind: number): number => piece(kind).forms.length;
export const cubeCount = (kind: number): number => formCubes(kind, 0).length;

/** Return the cubes of a form, all coordinates from 0. */
export function formCubes(kind: number, form: number): readonly Cube[] {
  return piece(kind).forms[form] ?? [];
}

/** Return the form after a quarter turn about an axis; three of them turn it back by one. */
export function turnedForm(kind: number, form: number, axis: Axis, isBack = false): number {
  const turn = (from: number) => piece(kind).turns[axis][from] ?? from;
  return isBack ? turn(turn(turn(form))) : turn(form);
}

/** Find the form of cubes anywhere on the board. */
export function formOf(kind: number, cells: readonly Cube[]): number {
  const home = asText(atHome(cells));
  return Math.max(
    0,
    piece(kind).forms.findIndex((form) => asText(form) === home),
  );
}

/** Move cubes so that all coordinates are from 0. */
function atHome(cells: readonly Cube[]): Cube[] {
  const [x, y, z] = lowestCorner(cells);
  return cells.map(([a, b, c]) => [a - x, b - y, c - z]);
}

/** Return the corner of the box around cubes that is nearest to the origin. */
export function lowestCorner(cells: readonly Cube[]): Cube {
  const least = (place: 0 | 1 | 2) => Math.min(...cells.map((cell) => cell[place]));
  return [least(0), least(1), least(2)];
}

/** Return the size of the box around cubes. */
export function sizeOf(cells: readonly Cube[]): Cube {
  const most = (place: 0 | 1 | 2) => Math.max(...cells.map((cell) => cell[place]));
  const [x, y, z] = lowestCorner(cells);
  return [most(0) - x + 1, most(1) - y + 1, most(2) - z + 1];
}

const asText = (cells: readonly Cube[]): string => cells.map(String).toSorted().join(" ");

/** The kinds that are mirror images of each other; the first of a pair has its dot on the left. */
const TWINS: readonly (readonly [number, number])[] = [
  [2, 11],
  [3, 10],
  [5, 14],
  [6, 13],
];

/** Return on which side of its number a piece has a dot because it has a mirror twin. */
export function twinDot(kind: number): "left" | "right" | null {
  if (TWINS.some(([left]) => left === kind)) return "left";
  return TWINS.some(([, right]) => right === kind) ? "right" : null;
}

/** Format the number of a piece, with the dot of a mirror twin beside it. */
export function kindLabel(kind: number): string {
  const dot = twinDot(kind);
  return `${dot === "left" ? "•" : ""}${kind}${dot === "right" ? "•" : ""}`;
}
