import { memo } from "react";
import { colourOf, type Cube, type PieceColour } from "../model/pieces";
import { Mark } from "./Mark";
import "./pieces.css";

/** How far depth shifts right and up in the drawing. */
const RIGHT = 0.42;
const UP = 0.34;

interface Drawn {
  colour: PieceColour;
  cells: readonly Cube[];
}

/** Pieces drawn in space, seen from the front right; the caller names them. */
export function PiecePicture({ pieces }: { pieces: readonly Drawn[] }) {
  const cubes = pieces.flatMap(({ colour, cells }) => cells.map((at) => ({ colour, at })));
  const filled = new Set(cubes.map(({ at }) => String(at)));
  const ordered = cubes.toSorted(({ at: [x, y, z] }, { at: [a, b, c] }) => b - y || z - c || x - a);
  return (
    <svg
      className="piece-picture"
      viewBox={boxAround(cubes.map(({ at }) => at))}
      aria-hidden="true"
    >
      {ordered.map(({ colour, at }) => (
        <CubeFaces key={String(at)} colour={colour} at={at} filled={filled} />
      ))}
    </svg>
  );
}

/** One piece in one of its forms. */
export const KindPicture = memo(function KindPicture({ kind, cells }: KindPictureProps) {
  return <PiecePicture pieces={[{ colour: colourOf(kind), cells }]} />;
});

interface KindPictureProps {
  kind: number;
  cells: readonly Cube[];
}

interface CubeFacesProps {
  colour: PieceColour;
  at: Cube;
  filled: ReadonlySet<string>;
}

function CubeFaces({ colour, at: [x, y, z], filled }: CubeFacesProps) {
  const isFree = (dx: number, dy: number, dz: number) =>
    !filled.has(String([x + dx, y + dy, z + dz]));
  const left = x + y * RIGHT;
  const top = -(z + 1) - y * UP;
  return (
    <g data-piece={colour}>
      {isFree(0, 0, 1) && (
        <path
          className="piece-face"
          data-side="top"
          d={`M${left} ${top}l${RIGHT} ${-UP}h1l${-RIGHT} ${UP}z`}
        />
      )}
      {isFree(1, 0, 0) && (
        <path
          className="piece-face"
          data-side="right"
          d={`M${left + 1} ${top}l${RIGHT} ${-UP}v1l${-RIGHT} ${UP}z`}
        />
      )}
      {isFree(0, -1, 0) && (
        <>
          <path className="piece-face" data-side="front" d={`M${left} ${top}h1v1h-1z`} />
          <Mark colour={colour} x={left} y={top} />
        </>
      )}
    </g>
  );
}

function boxAround(cells: readonly Cube[]): string {
  const lefts = cells.map(([x, y]) => x + y * RIGHT);
  const tops = cells.map(([, y, z]) => -(z + 1) - y * UP);
  const left = Math.min(...lefts);
  const top = Math.min(...tops) - UP;
  const width = Math.max(...lefts) + 1 + RIGHT - left;
  const height = Math.max(...tops) + 1 - top;
  return `${left - 0.05} ${top - 0.05} ${width + 0.1} ${height + 0.1}`;
}
