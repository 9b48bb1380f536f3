import { memo, useMemo, useRef } from "react";
import type { Group } from "three";
import type { Facing } from "../model/facing";
import { colourOf, formCubes } from "../model/pieces";
import type { Colours } from "./colours";
import { numberFaces, pieceBody } from "./geometry";
import { Outline } from "./Outline";
import { useSettling } from "./settling";
import { fromMiddle, type Point } from "./space";
import { faceTexture, numberTexture } from "./textures";

interface PieceMeshProps {
  kind: number;
  form: number;
  at: Point;
  scale: number;
  colours: Colours;
  /** The side that the camera looks from: numbers stand upright there. */
  facing: Facing;
  look: "plain" | "hovered" | "chosen";
  /** What lies below a carried piece shines through it. */
  isSeeThrough: boolean;
  /** Its place waits for the server: dashes around it, as for every move on its way. */
  isPending: boolean;
}

/** A piece, wherever it is; it moves smoothly to its place. A piece that stays in place is not rendered again. */
export const PieceMesh = memo(function PieceMesh(props: PieceMeshProps) {
  const { kind, form, at, scale, colours, facing, look, isSeeThrough, isPending } = props;
  const group = useRef<Group>(null);
  const colour = colourOf(kind);
  useSettling(group, kind, form, at, scale);
  const cubes = useMemo(
    () => formCubes(kind, form).map((cube) => fromMiddle(kind, form, cube)),
    [kind, form],
  );
  return (
    <group ref={group} userData={{ kind, form }}>
      <mesh geometry={pieceBody(kind, form)} castShadow receiveShadow>
        <meshStandardMaterial
          color={colours.pieces[colour]}
          map={faceTexture(colour)}
          roughness={0.72}
          emissive={colours.pieces[colour]}
          emissiveIntensity={look === "hovered" ? 0.35 : 0}
          // Always set: toggling it would recompile the material.
          transparent
          opacity={isSeeThrough ? 0.6 : 1}
        />
      </mesh>
      <mesh geometry={numberFaces(kind, form, facing)} raycast={() => null} renderOrder={1}>
        <meshBasicMaterial
          map={numberTexture(kind)}
          transparent
          polygonOffset
          polygonOffsetFactor={-1}
          depthWrite={false}
        />
      </mesh>
      <Outline
        cubes={isSeeThrough ? [] : cubes}
        colour={look === "plain" ? colours.edge : colours.frame}
        thick={look === "chosen" ? 0.055 : 0.035}
      />
      <Outline cubes={isPending ? cubes : []} colour={colours.accent} isDashed thick={0.09} />
    </group>
  );
}, isSame);

function isSame(
  { at, ...before }: PieceMeshProps,
  { at: there, ...after }: PieceMeshProps,
): boolean {
  const names = Object.keys(before) as (keyof typeof before)[];
  return (
    names.every((name) => before[name] === after[name]) &&
    at.every((value, axis) => value === there[axis])
  );
}
