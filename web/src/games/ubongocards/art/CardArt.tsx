import type { Symbol as Name } from "../../../protocol/ubongocards";
import { Sign } from "./Sign";
import "./symbols.css";

/** The size of a symbol in a picture's own units. */
export const CELL = 24;
const [WIDTH, HEIGHT] = [2 * CELL, 3 * CELL];
/** The margin between a symbol and the edge of its square. */
const INSET = 0.87;

interface CardArtProps {
  symbols: readonly Name[];
  /** The card's number, written small where four symbols meet. */
  number?: number | undefined;
  /** The card's turn in degrees, so that the number stands upright. */
  angle?: number;
}

/** A card's face, upright, with its corner at 0, 0. */
export function CardArt({ symbols, number, angle = 0 }: CardArtProps) {
  return (
    <>
      <rect
        className="card-body"
        x="0.6"
        y="0.6"
        width={WIDTH - 1.2}
        height={HEIGHT - 1.2}
        rx="4.5"
      />
      <path className="card-lines" d="M24 3v66M3 24h42M3 48h42" />
      {symbols.map((name, place) => (
        <g key={place} transform={cellTransform(place)}>
          <Sign name={name} />
        </g>
      ))}
      {number !== undefined && (
        <g className="card-number" transform={`translate(24 24) rotate(${-angle})`}>
          <circle r="4.9" />
          <text>{number}</text>
        </g>
      )}
    </>
  );
}

function cellTransform(place: number): string {
  const [column, row] = [place % 2, Math.floor(place / 2)];
  const rest = (CELL * (1 - INSET)) / 2;
  return `translate(${column * CELL + rest} ${row * CELL + rest}) scale(${INSET})`;
}

interface CardPictureProps extends CardArtProps {
  face: "white" | "black";
}

/** A card by itself. */
export function CardPicture({ face, ...art }: CardPictureProps) {
  return (
    <svg
      className="card-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-face={face}
      aria-hidden="true"
    >
      <CardArt {...art} />
    </svg>
  );
}

/** One symbol by itself. */
export function SymbolPicture({ name, face }: { name: Name; face: "white" | "black" }) {
  return (
    <svg className="symbol-picture" viewBox="0 0 24 24" data-face={face} aria-hidden="true">
      <Sign name={name} />
    </svg>
  );
}
