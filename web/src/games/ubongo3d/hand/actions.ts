import type { Facing } from "../model/facing";
import { liftedOf, heldOf, type Desk, type Holding } from "../model/holding";
import { landingOf, type Gripped, type Held, type Sight } from "../model/hand";
import type { Axis, Cube } from "../model/pieces";
import type { BuildingMove } from "../model/undo";

/** The actions of a hand: stable functions that always act on the latest state. */
export interface HandActions {
  /** Return the piece in the hand, even before it is drawn. */
  inHand: () => number | null;
  choose: (kind: number | null) => void;
  /** Lift a piece where it is, by one of its cubes; false if building is not allowed now. */
  grab: (kind: number, by: Cube) => boolean;
  /** Lift a piece and hold it where it fits. */
  lift: (kind: number) => void;
  /** Turn the chosen piece about an axis of the screen. */
  turn: (axis: Axis, isBack?: boolean) => void;
  /** Hold the piece at the line of sight; where that passes through the piece, only if it fits there. */
  aim: (sight: Sight, isThrough?: boolean) => void;
  /** Put the piece at the line of sight if it fits there, and otherwise at the second try. */
  putThere: (sight: Sight, isThrough?: boolean) => void;
  /** Hold the piece above a square of the map, by the cube that is its grip. */
  hover: (x: number, y: number) => void;
  /** Move the held piece by a square, as seen on the screen; a piece that is not held yet starts above the area. */
  nudge: (x: number, y: number) => void;
  /** Hold the piece at the next place where it fits in its current form. */
  nextPlace: (isBack?: boolean) => void;
  /** Put the held piece down: on the area, or back into the tray. */
  drop: () => void;
  /** Put the held piece down and lift the next one in the tray. */
  dropAndNext: () => void;
  takeBack: (kind: number) => void;
  letGo: () => void;
  /** Look from a side. */
  face: (facing: Facing) => void;
}

/** The latest of everything. */
export interface Moment {
  state: Holding;
  desk: Desk & { act: (move: BuildingMove) => void };
}

/** Where actions read the current state and store the result. */
export interface Store {
  read: () => Moment;
  set: (state: Holding) => void;
}

/** Act on the piece in the hand, if there is one and building is allowed. */
export function withPiece(
  { read }: Store,
  act: (now: Gripped, held: Held | null, moment: Moment) => void,
): void {
  const moment = read();
  const now = liftedOf(moment.state, moment.desk)?.now;
  if (now !== undefined && moment.desk.canBuild) {
    act(now, heldOf(moment.state, moment.desk), moment);
  }
}

export const fits = ({ squares, laid }: Desk, piece: Held): boolean =>
  landingOf(squares, laid, piece)?.misfit === null;

export const isThere = (held: Held | null, place: Held): boolean =>
  held?.x === place.x && held.y === place.y;
