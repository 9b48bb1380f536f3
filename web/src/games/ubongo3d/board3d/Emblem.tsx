import { useEffect, useMemo } from "react";
import { ANIMALS } from "../../../protocol/ubongo3d";
import { animalTexture } from "./animalTexture";
import type { Colours } from "./colours";
import type { Layout } from "./space";

interface EmblemProps {
  layout: Layout;
  /** Null if no board belongs to the task. */
  animal: string | null;
  colours: Colours;
}

/** The animal that is printed on the wood beside the area. */
export function Emblem({ layout: { emblem }, animal, colours }: EmblemProps) {
  const name = ANIMALS.find((each) => each === animal);
  // Each theme has its own picture.
  const texture = useMemo(
    () => name && { name, colours, map: animalTexture(name) },
    [name, colours],
  );
  useEffect(() => () => texture?.map.dispose(), [texture]);
  if (texture === undefined) return null;
  const { at, radius } = emblem;
  return (
    <mesh position={at} rotation-x={-Math.PI / 2} receiveShadow raycast={() => null}>
      <planeGeometry args={[2 * radius, 2 * radius]} />
      <meshStandardMaterial
        key={texture.map.uuid}
        map={texture.map}
        transparent
        roughness={0.9}
        polygonOffset
        polygonOffsetFactor={-1}
        depthWrite={false}
      />
    </mesh>
  );
}
