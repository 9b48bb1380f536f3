import type { Breach } from "../../../protocol/ubongocards";
import type { Joint } from "../model/contacts";
import type { Square } from "../model/grid";
import { CELL } from "./CardArt";
import "./marks.css";

/** Every correct contact: a green bar across each edge between matching symbols, and a tick between the bars. */
export function Joints({ joints }: { joints: readonly Joint[] }) {
  return joints.map(({ cards, meetings }) => {
    const bars = meetings.map(edgeOf);
    return (
      <g key={cards.join("-")} className="joint">
        {bars.map((bar) => (
          <path key={String(bar)} className="joint-bar" d={barPath(bar)} />
        ))}
        <g transform={`translate(${middle(bars)})`}>
          <circle className="joint-badge" r="5.5" />
          <path className="badge-sign" d="m-2.6.2 1.9 1.9 3.5-4" />
        </g>
      </g>
    );
  });
}

/** Every breach: its squares in a dashed red frame, and a cross in their middle. */
export function Breaches({ breaches }: { breaches: readonly Breach[] }) {
  return breaches.map(({ wrong, cards, squares }, number) => (
    <g key={number} className="breach" data-wrong={wrong} data-cards={cards.join(" ")}>
      {squares.map(([x, y], place) => (
        <g key={place} transform={`translate(${x * CELL} ${y * CELL})`}>
          <rect className="breach-ring" x="1.5" y="1.5" width="21" height="21" rx="3" />
          <rect className="breach-frame" x="1.5" y="1.5" width="21" height="21" rx="3" />
        </g>
      ))}
      <g transform={`translate(${middle(squares.map(centreOf))})`}>
        <circle className="breach-badge" r="6" />
        <path className="badge-sign" d="m-2.4-2.4 4.8 4.8m0-4.8-4.8 4.8" />
      </g>
    </g>
  ));
}

/** The middle of the edge between two squares, and which way it runs. */
type Edge = readonly [x: number, y: number, isUpright: boolean];

function edgeOf([one, other]: readonly [Square, Square]): Edge {
  const between = (axis: 0 | 1) => ((one[axis] + other[axis] + 1) / 2) * CELL;
  return [between(0), between(1), one[0] !== other[0]];
}

function barPath([x, y, isUpright]: Edge): string {
  return isUpright ? `M${x - 3.2} ${y}h6.4` : `M${x} ${y - 3.2}v6.4`;
}

function centreOf([x = 0, y = 0]: readonly number[]): readonly [number, number] {
  return [(x + 0.5) * CELL, (y + 0.5) * CELL];
}

function middle(points: readonly (readonly [number, number, ...unknown[]])[]): string {
  const mean = (axis: 0 | 1) =>
    points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return `${mean(0)} ${mean(1)}`;
}
