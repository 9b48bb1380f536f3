import type { Breach } from "../../../protocol/ubongocards";
import type { Joint } from "../model/contacts";
import { boundsOf, sizeOf, type Bounds, type Lying } from "../model/grid";
import { CardArt, CELL } from "./CardArt";
import { Breaches, Joints } from "./Marks";
import "./layout.css";

interface LayoutPictureProps {
  laid: readonly Lying[];
  face: "white" | "black";
  /** The picture's description; without one it is decorative. */
  label?: string;
  joints?: readonly Joint[];
  breaches?: readonly Breach[];
  /** The card numbers, if they matter. */
  numberOf?: (card: number) => number;
  /** The minimum number of squares shown, so that few cards do not grow too large. */
  least?: number;
}

/** A whole layout seen from above, with its contacts and breaches if they are given. */
export function LayoutPicture(props: LayoutPictureProps) {
  const { laid, face, label, joints = [], breaches = [], numberOf, least = 8 } = props;
  return (
    <svg
      className="layout-picture"
      viewBox={viewBoxOf(boundsOf(laid.map(({ at }) => at)), least)}
      data-face={face}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {laid.map(({ card, symbols, at }) => (
        <g key={card} transform={cardTransform(at)}>
          <CardArt symbols={symbols} number={numberOf?.(card)} angle={at.turn * 90} />
        </g>
      ))}
      <Joints joints={joints} />
      <Breaches breaches={breaches} />
    </svg>
  );
}

/** Turn a card about its middle, and place it where it lies. */
function cardTransform({ x, y, turn }: Lying["at"]): string {
  const [width, height] = sizeOf(turn);
  const middle = `${(x + width / 2) * CELL} ${(y + height / 2) * CELL}`;
  return `translate(${middle}) rotate(${turn * 90}) translate(${-CELL} ${-1.5 * CELL})`;
}

function viewBoxOf(bounds: Bounds | null, least: number): string {
  const { left, top, right, bottom } = bounds ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const width = Math.max(least, right - left + 0.5);
  const height = Math.max(least * 0.35, bottom - top + 0.5);
  const corner = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [...corner, width, height].map((squares) => squares * CELL).join(" ");
}
