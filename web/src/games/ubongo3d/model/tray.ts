import { formCount, formCubes, sizeOf, type Cube } from "./pieces";

const known = new Map<number, number>();

/** Return the form in which a piece lies in the tray: the one that shows most of it from the front. */
export function trayForm(kind: number): number {
  const best = known.get(kind) ?? bestForm(kind);
  known.set(kind, best);
  return best;
}

function bestForm(kind: number): number {
  const shows = Array.from({ length: formCount(kind) }, (_, form) =>
    showing(formCubes(kind, form)),
  );
  return shows.indexOf(Math.max(...shows));
}

/** Rate how well a body can be seen from the front and above: its tops and fronts, long ways across. */
function showing(cubes: readonly Cube[]): number {
  const there = new Set(cubes.map(String));
  const isFree = (x: number, y: number, z: number) => !there.has(String([x, y, z]));
  const seen = cubes.map(([x, y, z]) => {
    if (!isFree(x, y, z + 1)) return isFree(x, y - 1, z) ? 1 : 0;
    // A cube in front of a lower one hides a part of its top.
    return (isFree(x, y - 1, z + 1) ? 2 : 0.5) + (isFree(x, y - 1, z) ? 1 : 0);
  });
  const [width, depth, height] = sizeOf(cubes);
  const lies = width >= depth && height <= 2 ? 3 : 0;
  return seen.reduce((sum, value) => sum + value, lies - height);
}
