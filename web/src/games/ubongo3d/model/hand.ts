import { formCubes, sizeOf, type Cube } from "./pieces";

/** A piece in the hand: turned so, its box's near left corner above x and y. */
export interface Held {
  kind: number;
  form: number;
  x: number;
  y: number;
}

/** Give the cubes of a held piece above the table, z from its own lowest cube. */
export function heldCells({ kind, form, x, y }: Held): Cube[] {
  return formCubes(kind, form).map(([a, b, c]) => [a + x, b + y, c]);
}

/** Give the cube by which the map names a form's place: the nearest one on its lowest level, leftmost. */
export function grip(kind: number, form: number): Cube {
  const [first] = formCubes(kind, form)
    .filter(([, , z]) => z === 0)
    .toSorted(([x, y], [a, b]) => y - b || x - a);
  return first ?? [0, 0, 0];
}

/** Turn a held piece in place: the middle of its box stays where it is, as far as the grid allows. */
export function turnedInPlace(held: Held, form: number): Held {
  const [width, depth] = sizeOf(formCubes(held.kind, held.form));
  const [newWidth, newDepth] = sizeOf(formCubes(held.kind, form));
  return {
    ...held,
    form,
    x: held.x + Math.round((width - newWidth) / 2),
    y: held.y + Math.round((depth - newDepth) / 2),
  };
}

/** Hold a piece so that the middle of its box is as near to a point on the table as the grid allows. */
export function heldAt(kind: number, form: number, x: number, y: number): Held {
  const [width, depth] = sizeOf(formCubes(kind, form));
  return { kind, form, x: Math.round(x - (width - 1) / 2), y: Math.round(y - (depth - 1) / 2) };
}
