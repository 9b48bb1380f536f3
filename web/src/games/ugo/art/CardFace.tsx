import { useTranslation } from "react-i18next";
import { FACES, type Card } from "../../../protocol/ugo";
import { FarmerShape } from "./Farmer";
import { LandPicture } from "./LandPicture";
import "./card.css";

/** A land card as a picture; whoever shows it also names it. */
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
      <g className="card-foot">
        <Value card={card} x={108} y={150} anchor="end" />
      </g>
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

/** The upper part of a card, as it lies on a pile: land, value and letter. */
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
  return (
    <g className="card-corner">
      <Value card={card} x={13} y={47} anchor="start" />
    </g>
  );
}

interface ValueProps {
  card: Card;
  x: number;
  y: number;
  anchor: "start" | "end";
}

function Value({ card, x, y, anchor }: ValueProps) {
  const { t } = useTranslation("ugo");
  const { colour, value } = FACES[card];
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {value}
      <tspan className="card-letter" dx="3">
        {t(`letter.${colour}`)}
      </tspan>
    </text>
  );
}
