import { useLayoutEffect, useRef, type RefObject } from "react";
import { travel } from "../../../model/feel";

/** Cards fly between hand and board: announce that one is about to move, and it flies from its old place. */
export function useFlights(root: RefObject<HTMLElement | null>): (card: number) => void {
  const starts = useRef(new Map<number, DOMRect>());
  useLayoutEffect(() => {
    for (const [card, start] of starts.current) {
      const landed = seen(root.current, card);
      if (landed) travel(landed, start);
    }
    starts.current.clear();
  });
  return (card) => {
    const start = seen(root.current, card)?.getBoundingClientRect();
    if (start) starts.current.set(card, start);
  };
}

/** Find the visible picture of a card: under the pointer, on the board or in the hand. */
function seen(root: HTMLElement | null, card: number): HTMLElement | null {
  const found = (where: string) => root?.querySelector<HTMLElement>(where) ?? null;
  const own = `[data-card="${card}"]`;
  return (
    found(`.cards-board-dragged${own}`) ??
    found(`.cards-board-ghost${own}`) ??
    found(`.cards-board-card${own}`) ??
    found(`.nine-card${own} .nine-turned`)
  );
}
