import type { Card, View } from "../../../protocol/ugo";

/** Give the cards that lay open on the table in this round: whole tricks and the open one. */
export function playedCards(view: View): ReadonlySet<Card> {
  return new Set([...view.tricks.flatMap(({ cards }) => cards), ...view.trick]);
}
