import { feel } from "../../../model/feel";
import { isSame } from "../model/building";
import { heldCells, heldInSight, landingOf, PULL, type Held } from "../model/hand";
import {
  emptied,
  gripped,
  holding,
  liftedOf,
  lifting,
  liftingToPlace,
  lyingOn,
  nextInTray,
  released,
  type Holding,
} from "../model/holding";
import { putMove } from "../model/undo";
import { fits, isThere, withPiece, type HandActions, type Moment, type Store } from "./actions";

/** Take pieces into the hand, and put them down. */
export function taking(
  store: Store,
): Pick<
  HandActions,
  "inHand" | "choose" | "grab" | "lift" | "putThere" | "drop" | "dropAndNext" | "takeBack" | "letGo"
> {
  const lift = (state: Holding) => {
    feel("lift");
    store.set(state);
  };
  const letGo = () => {
    const { state, desk } = store.read();
    store.set(released(state, desk));
  };
  return {
    letGo,
    inHand: () => {
      const { state, desk } = store.read();
      return liftedOf(state, desk)?.now.kind ?? null;
    },
    choose: (kind) => {
      const { state, desk } = store.read();
      if (kind === null) letGo();
      else lift(lifting(state, gripped(state, desk, kind)));
    },
    grab: (kind, by) => {
      const { state, desk } = store.read();
      if (desk.canBuild) lift(lifting(state, gripped(state, desk, kind, by)));
      return desk.canBuild;
    },
    lift: (kind) => {
      const { state, desk } = store.read();
      if (desk.canBuild) lift(liftingToPlace(state, desk, kind));
    },
    drop: () => {
      withPiece(store, (_, held, { state, desk }) => {
        if (held === null) return;
        put(desk, held);
        store.set(emptied(state));
      });
    },
    dropAndNext: () => {
      withPiece(store, (_, held, { state, desk }) => {
        const landing = held && landingOf(desk.squares, desk.laid, held);
        if (held === null || landing === null) return;
        put(desk, held);
        const { kind } = held;
        const rest = desk.laid.filter((piece) => piece.kind !== kind);
        const after = { ...desk, laid: [...rest, { kind, cells: landing.cells }] };
        const next = nextInTray(desk, kind);
        store.set(next === undefined ? emptied(state) : liftingToPlace(state, after, next));
      });
    },
    takeBack: (kind) => {
      const { state, desk } = store.read();
      if (lyingOn(desk, kind)) take(desk, kind);
      store.set({ ...state, at: null });
    },
    putThere: (sight, isThrough = false) => {
      withPiece(store, (now, held, { state, desk }) => {
        const next = heldInSight(sight, now, { ...desk, pull: PULL.tap });
        if (isThrough && (next === null || !fits(desk, next))) return;
        const there = next && landingOf(desk.squares, desk.laid, next);
        if (next === null || there === null) store.set(released(state, desk));
        else if (there.misfit === null || isThere(held, next)) {
          put(desk, next);
          store.set(emptied(state));
        } else {
          feel("refused");
          store.set(holding(state, next));
        }
      });
    },
  };
}

/** Take a piece off the area. */
function take({ act }: Pick<Moment["desk"], "act">, kind: number): void {
  act({ take: kind });
  feel("take");
}

/** Put a piece down: on the area, or back into the tray if it is not above the area. */
function put({ squares, laid, act }: Moment["desk"], piece: Held): void {
  const { kind } = piece;
  const there = lyingOn({ laid }, kind);
  const target = landingOf(squares, laid, piece);
  if (target === null) {
    if (there !== undefined) take({ act }, kind);
  } else if (!isSame([{ kind, cells: target.cells }], there ? [there] : [])) {
    act(putMove(kind, heldCells(piece), target.level));
    feel(target.misfit === null ? "place" : "refused");
  }
}
