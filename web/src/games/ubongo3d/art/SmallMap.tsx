import { LEVELS, type Building, type Square } from "../model/building";
import { levelMap, type Place, type Side } from "../model/map";
import { colourOf } from "../model/pieces";
import "./pieces.css";

interface SmallMapProps {
  squares: readonly Square[];
  laid: Building;
  /** Its description. */
  label: string;
  /** How many levels there are; an area has two. */
  levels?: number;
}

const BETWEEN = 0.6;

/** A small board: its levels side by side, the lowest on the left. */
export function SmallMap({ squares, laid, label, levels: height = LEVELS }: SmallMapProps) {
  const levels = levelMap(squares, laid, [], height);
  const rows = levels[0]?.length ?? 0;
  const columns = levels[0]?.[0]?.length ?? 0;
  const width = levels.length * (columns + BETWEEN) - BETWEEN;
  return (
    <svg
      className="small-map"
      viewBox={`-0.1 -0.1 ${width + 0.2} ${rows + 0.2}`}
      role="img"
      aria-label={label}
    >
      {levels.map((level, z) => (
        <g key={z} transform={`translate(${z * (columns + BETWEEN)} 0)`}>
          {level.flatMap((row, y) =>
            row.map((place, x) => <PlaceSquare key={`${x} ${y}`} place={place} x={x} y={y} />),
          )}
          <path className="small-map-edges" d={outline(level)} />
        </g>
      ))}
    </svg>
  );
}

function PlaceSquare({ place, x, y }: { place: Place; x: number; y: number }) {
  return (
    <>
      {place.kind === null ? (
        <rect data-place={place.isArea ? "empty" : "out"} x={x} y={y} width="1" height="1" />
      ) : (
        <g data-piece={colourOf(place.kind)}>
          <rect data-place="piece" x={x} y={y} width="1" height="1" />
          <text x={x + 0.5} y={y + 0.52}>
            {place.kind}
          </text>
        </g>
      )}
      {place.above !== null && (
        <path
          className="small-map-high"
          data-piece={colourOf(place.above)}
          d={`M${x + 0.2} ${y + 0.4}h.6l-.3-.34z`}
        />
      )}
    </>
  );
}

/** Draw the outline of each piece as a whole. */
function outline(level: readonly (readonly Place[])[]): string {
  return level
    .flatMap((row, y) =>
      row.flatMap(({ edges }, x) => edges.map((side) => `M${x} ${y}${SIDE_LINES[side]}`)),
    )
    .join("");
}

/** Each side of a unit square, drawn from its far left corner. */
const SIDE_LINES: Readonly<Record<Side, string>> = {
  far: "h1",
  left: "v1",
  right: "m1 0v1",
  near: "m0 1h1",
};
