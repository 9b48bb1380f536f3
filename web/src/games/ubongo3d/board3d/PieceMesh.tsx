import { useRef } from "react";
import type { Group } from "three";
import { colourOf, formCubes, sizeOf } from "../model/pieces";
import type { Colours } from "./colours";
import { numberFaces, pieceBody } from "./geometry";
import { Outline } from "./Outline";
import { useSettling } from "./settling";
import type { Point } from "./space";
import { faceTexture, numberTexture } from "./textures";

interface PieceMeshProps {
  kind: number;
  form: number;
  at: Point;
  colours: Colours;
  /** In the hand, or the one that would be taken up next. */
  isChosen: boolean;
}

/** A piece wherever it is; it travels to where it should be. */
export function PieceMesh({ kind, form, at, colours, isChosen }: PieceMeshProps) {
  const group = useRef<Group>(null);
  const colour = colourOf(kind);
  useSettling(group, kind, form, at);
  return (
    <group ref={group} userData={{ kind }}>
      <mesh geometry={pieceBody(kind, form)} castShadow receiveShadow>
        <meshStandardMaterial
          color={colours.pieces[colour]}
          map={faceTexture(colour)}
          roughness={0.72}
        />
      </mesh>
      <mesh geometry={numberFaces(kind, form)} raycast={() => null}>
        <meshBasicMaterial
          map={numberTexture(kind)}
          transparent
          polygonOffset
          polygonOffsetFactor={-1}
          depthWrite={false}
        />
      </mesh>
      <Outline cubes={isChosen ? centred(kind, form) : []} colour={colours.frame} thick={0.05} />
    </group>
  );
}

/** A form's cubes as drawn, around the middle of its box. */
function centred(kind: number, form: number) {
  const cubes = formCubes(kind, form);
  const [width, depth, height] = sizeOf(cubes);
  return cubes.map(
    ([x, y, z]) => [x - (width - 1) / 2, z - (height - 1) / 2, (depth - 1) / 2 - y] as const,
  );
}
