import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { Matrix4, type InstancedMesh } from "three";
import type { Landing } from "../model/hand";
import type { Cube } from "../model/pieces";
import type { Colours } from "./colours";
import { Outline, UNIT_BOX } from "./Outline";
import { drawnCells, type Layout } from "./space";

interface GhostProps {
  layout: Layout;
  /** Where the piece would land; null if none is held above the area. */
  landing: Landing | null;
  colours: Colours;
}

const MOST_CUBES = 5;

/** The landing place of a piece: a solid outline if it fits, a dashed red one if it does not. */
export function Ghost({ layout, landing, colours }: GhostProps) {
  const fits = (landing?.misfit ?? null) === null;
  const colour = fits ? colours.fits : colours.misfits;
  const cubes = drawnCells(layout, landing?.cells ?? []);
  return (
    <>
      <Outline cubes={cubes} colour={colour} isDashed={!fits} thick={0.06} isOnTop />
      <Fill cubes={cubes} colour={colour} opacity={0.28} />
    </>
  );
}

interface FillProps {
  /** The cubes of one piece, as drawn. */
  cubes: readonly Cube[];
  colour: string;
  opacity: number;
}

/** Translucent cubes that hide nothing. */
export function Fill({ cubes, colour, opacity }: FillProps) {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const shown = mesh.current;
    if (shown === null) return;
    const matrix = new Matrix4();
    cubes.forEach((at, place) => {
      shown.setMatrixAt(place, matrix.makeScale(0.9, 0.9, 0.9).setPosition(...at));
    });
    shown.count = cubes.length;
    shown.visible = cubes.length > 0;
    shown.instanceMatrix.needsUpdate = true;
    invalidate();
  }, [cubes, invalidate]);
  return (
    <instancedMesh
      ref={mesh}
      args={[UNIT_BOX, undefined, MOST_CUBES]}
      frustumCulled={false}
      raycast={() => null}
      dispose={null}
    >
      <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} />
    </instancedMesh>
  );
}
