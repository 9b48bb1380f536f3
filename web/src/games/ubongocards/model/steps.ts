import type { CardView, Move, PlayerView, Spot, View } from "../../../protocol/ubongocards";
import { isLying, type Lying } from "./grid";

/** A move that is not answered yet: where a card goes, null for the hand. */
export interface Step {
  card: number;
  at: Spot | null;
}

/** The player's nine cards as they lie, counted from 1 in the order of the hand. */
export interface Layout {
  nine: readonly CardView[];
  laid: readonly Lying[];
  hand: readonly CardView[];
  numberOf: (card: number) => number;
}

/** Return the player's layout: as the server has it, plus the steps that are still on their way. */
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

/** Read the steps from the moves that wait for their answer. */
export function stepsIn(moves: readonly Move[]): Step[] {
  return moves.flatMap((move): Step[] => {
    if ("lay" in move) return [{ card: move.lay.card, at: move.lay }];
    return "take" in move ? [{ card: move.take, at: null }] : [];
  });
}
