import type { Building, Square } from "../model/building";
import { levelMap, type Place } from "../model/map";
import { colourOf } from "../model/pieces";
import "./pieces.css";

interface SmallMapProps {
  squares: readonly Square[];
  laid: Building;
  /** What it shows, in words. */
  label: string;
}

const BETWEEN = 0.6;

/** A small board: its levels side by side, the lowest on the left. */
export function SmallMap({ squares, laid, label }: SmallMapProps) {
  const levels = levelMap(squares, laid);
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
        </g>
      ))}
    </svg>
  );
}

function PlaceSquare({ place, x, y }: { place: Place; x: number; y: number }) {
  if (place.kind === null) {
    return <rect data-place={place.isArea ? "empty" : "out"} x={x} y={y} width="1" height="1" />;
  }
  return (
    <g data-piece={colourOf(place.kind)}>
      <rect data-place="piece" x={x} y={y} width="1" height="1" />
      <text x={x + 0.5} y={y + 0.52}>
        {place.kind}
      </text>
    </g>
  );
}
