import type { Building, Lying, Square } from "./building";
import type { Facing } from "./facing";
import {
  fittingPlaces,
  heldAbove,
  middleCube,
  nearestPlace,
  type Gripped,
  type Held,
} from "./hand";
import { around } from "./map";
import { formOf, lowestCorner, type Cube } from "./pieces";
import { trayForm } from "./tray";

/** What a hand works on. */
export interface Desk {
  squares: readonly Square[];
  kinds: readonly number[];
  laid: Building;
  canBuild: boolean;
}

/** Which piece is chosen, where it is held, and how all pieces are turned. */
export interface Holding {
  /** The task it belongs to; a new task starts with an empty hand. */
  task: string;
  /** The chosen piece as it was lifted. */
  from: Gripped | null;
  /** The cube by which it is held now. */
  by: Cube;
  at: readonly [x: number, y: number] | null;
  /** Whether the place was suggested, not chosen: then turning the piece suggests another. */
  isOffered: boolean;
  forms: ReadonlyMap<number, number>;
  facing: Facing;
}

export function emptyHand(task: string, facing: Facing = 0): Holding {
  return { task, from: null, by: [0, 0, 0], at: null, isOffered: false, forms: new Map(), facing };
}

export const lyingOn = ({ laid }: Pick<Desk, "laid">, kind: number): Lying | undefined =>
  laid.find((piece) => piece.kind === kind);

/** Return a piece's current form. */
export function formNow(forms: Holding["forms"], laid: Building, kind: number): number {
  const there = lyingOn({ laid }, kind);
  return forms.get(kind) ?? (there ? formOf(kind, there.cells) : trayForm(kind));
}

/** Return the chosen piece as it was lifted, and as it is turned now. */
export function liftedOf(state: Holding, desk: Desk): { from: Gripped; now: Gripped } | null {
  const { from, by } = state;
  if (from === null || !desk.kinds.includes(from.kind)) return null;
  return { from, now: { kind: from.kind, form: formNow(state.forms, desk.laid, from.kind), by } };
}

/** Return the chosen piece where it is held. */
export function heldOf(state: Holding, desk: Desk): Held | null {
  const now = liftedOf(state, desk)?.now;
  if (now === undefined || state.at === null || !desk.canBuild) return null;
  return { ...now, x: state.at[0], y: state.at[1] };
}

/** Hold nothing, but keep how the pieces are turned. */
export const emptied = (state: Holding): Holding => ({
  ...state,
  from: null,
  at: null,
  isOffered: false,
});

/** Let go: what lies stays where it is, and turns made meanwhile are forgotten. */
export function released(state: Holding, desk: Desk): Holding {
  const forms = new Map(state.forms);
  const chosen = liftedOf(state, desk)?.now.kind;
  if (chosen !== undefined && lyingOn(desk, chosen)) forms.delete(chosen);
  return { ...emptied(state), forms };
}

/** Take a piece into the hand where it is, by one of its cubes. */
export function gripped(state: Holding, desk: Desk, kind: number, by?: Cube): Gripped {
  const there = lyingOn(desk, kind);
  const form = there ? formOf(kind, there.cells) : formNow(state.forms, desk.laid, kind);
  return { kind, form, by: by ?? middleCube(kind, form) };
}

/** Choose a piece that is not held above the table yet. */
export const lifting = (state: Holding, from: Gripped): Holding => ({
  ...state,
  from,
  by: from.by,
  at: null,
  isOffered: false,
  forms: withForm(state.forms, from.kind, from.form),
});

/** Hold the chosen piece somewhere. */
export const holding = (state: Holding, next: Held): Holding => ({
  ...turning(state, next),
  at: [next.x, next.y],
  isOffered: false,
});

/** Hold the chosen piece in its current form. */
export const turning = (state: Holding, { kind, form, by }: Gripped): Holding => ({
  ...state,
  by,
  forms: withForm(state.forms, kind, form),
});

/** Keep the same object unless a form changes, so that nothing renders again. */
const withForm = (forms: Holding["forms"], kind: number, form: number): Holding["forms"] =>
  forms.get(kind) === form ? forms : new Map(forms).set(kind, form);

/** Hold the chosen piece at the fitting place nearest to a point, or nowhere if it fits nowhere. */
export function offering(
  state: Holding,
  desk: Desk,
  piece: Gripped,
  near: readonly [x: number, y: number],
): Holding {
  const place = nearestPlace(fittingPlaces(desk.squares, desk.laid, piece), near);
  return { ...turning(state, piece), at: place ? [place.x, place.y] : null, isOffered: true };
}

/** Lift a piece and hold it where it lies, or where it fits. */
export function liftingToPlace(state: Holding, desk: Desk, kind: number): Holding {
  const piece = gripped(state, desk, kind);
  const there = lyingOn(desk, kind);
  if (there === undefined) {
    return offering(lifting(state, piece), desk, piece, middleOf(desk.squares));
  }
  const [x, y] = lowestCorner(there.cells);
  return { ...lifting(state, piece), at: [x, y] };
}

/** Find the next piece in the tray after a piece. */
export function nextInTray(desk: Desk, kind: number): number | undefined {
  const place = desk.kinds.indexOf(kind);
  const others = [...desk.kinds.slice(place + 1), ...desk.kinds.slice(0, place)];
  return others.find((other) => lyingOn(desk, other) === undefined);
}

export function middleOf(squares: readonly Square[]): [x: number, y: number] {
  const { left, right, near, far } = around(squares);
  return [(left + right) / 2, (near + far) / 2];
}

/** Return the square of the cube by which a piece is held. */
export const centreOf = ({ x, y, by }: Held): [x: number, y: number] => [x + by[0], y + by[1]];

export function aboveMiddle(piece: Gripped, squares: readonly Square[]): Held {
  const [x, y] = middleOf(squares);
  return heldAbove(piece, Math.round(x), Math.round(y));
}
