import { FACES, type Card } from "../../../protocol/ugo";
import { FarmerShape } from "./Farmer";
import { LandMark } from "./LandMark";
import { LandPicture } from "./LandPicture";
import "./card.css";

/** A land card as a picture; the caller names it. */
export function CardFace({ card }: { card: Card }) {
  const { colour, farmers } = FACES[card];
  return (
    <svg className="card-face" viewBox="0 0 120 160" data-land={colour} aria-hidden="true">
      <rect width="120" height="160" rx="11" fill="var(--card-paper)" />
      <svg x="5" y="5" width="110" height="114" viewBox="0 0 120 124" preserveAspectRatio="none">
        <LandPicture colour={colour} />
      </svg>
      <Corner card={card} />
      <g className="card-strip">
        {Array.from({ length: farmers }, (_, place) => (
          <g key={place} transform={`translate(${12 + place * 22} 124) scale(1.08)`}>
            <FarmerShape />
          </g>
        ))}
      </g>
      <Foot card={card} />
      <rect
        x="1"
        y="1"
        width="118"
        height="158"
        rx="10"
        fill="none"
        stroke="var(--card-edge)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The upper part of a card, as it shows in a pile: land, value and mark. */
export function LandTile({ card }: { card: Card }) {
  return (
    <svg
      className="land-tile"
      viewBox="0 0 120 112"
      data-land={FACES[card].colour}
      aria-hidden="true"
    >
      <LandPicture colour={FACES[card].colour} />
      <Corner card={card} />
    </svg>
  );
}

function Corner({ card }: { card: Card }) {
  const { colour, value } = FACES[card];
  return (
    <g className="card-corner">
      <text x={13} y={47}>
        {value}
      </text>
      <LandMark colour={colour} x={50} y={22} size={26} />
    </g>
  );
}

function Foot({ card }: { card: Card }) {
  const { colour, value } = FACES[card];
  return (
    <g className="card-foot">
      <text x={84} y={150} textAnchor="end">
        {value}
      </text>
      <LandMark colour={colour} x={88} y={128} size={22} />
    </g>
  );
}
