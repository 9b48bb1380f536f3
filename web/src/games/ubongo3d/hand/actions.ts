import type { Facing } from "../model/facing";
import { liftedOf, heldOf, type Desk, type Holding } from "../model/holding";
import { landingOf, type Gripped, type Held, type Sight } from "../model/hand";
import type { Axis, Cube } from "../model/pieces";
import type { BuildingMove } from "../model/undo";

/** What a hand can do; always the same functions, which know what was done a moment ago. */
export interface HandActions {
  /** Read which piece is in the hand, also before that is drawn. */
  inHand: () => number | null;
  choose: (kind: number | null) => void;
  /** Lift a piece where it is, by a cube of it; false when one may not build now. */
  grab: (kind: number, by: Cube) => boolean;
  /** Lift a piece and hold it where it fits. */
  lift: (kind: number) => void;
  /** Turn the chosen piece about an axis as the eye sees it. */
  turn: (axis: Axis, isBack?: boolean) => void;
  /** Hold the piece where the eye points; where it looks through the piece, only where that fits. */
  aim: (sight: Sight, isThrough?: boolean) => void;
  /** Put the piece where the eye points if it fits there, and otherwise at the second try. */
  putThere: (sight: Sight, isThrough?: boolean) => void;
  /** Hold the piece by its grip above a square of the map. */
  hover: (x: number, y: number) => void;
  /** Move the held piece by a square as the eye sees it; one that is not held comes above the area. */
  nudge: (x: number, y: number) => void;
  /** Hold the piece at the next place where it fits as it is turned now. */
  nextPlace: (isBack?: boolean) => void;
  /** Put the held piece down: on the area, or back into the tray. */
  drop: () => void;
  /** Put the held piece down and lift the next one of the tray. */
  dropAndNext: () => void;
  takeBack: (kind: number) => void;
  letGo: () => void;
  /** Look from a side. */
  face: (facing: Facing) => void;
}

/** The newest of everything. */
export interface Moment {
  state: Holding;
  desk: Desk & { act: (move: BuildingMove) => void };
}

/** Where actions read the moment they act in, and leave what comes of it. */
export interface Store {
  read: () => Moment;
  set: (state: Holding) => void;
}

/** Do something with the piece in the hand, where there is one and one may build. */
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
