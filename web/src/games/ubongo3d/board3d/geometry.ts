import { BoxGeometry, BufferAttribute, BufferGeometry, PlaneGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Facing } from "../model/facing";
import { formCubes, type Cube } from "../model/pieces";
import { fromMiddle } from "./space";

const CUBE = 0.985;
const BEVEL = 0.075;
const made = new Map<string, BufferGeometry>();

/** Give the body of a turned piece, around the middle of its box; each is made once. */
export function pieceBody(kind: number, form: number): BufferGeometry {
  return once(`body ${kind} ${form}`, () => {
    const cubes = drawnCubes(kind, form);
    const cube = new RoundedBoxGeometry(CUBE, CUBE, CUBE, 2, BEVEL);
    const parts = cubes.map(([x, y, z]) => cube.clone().translate(x, y, z));
    return merged([...parts, ...joints(cubes)]);
  });
}

/** Fill the grooves between neighbouring cubes, so that a piece is one thing. */
function joints(cubes: readonly Cube[]): BufferGeometry[] {
  const there = new Set(cubes.map(String));
  const wide = CUBE - 2 * BEVEL;
  const across = 2 * BEVEL + 0.1;
  return cubes.flatMap(([x, y, z]) => [
    ...(there.has(String([x + 1, y, z]))
      ? [new BoxGeometry(across, wide, wide).translate(x + 0.5, y, z)]
      : []),
    ...(there.has(String([x, y + 1, z]))
      ? [new BoxGeometry(wide, across, wide).translate(x, y + 0.5, z)]
      : []),
    ...(there.has(String([x, y, z + 1]))
      ? [new BoxGeometry(wide, wide, across).translate(x, y, z + 0.5)]
      : []),
  ]);
}

/** Give the places for a piece's number: the free sides of its most open cube, upright as one looks. */
export function numberFaces(kind: number, form: number, facing: Facing): BufferGeometry {
  return once(`number ${kind} ${form} ${facing}`, () => {
    const cubes = drawnCubes(kind, form);
    const there = new Set(cubes.map(String));
    const free = ([x, y, z]: Cube) =>
      FACES.filter(({ to: [a, b, c] }) => !there.has(String([x + a, y + b, z + c])));
    // One looks from above: a free top counts most, then as many free sides as possible.
    const openness = (cube: Cube) =>
      free(cube).length + (there.has(String([cube[0], cube[1] + 1, cube[2]])) ? 0 : 9);
    const best = cubes.toSorted((one, other) => openness(other) - openness(one))[0];
    if (best === undefined) return new BufferGeometry();
    const [x, y, z] = best;
    return merged(
      free(best).map(({ to: [a, b, c], turn }) => {
        const face = new PlaneGeometry(0.62, 0.62);
        turn(face);
        if (b === 1) face.rotateY((facing * Math.PI) / 2);
        const out = CUBE / 2 + 0.004;
        return face.translate(x + a * out, y + b * out, z + c * out);
      }),
    );
  });
}

/** The sides of a cube as drawn, and how a number is turned to be upright there. */
const FACES: readonly { to: Cube; turn: (face: BufferGeometry) => void }[] = [
  { to: [0, 1, 0], turn: (face) => face.rotateX(-Math.PI / 2) },
  { to: [0, 0, 1], turn: () => undefined },
  { to: [0, 0, -1], turn: (face) => face.rotateY(Math.PI) },
  { to: [1, 0, 0], turn: (face) => face.rotateY(Math.PI / 2) },
  { to: [-1, 0, 0], turn: (face) => face.rotateY(-Math.PI / 2) },
];

/** Give a form's cubes as drawn (right, up, near), around the middle of its box. */
const drawnCubes = (kind: number, form: number): Cube[] =>
  formCubes(kind, form).map((cube) => fromMiddle(kind, form, cube));

function once(name: string, make: () => BufferGeometry): BufferGeometry {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

/** Put geometries together into one; the parts are not needed any more. */
function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => (part.index === null ? part : part.toNonIndexed()));
  const whole = new BufferGeometry();
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["uv", 2],
  ] as const) {
    const numbers = plain.flatMap((part) => Array.from(part.getAttribute(name).array));
    whole.setAttribute(name, new BufferAttribute(new Float32Array(numbers), size));
  }
  for (const part of parts) part.dispose();
  return whole;
}
