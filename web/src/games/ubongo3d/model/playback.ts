import type { BuilderShown, BuildingStep, Laid } from "../../../protocol/ubongo3d";
import type { Building, Lying } from "./building";
import type { Cube } from "./pieces";

/** A recording of a building: what lies after each step, and when. */
export interface Playback {
  buildings: readonly Building[];
  /** Milliseconds since building began; null if steps have no times. */
  times: readonly (number | null)[];
}

/** Parse cubes as the server sends them. */
export const asCubes = (cells: Laid["cells"]): Cube[] =>
  cells.map(([x = 0, y = 0, z = 0]) => [x, y, z]);

export const asLying = ({ kind, cells }: Laid): Lying => ({ kind, cells: asCubes(cells) });

/** Build a solution piece by piece. */
export function solutionPlayback({ solution }: Pick<BuilderShown, "solution">): Playback {
  const pieces = solution.map(asLying);
  const buildings = [...pieces.keys(), pieces.length].map((count) => pieces.slice(0, count));
  return { buildings, times: buildings.map(() => null) };
}

/** Rebuild what a player built. */
export function stepsPlayback({ steps }: Pick<BuilderShown, "steps">): Playback {
  const buildings: Building[] = [[]];
  for (const step of steps) buildings.push(after(buildings.at(-1) ?? [], step));
  return { buildings, times: [0, ...steps.map(({ at }) => at)] };
}

function after(laid: Building, { put, back }: BuildingStep): Building {
  const rest = laid.filter(({ kind }) => !back.includes(kind) && kind !== put?.kind);
  return put === null ? rest : [...rest, asLying(put)];
}
