import type { ReactNode } from "react";
import type { Face } from "../../games/bots";

/** The shapes of heads, each centred in a square of 64. */
export const HEADS: Readonly<Record<Face["head"], ReactNode>> = {
  round: <circle cx="32" cy="36" r="19" />,
  square: <rect x="14" y="19" width="36" height="35" rx="7" />,
  tall: <rect x="17" y="15" width="30" height="41" rx="13" />,
  wide: <rect x="10" y="21" width="44" height="31" rx="14" />,
  shield: <path d="M14 24q18-9 36 0v13q0 13-18 19-18-6-18-19z" />,
};

/** What is on top of a head; it is drawn first, so that it sits behind the head. */
export const TOPS: Readonly<Record<Face["top"], ReactNode>> = {
  antenna: (
    <>
      <path className="face-stroke" d="M32 22V10" />
      <circle className="face-light" cx="32" cy="8" r="4" />
    </>
  ),
  antennas: (
    <>
      <path className="face-stroke" d="M24 24 19 11M40 24l5-13" />
      <circle className="face-light" cx="19" cy="10" r="3.5" />
      <circle className="face-light" cx="45" cy="10" r="3.5" />
    </>
  ),
  sprout: (
    <>
      <path className="face-stroke" d="M32 22v-9" />
      <path className="face-leaf" d="M32 14q-9 1-10-8 9-1 10 8 1-9 10-8-1 9-10 8" />
    </>
  ),
  hat: <path className="face-fabric" d="M12 24h40v-4H43l-3-13H24l-3 13h-9z" />,
  bow: <path className="face-fabric" d="M32 16 20 9v14zl12-7v14z" />,
  cap: <path className="face-fabric" d="M16 25q0-16 16-16t16 16h10v-4H48z" />,
  crown: <path className="face-light" d="M18 25 15 9l9 6 8-10 8 10 9-6-3 16z" />,
  tuft: <path className="face-fabric" d="M22 24q-3-11 4-15 0 5 4 6 0-7 7-9-1 6 5 6-4 5-3 12z" />,
};

export const EYES: Readonly<Record<Face["eyes"], ReactNode>> = {
  dots: (
    <>
      <circle className="face-ink" cx="25" cy="35" r="3" />
      <circle className="face-ink" cx="39" cy="35" r="3" />
    </>
  ),
  wide: (
    <>
      <circle className="face-white" cx="25" cy="34" r="6" />
      <circle className="face-white" cx="39" cy="34" r="6" />
      <circle className="face-ink" cx="26" cy="35" r="2.7" />
      <circle className="face-ink" cx="38" cy="35" r="2.7" />
    </>
  ),
  sleepy: <path className="face-line" d="M20 35q5 4 10 0M34 35q5 4 10 0" />,
  glasses: (
    <>
      <circle className="face-white" cx="24.5" cy="35" r="6.5" />
      <circle className="face-white" cx="39.5" cy="35" r="6.5" />
      <path
        className="face-line"
        d="M18 35a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zm13 0h2m0 0a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z"
      />
      <circle className="face-ink" cx="24.5" cy="35" r="2.3" />
      <circle className="face-ink" cx="39.5" cy="35" r="2.3" />
    </>
  ),
  visor: (
    <>
      <rect className="face-ink" x="18" y="29" width="28" height="11" rx="5.5" />
      <circle className="face-light" cx="26" cy="34.5" r="2.5" />
      <circle className="face-light" cx="38" cy="34.5" r="2.5" />
    </>
  ),
  wink: (
    <>
      <circle className="face-ink" cx="25" cy="35" r="3" />
      <path className="face-line" d="M35 35q4-4 8 0" />
    </>
  ),
};

export const MOUTHS: Readonly<Record<Face["mouth"], ReactNode>> = {
  smile: <path className="face-line" d="M25 44q7 6 14 0" />,
  line: <path className="face-line" d="M26 46h12" />,
  grin: <path className="face-white" d="M23 43h18q-2 7-9 7t-9-7z" />,
  small: <circle className="face-ink" cx="32" cy="46" r="2.5" />,
  smirk: <path className="face-line" d="M26 46q8 2 12-3" />,
};
