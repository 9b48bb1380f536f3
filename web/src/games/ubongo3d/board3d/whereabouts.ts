import type { Building } from "../model/building";
import { heldCells, type Gripped, type Held, type Landing } from "../model/hand";
import { formCubes, formOf, sizeOf } from "../model/pieces";
import { fromMiddle, middleOf, TRAY_SCALE, type Layout, type Point } from "./space";

/** Everything that determines where pieces are. */
export interface Things {
  layout: Layout;
  laid: Building;
  forms: ReadonlyMap<number, number>;
  lifted: { from: Gripped; now: Gripped } | null;
  held: Held | null;
  landing: Landing | null;
  /** Whether the pointer carries the held piece. */
  isCarried: boolean;
}

/** How high a carried piece floats above its landing place, or above the table beside the area. */
const FLOAT = { landing: 0.25, beside: 0.8 };
/** How high a lifted piece floats above where it lay. */
export const LIFT = 0.5;
/** A piece lifted from the tray floats lower, so that it hides less of the board. */
export const LIFTED_SCALE = 0.85;

interface Whereabouts {
  form: number;
  /** The centre of its box. */
  at: Point;
  scale: number;
}

/** Return a piece's rotation and place: in the hand, on the board or in the tray. */
export function whereabouts(kind: number, things: Things): Whereabouts {
  const { layout, held, landing, lifted, isCarried } = things;
  if (isCarried && held?.kind === kind) {
    const [right, up, near] = middleOf(layout, landing?.cells ?? heldCells(held));
    const float = landing === null ? FLOAT.beside : FLOAT.landing;
    return { form: held.form, at: [right, up + float, near], scale: 1 };
  }
  if (lifted?.now.kind === kind) {
    return { form: lifted.now.form, ...liftedAt(lifted, things) };
  }
  const lying = things.laid.find((piece) => piece.kind === kind);
  const form = lying ? formOf(kind, lying.cells) : (things.forms.get(kind) ?? 0);
  const scale = lying ? 1 : TRAY_SCALE;
  return { form, at: restingAt(kind, form, things, scale), scale };
}

function restingAt(kind: number, form: number, { layout, laid }: Things, scale = 1): Point {
  const lying = laid.find((piece) => piece.kind === kind);
  if (lying !== undefined) return middleOf(layout, lying.cells);
  const [right, up, near] = layout.slots.get(kind) ?? [0, 0, 0];
  return [right, up + (scale * heightOf(kind, form)) / 2, near];
}

/** A lifted piece turns about the cube by which it is held, and never sinks into what it lay on. */
function liftedAt(
  { from, now }: NonNullable<Things["lifted"]>,
  things: Things,
): Omit<Whereabouts, "form"> {
  const isLying = things.laid.some(({ kind }) => kind === from.kind);
  const scale = isLying ? 1 : LIFTED_SCALE;
  const rest = restingAt(from.kind, from.form, things, scale);
  const before = fromMiddle(from.kind, from.form, from.by);
  const after = fromMiddle(now.kind, now.form, now.by);
  const floor = rest[1] - (scale * heightOf(from.kind, from.form)) / 2;
  const up = rest[1] + scale * (before[1] - after[1]);
  const at: Point = [
    rest[0] + scale * (before[0] - after[0]),
    Math.max(up, floor + (scale * heightOf(now.kind, now.form)) / 2) + LIFT,
    rest[2] + scale * (before[2] - after[2]),
  ];
  return { at, scale };
}

const heightOf = (kind: number, form: number) => sizeOf(formCubes(kind, form))[2];
