import type { ReactNode } from "react";
import type { Colour } from "../../../protocol/ugo";
import { Fields } from "./Fields";
import { Hills } from "./Hills";
import { Lakes } from "./Lakes";
import { Meadows } from "./Meadows";
import { Mountains } from "./Mountains";

const PICTURES: Readonly<Record<Colour, () => ReactNode>> = {
  red: Hills,
  blue: Lakes,
  green: Meadows,
  yellow: Fields,
  grey: Mountains,
};

/** A land as it appears on its cards: 120 wide, 124 high, calm sky at the top left. */
export function LandPicture({ colour }: { colour: Colour }) {
  const Picture = PICTURES[colour];
  return (
    <svg width="120" height="124" viewBox="0 0 120 124">
      <rect width="120" height="124" fill="var(--sky)" />
      <Picture />
    </svg>
  );
}
