import type { Card, View } from "../../../protocol/ugo";

/** Return the cards that were open on the table in this round: complete tricks and the open one. */
export function playedCards(view: View): ReadonlySet<Card> {
  return new Set([...view.tricks.flatMap(({ cards }) => cards), ...view.trick]);
}
