import type { PieceColour } from "../model/pieces";

/** The mark of a colour, for colour-blind players; in one unit square around it. */
export function Mark({ colour, x, y }: { colour: PieceColour; x: number; y: number }) {
  return <path className="piece-mark" d={MARKS[colour]} transform={`translate(${x} ${y})`} />;
}

/** A ring, a bar, a triangle and a diamond, in a square from 0 to 1. */
const MARKS: Readonly<Record<PieceColour, string>> = {
  yellow: "M.5 .36a.14 .14 0 1 1-.001 0z",
  blue: "M.3 .44h.4v.12h-.4z",
  red: "M.5 .34l.17 .3h-.34z",
  green: "M.5 .32l.15 .18l-.15 .18l-.15 -.18z",
};
