import type { Spot } from "../../../protocol/ubongocards";
import { CELL } from "../art/CardArt";
import { sizeOf } from "../model/grid";
import type { Held } from "./useHeld";

/** For learners: where the held card would touch correctly, in its current turn and in others. */
export function Fits({ spots, held }: { spots: readonly Spot[]; held: Held }) {
  return spots
    .filter(({ card }) => card === held.card)
    .map((spot) => {
      const [width, height] = sizeOf(spot.turn);
      return (
        <rect
          key={`${spot.x} ${spot.y} ${spot.turn}`}
          className="cards-board-fit"
          data-now={spot.turn === held.turn}
          x={spot.x * CELL + 1.5}
          y={spot.y * CELL + 1.5}
          width={width * CELL - 3}
          height={height * CELL - 3}
          rx="4"
        />
      );
    });
}
