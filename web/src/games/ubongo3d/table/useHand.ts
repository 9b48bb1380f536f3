import { useState } from "react";
import {
  fallen,
  isAbove,
  isSame,
  misfit,
  without,
  type Misfit,
  type Square,
} from "../model/building";
import { grip, heldAt, heldCells, turnedInPlace, type Held } from "../model/hand";
import { around } from "../model/map";
import {
  formCount,
  formCubes,
  formOf,
  lowestCorner,
  sizeOf,
  turnedForm,
  type Axis,
  type Cube,
} from "../model/pieces";
import type { OwnBuilding } from "./useBuilding";

/** The hand: which piece is chosen, how all are turned, and where the chosen one is held. */
export interface Hand {
  chosen: number | null;
  forms: ReadonlyMap<number, number>;
  held: Held | null;
  /** Where the held piece would land; null where it is not above the area. */
  landing: { cells: readonly Cube[]; misfit: Misfit | null } | null;
  choose: (kind: number | null) => void;
  /** Take a piece up where it is; false when one may not build now. */
  grab: (kind: number) => boolean;
  turn: (axis: Axis, isBack?: boolean) => void;
  /** Hold the middle of the piece above a point. */
  aim: (x: number, y: number) => void;
  /** Hold the piece by its grip above a square. */
  hover: (x: number, y: number) => void;
  /** Move the held piece by a square; one that is not held yet comes above the area first. */
  nudge: (x: number, y: number) => void;
  /** Put the held piece down: on the area, or back into the tray. */
  drop: () => void;
  takeBack: (kind: number) => void;
  letGo: () => void;
}

interface State {
  chosen: number | null;
  at: readonly [x: number, y: number] | null;
  forms: ReadonlyMap<number, number>;
  task: string;
}

/** Hold pieces for the board in space and for the map alike. */
export function useHand(building: OwnBuilding): Hand {
  const { laid, kinds, squares, canBuild, act } = building;
  const task = building.task?.name ?? "";
  const [state, setState] = useState<State>({ chosen: null, at: null, forms: new Map(), task });
  if (state.task !== task) setState({ chosen: null, at: null, forms: new Map(), task });

  const lying = (kind: number) => laid.find((piece) => piece.kind === kind);
  const formNow = (kind: number) => {
    const there = lying(kind);
    return state.forms.get(kind) ?? (there ? formOf(kind, there.cells) : flattest(kind));
  };
  const chosen = state.chosen !== null && kinds.includes(state.chosen) ? state.chosen : null;
  const held =
    chosen !== null && state.at !== null && canBuild
      ? { kind: chosen, form: formNow(chosen), x: state.at[0], y: state.at[1] }
      : null;

  const hold = (next: Held) => {
    setState({
      ...state,
      chosen: next.kind,
      at: [next.x, next.y],
      forms: new Map(state.forms).set(next.kind, next.form),
    });
  };
  const put = ({ kind, ...place }: Held) => {
    const cells = heldCells({ kind, ...place });
    const there = lying(kind);
    if (!isAbove(squares, cells)) {
      if (there !== undefined) act({ take: kind });
    } else if (
      !isSame([{ kind, cells: fallen(without(laid, kind), cells) }], there ? [there] : [])
    ) {
      act({ put: { kind, cells } });
    }
  };
  /** A piece that lies is held where it lies; one in the tray beside the area. */
  const whereItIs = (kind: number): Held => {
    const there = lying(kind);
    const form = there ? formOf(kind, there.cells) : formNow(kind);
    const [x, y] = there ? lowestCorner(there.cells) : [-9, -9];
    return { kind, form, x, y };
  };

  return {
    chosen,
    forms: new Map(kinds.map((kind) => [kind, formNow(kind)])),
    held,
    landing: landingOf(building, held),
    choose: (kind) => {
      setState({ ...state, chosen: kind, at: null });
    },
    grab: (kind) => {
      if (!canBuild) return false;
      hold(whereItIs(kind));
      return true;
    },
    turn: (axis, isBack = false) => {
      if (chosen === null || !canBuild) return;
      const now = held ?? whereItIs(chosen);
      const next = turnedInPlace(now, turnedForm(chosen, now.form, axis, isBack));
      if (held !== null || lying(chosen)) hold(next);
      else setState({ ...state, forms: new Map(state.forms).set(chosen, next.form) });
    },
    aim: (x, y) => {
      if (chosen === null) return;
      const next = heldAt(chosen, formNow(chosen), x, y);
      // A pointer moves often, a piece only from square to square.
      if (held?.x !== next.x || held.y !== next.y) hold(next);
    },
    hover: (x, y) => {
      if (chosen === null || !canBuild) return;
      const form = formNow(chosen);
      const [a, b] = grip(chosen, form);
      hold({ kind: chosen, form, x: x - a, y: y - b });
    },
    nudge: (x, y) => {
      if (chosen === null || !canBuild) return;
      const now = held ?? whereItIs(chosen);
      const isFar = held === null && !lying(chosen);
      hold(
        isFar
          ? heldAt(chosen, now.form, ...middleOf(squares))
          : { ...now, x: now.x + x, y: now.y + y },
      );
    },
    drop: () => {
      if (held === null) return;
      put(held);
      setState({ ...state, chosen: null, at: null });
    },
    takeBack: (kind) => {
      if (lying(kind)) act({ take: kind });
      setState({ ...state, at: null });
    },
    letGo: () => {
      setState({ ...state, chosen: null, at: null });
    },
  };
}

function middleOf(squares: readonly Square[]): [x: number, y: number] {
  const { left, right, near, far } = around(squares);
  return [(left + right) / 2, (near + far) / 2];
}

function landingOf({ laid, squares }: OwnBuilding, held: Held | null): Hand["landing"] {
  if (held === null || !isAbove(squares, heldCells(held))) return null;
  const rest = without(laid, held.kind);
  const cells = fallen(rest, heldCells(held));
  return { cells, misfit: misfit(squares, rest, cells) };
}

/** In the tray a piece lies flat. */
function flattest(kind: number): number {
  const heights = Array.from(
    { length: formCount(kind) },
    (_, form) => sizeOf(formCubes(kind, form))[2],
  );
  return heights.indexOf(Math.min(...heights));
}
