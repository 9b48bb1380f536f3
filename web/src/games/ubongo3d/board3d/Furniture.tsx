import { memo, useMemo } from "react";
import { BufferAttribute, BufferGeometry, DoubleSide } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { isSquare, LEVELS } from "../model/building";
import type { Cube } from "../model/pieces";
import type { Colours } from "./colours";
import { Emblem } from "./Emblem";
import { Outline } from "./Outline";
import { drawnCells, THICK, TRAY_FLOOR, type Layout } from "./space";

interface FurnitureProps {
  layout: Layout;
  /** The animal that the board has, if it has one. */
  animal: string | null;
  colours: Colours;
}

/** Everything that does not move: the cloth, the wooden board with its inlay and its animal, the tray. */
export const Furniture = memo(function Furniture(props: FurnitureProps) {
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position-y={-THICK - 0.01} receiveShadow>
        <planeGeometry args={[120, 120]} />
        <shadowMaterial opacity={0.32} />
      </mesh>
      <Board {...props} />
      {props.layout.tray && <Tray tray={props.layout.tray} colours={props.colours} />}
      <Frame {...props} />
    </>
  );
});

function Board({ layout, animal, colours }: FurnitureProps) {
  const [half, deep] = layout.board;
  const slab = useMemo(
    () => new RoundedBoxGeometry(2 * half, THICK, 2 * deep, 3, 0.12).translate(0, -THICK / 2, 0),
    [half, deep],
  );
  const inlay = useMemo(() => inlayOf(layout), [layout]);
  return (
    <>
      <mesh geometry={slab} receiveShadow castShadow>
        <meshStandardMaterial color={colours.wood} roughness={0.8} />
      </mesh>
      <mesh geometry={inlay} receiveShadow>
        <meshStandardMaterial color={colours.inlay} roughness={0.9} />
      </mesh>
      <Emblem layout={layout} animal={animal} colours={colours} />
    </>
  );
}

interface TrayProps {
  tray: NonNullable<Layout["tray"]>;
  colours: Colours;
}

function Tray({ tray: { middle, width, depth }, colours }: TrayProps) {
  const rim = 0.14;
  const walls: readonly [x: number, z: number, width: number, depth: number][] = [
    [0, -depth / 2 - rim / 2, width + 2 * rim, rim],
    [0, depth / 2 + rim / 2, width + 2 * rim, rim],
    [-width / 2 - rim / 2, 0, rim, depth],
    [width / 2 + rim / 2, 0, rim, depth],
  ];
  return (
    <group position={[middle[0], 0, middle[2]]}>
      <mesh position-y={TRAY_FLOOR - 0.05} receiveShadow>
        <boxGeometry args={[width, 0.1, depth]} />
        <meshStandardMaterial color={colours.tray} roughness={0.95} />
      </mesh>
      {walls.map(([x, z, wide, deep], place) => (
        <mesh key={place} position={[x, -0.08, z]} receiveShadow castShadow>
          <boxGeometry args={[wide, 0.34, deep]} />
          <meshStandardMaterial color={colours.rim} roughness={0.85} />
        </mesh>
      ))}
    </group>
  );
}

/** The height to fill: a faint wall around the area, with a line at each level. */
function Frame({ layout, colours }: FurnitureProps) {
  const wall = useMemo(() => wallAround(layout), [layout]);
  const levels = Array.from({ length: LEVELS }, (_, level) => level);
  return (
    <>
      <mesh geometry={wall} raycast={() => null}>
        <meshBasicMaterial
          color={colours.frame}
          transparent
          opacity={0.09}
          side={DoubleSide}
          depthWrite={false}
        />
      </mesh>
      {levels.map((level) => (
        <Outline
          key={level}
          cubes={drawnCells(
            layout,
            layout.squares.map(([x, y]): Cube => [x, y, level]),
          )}
          colour={colours.frame}
          thick={0.02}
          opacity={0.6}
          isUnder
        />
      ))}
    </>
  );
}

/** Make the inlay of an area: a tile for each square, just above the wood. */
function inlayOf({ squares, middle }: Layout): BufferGeometry {
  const half = 0.475;
  const points = squares.flatMap(([x, y]) => {
    const [left, far] = [x - middle[0] - half, middle[1] - y - half];
    const [right, near] = [left + 2 * half, far + 2 * half];
    return [
      ...[left, 0, far, left, 0, near, right, 0, near],
      ...[left, 0, far, right, 0, near, right, 0, far],
    ];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.computeVertexNormals();
  return geometry.translate(0, 0.012, 0);
}

/** Make the wall around an area: a sheet on each of its sides. */
function wallAround(layout: Layout): BufferGeometry {
  const { squares, middle } = layout;
  const points = squares.flatMap(([x, y]) =>
    SIDES.flatMap(([dx, dy]) => {
      if (isSquare(squares, x + dx, y + dy)) return [];
      const [right, near] = [x + dx / 2 - middle[0], middle[1] - y - dy / 2];
      const [a, b] = dx === 0 ? [0.5, 0] : [0, 0.5];
      const [low, high] = [0.01, LEVELS];
      const [p, q] = [
        [right - a, near - b],
        [right + a, near + b],
      ] as const;
      return [
        ...[p[0], low, p[1], q[0], low, q[1], q[0], high, q[1]],
        ...[p[0], low, p[1], q[0], high, q[1], p[0], high, p[1]],
      ];
    }),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  return geometry;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
