import { useState } from "react";
import { feel } from "../../../model/feel";
import { isSame, type Square } from "../model/building";
import { stepSeen, turnSeen, type Facing } from "../model/facing";
import {
  fittingPlaces,
  grip,
  heldAbove,
  heldCells,
  heldInSight,
  landingOf,
  middleCube,
  nearestPlace,
  PULL,
  turnedInHand,
  turnedInPlace,
  type Gripped,
  type Held,
  type Landing,
  type Sight,
} from "../model/hand";
import { around } from "../model/map";
import { formOf, lowestCorner, type Axis, type Cube } from "../model/pieces";
import { trayForm } from "../model/tray";
import { putMove } from "../model/undo";
import type { OwnBuilding } from "./useBuilding";

/** The hand: which piece is chosen, how all are turned, and where the chosen one is held. */
export interface Hand {
  chosen: number | null;
  forms: ReadonlyMap<number, number>;
  /** The chosen piece as it was lifted, and as it is turned now. */
  lifted: { from: Gripped; now: Gripped } | null;
  held: Held | null;
  /** Where the held piece would land; null where it is not above the area. */
  landing: Landing | null;
  choose: (kind: number | null) => void;
  /** Lift a piece where it is, by a cube of it; false when one may not build now. */
  grab: (kind: number, by: Cube) => boolean;
  /** Lift a piece and hold it where it fits. */
  lift: (kind: number) => void;
  /** Turn the chosen piece about an axis as the eye sees it. */
  turn: (axis: Axis, isBack?: boolean) => void;
  /** Hold the piece where the eye points. */
  aim: (sight: Sight) => void;
  /** Put the piece where the eye points if it fits there, and otherwise when that is said twice. */
  putThere: (sight: Sight) => void;
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
  /** From which side one looks. */
  facing: Facing;
  face: (facing: Facing) => void;
}

interface State {
  /** The chosen piece as it was lifted. */
  from: Gripped | null;
  /** The cube by which it is held now. */
  by: Cube;
  at: readonly [x: number, y: number] | null;
  /** Whether the place was offered, not chosen: then another is offered when the piece is turned. */
  isOffered: boolean;
  forms: ReadonlyMap<number, number>;
  task: string;
  facing: Facing;
}

/** Hold pieces for the board in space and for the map alike. */
export function useHand(building: OwnBuilding): Hand {
  const { laid, kinds, squares, canBuild, act } = building;
  const task = building.task?.name ?? "";
  const [state, setState] = useState<State>(() => emptyHand(task));
  if (state.task !== task) setState({ ...emptyHand(task), facing: state.facing });

  const lying = (kind: number) => laid.find((piece) => piece.kind === kind);
  const formNow = (kind: number) => {
    const there = lying(kind);
    return state.forms.get(kind) ?? (there ? formOf(kind, there.cells) : trayForm(kind));
  };
  const from = state.from !== null && kinds.includes(state.from.kind) ? state.from : null;
  const now: Gripped | null = from && {
    kind: from.kind,
    form: formNow(from.kind),
    by: state.by,
  };
  const held: Held | null =
    now !== null && state.at !== null && canBuild
      ? { ...now, x: state.at[0], y: state.at[1] }
      : null;
  const landing = held && landingOf(squares, laid, held);

  const empty: State = { ...state, from: null, at: null, isOffered: false };
  /** What is let go lies as it lies: how it was turned meanwhile is forgotten. */
  const released = (): State => {
    const forms = new Map(state.forms);
    if (from !== null && lying(from.kind)) forms.delete(from.kind);
    return { ...empty, forms };
  };
  const lifted = (kind: number, by?: Cube): State => {
    const there = lying(kind);
    const form = there ? formOf(kind, there.cells) : formNow(kind);
    const grippedBy = by ?? middleCube(kind, form);
    return {
      ...state,
      from: { kind, form, by: grippedBy },
      by: grippedBy,
      at: null,
      isOffered: false,
      forms: new Map(state.forms).set(kind, form),
    };
  };
  const holding = (next: Held, isOffered = false): State => ({
    ...state,
    by: next.by,
    at: [next.x, next.y],
    isOffered,
    forms: new Map(state.forms).set(next.kind, next.form),
  });
  /** Hold a piece at the fitting place that is nearest to a point; nowhere, where it fits nowhere. */
  const offered = (next: State, gripped: Gripped, near: readonly [number, number]): State => {
    const place = nearestPlace(fittingPlaces(squares, laid, gripped), near);
    return {
      ...next,
      by: gripped.by,
      at: place ? [place.x, place.y] : null,
      isOffered: true,
      forms: new Map(next.forms).set(gripped.kind, gripped.form),
    };
  };
  const put = (piece: Held) => {
    const { kind } = piece;
    const there = lying(kind);
    const target = landingOf(squares, laid, piece);
    if (target === null) {
      if (there !== undefined) act({ take: kind });
    } else if (!isSame([{ kind, cells: target.cells }], there ? [there] : [])) {
      act(putMove(kind, heldCells(piece), target.level));
      feel(target.misfit === null ? "place" : "refused");
    }
  };
  const lift = (next: State) => {
    feel("lift");
    setState(next);
  };

  return {
    chosen: from?.kind ?? null,
    forms: new Map(kinds.map((kind) => [kind, formNow(kind)])),
    lifted: from && now && { from, now },
    held,
    landing,
    facing: state.facing,
    choose: (kind) => {
      if (kind === null) setState(released());
      else lift(lifted(kind));
    },
    grab: (kind, by) => {
      if (!canBuild) return false;
      lift(lifted(kind, by));
      return true;
    },
    lift: (kind) => {
      if (!canBuild) return;
      const next = lifted(kind);
      const there = lying(kind);
      const corner = there && lowestCorner(there.cells);
      lift(
        corner
          ? { ...next, at: [corner[0], corner[1]] }
          : offered(next, next.from ?? NOTHING, middleOf(squares)),
      );
    },
    turn: (axis, isBack = false) => {
      if (now === null || !canBuild) return;
      const turn = turnSeen(state.facing, axis, isBack);
      feel("turn");
      if (state.isOffered) {
        const near: readonly [number, number] = held ? centreOf(held) : middleOf(squares);
        setState(offered(state, turnedInHand(now, ...turn), near));
      } else if (held !== null) setState(holding(turnedInPlace(held, ...turn)));
      else {
        const next = turnedInHand(now, ...turn);
        const forms = new Map(state.forms).set(next.kind, next.form);
        setState({ ...state, by: next.by, forms });
      }
    },
    aim: (sight) => {
      if (now === null || !canBuild) return;
      const next = heldInSight(sight, now, { squares, laid, pull: PULL.hover });
      // A pointer moves often, a piece only from square to square.
      if (next !== null && (held?.x !== next.x || held.y !== next.y)) setState(holding(next));
    },
    putThere: (sight) => {
      if (now === null || !canBuild) return;
      const next = heldInSight(sight, now, { squares, laid, pull: PULL.tap });
      const there = next && landingOf(squares, laid, next);
      if (next === null || there === null) {
        setState(released());
        return;
      }
      const isTwice = held?.x === next.x && held.y === next.y;
      if (there.misfit === null || isTwice) {
        put(next);
        setState(empty);
      } else {
        feel("refused");
        setState(holding(next));
      }
    },
    hover: (x, y) => {
      if (now === null || !canBuild) return;
      setState(holding(heldAbove({ ...now, by: grip(now.kind, now.form) }, x, y)));
    },
    nudge: (x, y) => {
      if (now === null || !canBuild) return;
      if (held === null) setState(holding(aboveMiddle(now, squares)));
      else {
        const [a, b] = stepSeen(state.facing, x, y);
        setState(holding({ ...held, x: held.x + a, y: held.y + b }));
      }
    },
    nextPlace: (isBack = false) => {
      if (now === null || !canBuild) return;
      const places = fittingPlaces(squares, laid, now);
      const here = places.findIndex((place) => place.x === held?.x && place.y === held.y);
      const next =
        here < 0
          ? nearestPlace(places, held ? centreOf(held) : middleOf(squares))
          : places.at((here + (isBack ? -1 : 1)) % places.length);
      if (next === undefined) feel("refused");
      else setState(holding(next));
    },
    drop: () => {
      if (held === null) return;
      put(held);
      setState(empty);
    },
    dropAndNext: () => {
      if (held === null || landing === null) return;
      put(held);
      const laidNow = [
        ...laid.filter(({ kind }) => kind !== held.kind),
        { kind: held.kind, cells: landing.cells },
      ];
      const place = kinds.indexOf(held.kind);
      const next = [...kinds.slice(place + 1), ...kinds.slice(0, place)].find(
        (kind) => lying(kind) === undefined,
      );
      if (next === undefined) setState(empty);
      else {
        const form = formNow(next);
        const gripped = { kind: next, form, by: middleCube(next, form) };
        const spot = nearestPlace(fittingPlaces(squares, laidNow, gripped), middleOf(squares));
        setState({
          ...state,
          from: gripped,
          by: gripped.by,
          at: spot ? [spot.x, spot.y] : null,
          isOffered: true,
        });
      }
    },
    takeBack: (kind) => {
      if (lying(kind)) act({ take: kind });
      setState({ ...state, at: null });
    },
    letGo: () => {
      setState(released());
    },
    face: (facing) => {
      if (facing !== state.facing) setState({ ...state, facing });
    },
  };
}

const NOTHING: Gripped = { kind: 0, form: 0, by: [0, 0, 0] };

function emptyHand(task: string): State {
  return {
    from: null,
    by: [0, 0, 0],
    at: null,
    isOffered: false,
    forms: new Map(),
    task,
    facing: 0,
  };
}

function middleOf(squares: readonly Square[]): [x: number, y: number] {
  const { left, right, near, far } = around(squares);
  return [(left + right) / 2, (near + far) / 2];
}

/** Give the square of the cube by which a piece is held. */
const centreOf = ({ x, y, by }: Held): [x: number, y: number] => [x + by[0], y + by[1]];

function aboveMiddle(gripped: Gripped, squares: readonly Square[]): Held {
  const [x, y] = middleOf(squares);
  return heldAbove(gripped, Math.round(x), Math.round(y));
}
