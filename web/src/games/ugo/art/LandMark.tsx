import type { ReactNode } from "react";
import type { Colour } from "../../../protocol/ugo";

/** Two round hills. */
const Hills = () => (
  <path d="M1 20C2 11 5 7 8.5 7s5 3 6.2 6.5C15.6 11.4 17 10.5 18.5 10.5c3 0 4.5 4 4.5 9.5Z" />
);

/** Two rows of waves. */
const Lakes = () => (
  <path
    d="M1.5 9q3.5-5 7 0t7 0 7 0M1.5 18q3.5-5 7 0t7 0 7 0"
    fill="none"
    strokeWidth="3.2"
    strokeLinecap="round"
  />
);

/** A tuft of three blades. */
const Meadows = () => (
  <path
    d="M12 21V4M11 21C10.5 14 7.5 10 3 8M13 21c.5-7 3.5-11 8-13"
    fill="none"
    strokeWidth="3.2"
    strokeLinecap="round"
  />
);

/** Furrows that run to the horizon. */
const Fields = () => (
  <path
    d="M2 4h20M10.5 6 3 21M12 6v15M13.5 6 21 21"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
  />
);

/** A high peak and a lower one, both sharp. */
const Mountains = () => (
  <path d="M0 21 9.5 3l4.7 9 2.8-4L24 21ZM9.5 8 7 12.8l2.5-1.3 2.5 1.3Z" fillRule="evenodd" />
);

const MARKS: Readonly<Record<Colour, () => ReactNode>> = {
  red: Hills,
  blue: Lakes,
  green: Meadows,
  yellow: Fields,
  grey: Mountains,
};

interface LandMarkProps {
  colour: Colour;
  x?: number;
  y?: number;
  size?: number;
}

/** A land's mark, which needs no language: the pattern of its picture in a few strokes. */
export function LandMark({ colour, x = 0, y = 0, size = 24 }: LandMarkProps) {
  const Mark = MARKS[colour];
  return (
    <svg className="land-mark" x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      <Mark />
    </svg>
  );
}
