import { feel } from "../../../model/feel";
import { stepSeen, turnSeen } from "../model/facing";
import {
  fittingPlaces,
  grip,
  heldAbove,
  heldInSight,
  nearestPlace,
  PULL,
  turnedInHand,
  turnedInPlace,
} from "../model/hand";
import { aboveMiddle, centreOf, holding, middleOf, offering, turning } from "../model/holding";
import { fits, isThere, withPiece, type HandActions, type Store } from "./actions";

/** Turn and move the piece in the hand, as seen on the screen. */
export function moving(
  store: Store,
): Pick<HandActions, "turn" | "aim" | "hover" | "nudge" | "nextPlace" | "face"> {
  return {
    turn: (axis, isBack = false) => {
      withPiece(store, (now, held, { state, desk }) => {
        const turn = turnSeen(state.facing, axis, isBack);
        feel("turn");
        if (state.isOffered) {
          const near = held ? centreOf(held) : middleOf(desk.squares);
          store.set(offering(state, desk, turnedInHand(now, ...turn), near));
        } else if (held !== null) store.set(holding(state, turnedInPlace(held, ...turn)));
        else store.set(turning(state, turnedInHand(now, ...turn)));
      });
    },
    aim: (sight, isThrough = false) => {
      withPiece(store, (now, held, { state, desk }) => {
        const next = heldInSight(sight, now, { ...desk, pull: PULL.hover });
        if (isThrough && (next === null || !fits(desk, next))) return;
        // A pointer moves often, a piece only from square to square.
        if (next !== null && !isThere(held, next)) store.set(holding(state, next));
      });
    },
    hover: (x, y) => {
      withPiece(store, (now, _, { state }) => {
        store.set(holding(state, heldAbove({ ...now, by: grip(now.kind, now.form) }, x, y)));
      });
    },
    nudge: (x, y) => {
      withPiece(store, (now, held, { state, desk }) => {
        const [a, b] = stepSeen(state.facing, x, y);
        const next = held && { ...held, x: held.x + a, y: held.y + b };
        store.set(holding(state, next ?? aboveMiddle(now, desk.squares)));
      });
    },
    nextPlace: (isBack = false) => {
      withPiece(store, (now, held, { state, desk }) => {
        const places = fittingPlaces(desk.squares, desk.laid, now);
        const here = places.findIndex((place) => isThere(held, place));
        const next =
          here < 0
            ? nearestPlace(places, held ? centreOf(held) : middleOf(desk.squares))
            : places.at((here + (isBack ? -1 : 1)) % places.length);
        if (next === undefined) feel("refused");
        else store.set(holding(state, next));
      });
    },
    face: (facing) => {
      const { state } = store.read();
      if (facing !== state.facing) store.set({ ...state, facing });
    },
  };
}
