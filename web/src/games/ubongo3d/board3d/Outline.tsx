import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import { BoxGeometry, Matrix4, Vector3, type InstancedMesh } from "three";
import type { Cube } from "../model/pieces";
import { edgesOf, type Edge } from "./edges";

interface OutlineProps {
  /** Cubes as drawn: right, up, near, each around its centre. An empty list shows nothing. */
  cubes: readonly Cube[];
  colour: string;
  isDashed?: boolean;
  thick?: number;
  opacity?: number;
  /** Visible even behind other things. */
  isOnTop?: boolean;
  /** Hidden by what fills it to the edge. */
  isUnder?: boolean;
}

/** More beams than any outline needs. Allocated once, since mounting and unmounting would recompile shaders. */
const MOST = 240;
/** The depth offset of a beam, which puts it below the faces that it borders: about a fiftieth of a square. */
const UNDER = 250;
export const UNIT_BOX = new BoxGeometry();

/** A body's edges as thin beams, solid or dashed. */
export function Outline({
  cubes,
  colour,
  isDashed = false,
  thick = 0.07,
  opacity = 1,
  isOnTop = false,
  isUnder = false,
}: OutlineProps) {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const told = JSON.stringify(cubes);
  const beams = useMemo(() => beamsOf(JSON.parse(told) as Cube[], isDashed), [told, isDashed]);
  useLayoutEffect(() => {
    const matrix = new Matrix4();
    const shown = mesh.current;
    if (shown === null) return;
    beams.forEach(({ middle, along, long }, place) => {
      const size = new Vector3(thick, thick, thick).setComponent(along, long + thick);
      shown.setMatrixAt(place, matrix.makeScale(...size.toArray()).setPosition(...middle));
    });
    shown.count = beams.length;
    shown.visible = beams.length > 0;
    shown.instanceMatrix.needsUpdate = true;
    invalidate();
  }, [beams, thick, invalidate]);
  return (
    <instancedMesh
      ref={mesh}
      args={[UNIT_BOX, undefined, MOST]}
      frustumCulled={false}
      raycast={() => null}
      dispose={null}
      renderOrder={isOnTop ? 2 : 0}
    >
      <meshBasicMaterial
        color={colour}
        depthTest={!isOnTop}
        toneMapped={false}
        transparent={opacity < 1 || isOnTop}
        opacity={opacity}
        polygonOffset={isUnder}
        polygonOffsetUnits={UNDER}
      />
    </instancedMesh>
  );
}

interface Beam extends Edge {
  long: number;
}

function beamsOf(cubes: readonly Cube[], isDashed: boolean): Beam[] {
  return edgesOf(cubes).flatMap((edge) => (isDashed ? dashes(edge) : [{ ...edge, long: 1 }]));
}

/** Two short dashes for each unit edge. */
function dashes({ middle, along }: Edge): Beam[] {
  return [-0.25, 0.25].map((by) => {
    const [x, y, z] = middle.map((value, axis) => (axis === along ? value + by : value));
    return { middle: [x ?? 0, y ?? 0, z ?? 0], along, long: 0.17 };
  });
}
