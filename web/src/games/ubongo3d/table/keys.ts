import { usePageKeys } from "../../../model/page-keys";
import type { Axis } from "../model/pieces";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";

const AXES: Readonly<Record<string, Axis>> = { x: "x", y: "y", z: "z" };
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Where letters are shortcuts; elsewhere they belong to the browser or a screen reader. */
const HERE = "[data-board], .panel, .turn-pad";
const TYPING = "input:not([type=radio]), select, textarea";

interface KeysProps {
  building: OwnBuilding;
  hand: Hand;
  onCall: () => void;
}

/** Shortcuts that work while the focus is on the board or the panel. */
export function useKeys(props: KeysProps): void {
  usePageKeys((event, target) => {
    const isIn = (places: string) => target?.closest(places) != null;
    if (event.altKey || event.metaKey || !isIn(HERE) || isIn(TYPING)) return false;
    if (!props.building.canBuild) return false;
    return actAnywhere(event, props) || (isIn("[data-board]") && actOnBoard(event, props));
  });
}

/** Letters turn, undo and call; Escape lets go, Delete takes back. */
function actAnywhere(event: KeyboardEvent, { building, hand, onCall }: KeysProps): boolean {
  const key = event.key.toLowerCase();
  const axis = AXES[key];
  if (event.ctrlKey) {
    if (key === "z") building.undo();
    return key === "z";
  }
  if (axis !== undefined) hand.actions.turn(axis, event.shiftKey);
  else if (key === "u") building.undo();
  else if (key === "c") onCall();
  else if (key === "escape") hand.actions.letGo();
  else if ((key === "delete" || key === "backspace") && hand.chosen !== null) {
    hand.actions.takeBack(hand.chosen);
  } else return false;
  return true;
}

/** On the board itself digits lift a piece, arrows and Space move it, Enter puts it down. */
function actOnBoard({ key, shiftKey }: KeyboardEvent, { building, hand }: KeysProps): boolean {
  const step = STEPS[key];
  const wanted = building.kinds[Number(key) - 1];
  if (wanted !== undefined) hand.actions.lift(wanted);
  else if (step !== undefined && hand.chosen !== null) hand.actions.nudge(...step);
  else if (key === " " && hand.chosen !== null) hand.actions.nextPlace(shiftKey);
  else if (key === "Enter" && hand.held !== null) hand.actions.dropAndNext();
  else return false;
  return true;
}
