import type { ReactNode } from "react";
import type { Building } from "../model/building";
import type { Cube } from "../model/pieces";
import type { Reviewed } from "../round/useReview";
import { Board } from "./Board";
import { useKeys } from "./keys";
import { Panel } from "./Panel";
import { TurnPad } from "./TurnPad";
import type { OwnBuilding } from "./useBuilding";
import { formIn, useHand } from "./useHand";

interface WorkbenchProps {
  building: OwnBuilding;
  /** The round under review, if any. */
  review: Reviewed | null;
  /** Where a hint puts a piece. */
  marked: readonly Cube[];
  /** Where the pieces of the player's best run lay at this moment. */
  best: Building;
  /** Whether the player's own task is there to be solved. */
  isBuilding: boolean;
  isWide: boolean;
  /** Whether the map is shown instead of the board. */
  isSheet: boolean;
  canDraw: boolean;
  /** Where the board's messages belong. */
  notes: HTMLElement | null;
  onDrawn: () => void;
  onLost: () => void;
  onCall: () => void;
  /** What covers the board. */
  children: ReactNode;
}

/** The board and the panel, which share a hand: while it moves, nothing else renders. */
export function Workbench(props: WorkbenchProps) {
  const { building, review, marked, best, isBuilding, isWide, isSheet, canDraw, onCall } = props;
  const hand = useHand(building);
  useKeys({ building, hand, onCall });
  return (
    <>
      <Board
        building={building}
        hand={hand}
        review={review}
        marked={marked}
        best={best}
        canDraw={canDraw}
        notes={props.notes}
        onDrawn={props.onDrawn}
        onLost={props.onLost}
      >
        {props.children}
      </Board>
      {isBuilding && !isWide && !isSheet && (
        <TurnPad
          chosen={hand.chosen}
          form={formIn(hand)}
          facing={hand.facing}
          canBuild={building.canBuild}
          actions={hand.actions}
        />
      )}
      {isBuilding && (isWide || isSheet) && (
        <Panel building={building} hand={hand} marked={marked} best={best} />
      )}
    </>
  );
}
