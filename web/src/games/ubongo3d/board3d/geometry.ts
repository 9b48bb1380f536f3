import { BoxGeometry, BufferAttribute, BufferGeometry, PlaneGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Facing } from "../model/facing";
import { formCubes, type Cube } from "../model/pieces";
import { fromMiddle } from "./space";

const CUBE = 0.985;
const BEVEL = 0.075;
const made = new Map<string, BufferGeometry>();

/** Return the body of a turned piece, around the middle of its box; each is made once. */
export function pieceBody(kind: number, form: number): BufferGeometry {
  return once(`body ${kind} ${form}`, () => {
    const cubes = drawnCubes(kind, form);
    return merged([...cubes.map((at) => ({ shape: roundedCube(), at })), ...joints(cubes)]);
  });
}

/** An unindexed shape of triangles, and where it belongs. */
interface Part {
  shape: BufferGeometry;
  at: Cube;
}

/** All cubes have the same shape, which is slow to make. */
const roundedCube = (): BufferGeometry =>
  once("cube", () => new RoundedBoxGeometry(CUBE, CUBE, CUBE, 2, BEVEL));

/** Fill the grooves between neighbouring cubes, so that a piece is one thing. */
function joints(cubes: readonly Cube[]): Part[] {
  const there = new Set(cubes.map(String));
  return cubes.flatMap(([x, y, z]) =>
    TO_NEIGHBOURS.flatMap(([a, b, c]) =>
      there.has(String([x + a, y + b, z + c]))
        ? [{ shape: joint(a, b, c), at: [x + a / 2, y + b / 2, z + c / 2] as const }]
        : [],
    ),
  );
}

const TO_NEIGHBOURS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** Fill the groove to the neighbour in this direction. */
function joint(...to: Cube): BufferGeometry {
  const long = 2 * BEVEL + 0.1;
  const wide = CUBE - 2 * BEVEL;
  const [x, y, z] = to.map((step) => (step === 1 ? long : wide));
  return once(`joint ${String(to)}`, () => new BoxGeometry(x, y, z).toNonIndexed());
}

/** Return the places for a piece's number: free sides of its most open cube, upright for the viewer. */
export function numberFaces(kind: number, form: number, facing: Facing): BufferGeometry {
  return once(`number ${kind} ${form} ${facing}`, () => {
    const cubes = drawnCubes(kind, form);
    const there = new Set(cubes.map(String));
    const free = ([x, y, z]: Cube) =>
      FACES.filter(({ to: [a, b, c] }) => !there.has(String([x + a, y + b, z + c])));
    // The view is from above: a free top counts most, then as many free sides as possible.
    const openness = (cube: Cube) =>
      free(cube).length + (there.has(String([cube[0], cube[1] + 1, cube[2]])) ? 0 : 9);
    const best = cubes.toSorted((one, other) => openness(other) - openness(one))[0];
    if (best === undefined) return new BufferGeometry();
    const [x, y, z] = best;
    return merged(
      free(best).map(({ to: [a, b, c], turn }) => {
        const face = new PlaneGeometry(0.62, 0.62).toNonIndexed();
        turn(face);
        if (b === 1) face.rotateY((facing * Math.PI) / 2);
        const out = CUBE / 2 + 0.004;
        return { shape: face, at: [x + a * out, y + b * out, z + c * out] as const };
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

/** Return a form's cubes as drawn (right, up, near), around the middle of its box. */
const drawnCubes = (kind: number, form: number): Cube[] =>
  formCubes(kind, form).map((cube) => fromMiddle(kind, form, cube));

function once(name: string, make: () => BufferGeometry): BufferGeometry {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

/** Put shapes together into one. */
function merged(parts: readonly Part[]): BufferGeometry {
  const whole = new BufferGeometry();
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["uv", 2],
  ] as const) {
    const each = parts.map(({ shape }) => shape.getAttribute(name).array);
    const numbers = new Float32Array(each.reduce((length, array) => length + array.length, 0));
    let end = 0;
    for (const array of each) {
      numbers.set(array, end);
      end += array.length;
    }
    if (name === "position") moveEach(numbers, parts);
    whole.setAttribute(name, new BufferAttribute(numbers, size));
  }
  return whole;
}

/** Move the points of every part to where it belongs. */
function moveEach(points: Float32Array, parts: readonly Part[]): void {
  let place = 0;
  for (const { shape, at } of parts) {
    const end = place + 3 * shape.getAttribute("position").count;
    for (; place < end; place += 1) points[place] = (points[place] ?? 0) + (at[place % 3] ?? 0);
  }
}
