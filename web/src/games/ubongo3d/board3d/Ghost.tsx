import type { Cube } from "../model/pieces";
import type { Colours } from "./colours";
import { Outline } from "./Outline";
import { drawnCells, type Layout } from "./space";

interface GhostProps {
  layout: Layout;
  cells: readonly Cube[];
  fits: boolean;
  colours: Colours;
}

/** Where a piece would land: a whole outline where it fits, a dashed red one where it does not. */
export function Ghost({ layout, cells, fits, colours }: GhostProps) {
  const colour = fits ? colours.fits : colours.misfits;
  const cubes = drawnCells(layout, cells);
  return (
    <>
      <Outline cubes={cubes} colour={colour} isDashed={!fits} thick={0.09} />
      {cubes.map((at) => (
        <mesh key={String(at)} position={[...at]} raycast={() => null}>
          <boxGeometry args={[0.9, 0.9, 0.9]} />
          <meshBasicMaterial color={colour} transparent opacity={0.28} depthWrite={false} />
        </mesh>
      ))}
    </>
  );
}
