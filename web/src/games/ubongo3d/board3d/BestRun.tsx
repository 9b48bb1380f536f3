import type { Building } from "../model/building";
import { colourOf } from "../model/pieces";
import type { Colours } from "./colours";
import { Fill } from "./Ghost";
import { Outline } from "./Outline";
import { drawnCells, type Layout } from "./space";

interface BestRunProps {
  layout: Layout;
  kinds: readonly number[];
  /** Where its pieces lay at this moment. */
  best: Building;
  /** What lies there now. */
  laid: Building;
  colours: Colours;
}

/** The player's best run as a ghost: thin lines in its pieces' colours, behind and inside everything on the board. */
export function BestRun({ layout, kinds, best, laid, colours }: BestRunProps) {
  return kinds.map((kind) => {
    const cubes = drawnCells(layout, shownCells(kind, best, laid));
    const colour = colours.pieces[colourOf(kind)];
    return (
      <group key={kind}>
        <Outline cubes={cubes} colour={colour} thick={0.04} opacity={0.7} isUnder />
        <Fill cubes={cubes} colour={colour} opacity={0.16} />
      </group>
    );
  });
}

/** Return a piece of the run, unless the player's own lies in the same place. */
function shownCells(kind: number, best: Building, laid: Building) {
  const cells = best.find((piece) => piece.kind === kind)?.cells ?? [];
  const own = new Set(laid.find((piece) => piece.kind === kind)?.cells.map(String));
  return cells.every((at) => own.has(String(at))) ? [] : cells;
}
