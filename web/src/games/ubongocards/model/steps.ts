import type { CardView, PlayerView, Spot, View } from "../../../protocol/ubongocards";
import { isLying, type Lying } from "./grid";

/** A move that was sent and is not answered yet: where a card goes, null for the hand. */
export interface Step {
  card: number;
  at: Spot | null;
  round: number;
  /** The player's steps in a view that has it. */
  needs: number;
}

/** One's nine cards as they lie, counted from 1 in the order of the hand. */
export interface Layout {
  nine: readonly CardView[];
  laid: readonly Lying[];
  hand: readonly CardView[];
  numberOf: (card: number) => number;
}

/** Give one's own layout: as the server has it, with the steps that are still on their way. */
export function layoutOf(view: View, own: PlayerView | undefined, steps: readonly Step[]): Layout {
  const laid = own?.laid.filter(isLying) ?? [];
  const nine = [...view.hand, ...laid].toSorted((one, other) => one.card - other.card);
  const moved = steps.reduce((before, step) => after(before, step, nine), laid);
  return {
    nine,
    laid: moved,
    hand: nine.filter(({ card }) => !moved.some((each) => each.card === card)),
    numberOf: (card) => nine.findIndex((each) => each.card === card) + 1,
  };
}

function after(laid: readonly Lying[], { card, at }: Step, nine: readonly CardView[]): Lying[] {
  const rest = laid.filter((each) => each.card !== card);
  const moved = nine.find((each) => each.card === card);
  return at === null || moved === undefined ? rest : [...rest, { ...moved, at }];
}

/** Keep the steps that the newest view does not have yet. */
export function unanswered(
  steps: readonly Step[],
  view: View,
  own: PlayerView | undefined,
): readonly Step[] {
  if (view.phase !== "laying" || own === undefined) return [];
  return steps.filter(({ round, needs }) => round === view.round && needs > own.steps);
}
