import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";
import { isNowhere } from "../../../model/focus";
import { usePageKeys } from "../../../model/page-keys";
import type { Spot } from "../../../protocol/ubongocards";

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeysProps {
  main: RefObject<HTMLElement | null>;
  layout: OwnLayout;
  hand: Hand;
  onPlaces: (card: number | null) => void;
  /** Asks for a hint; undefined if there are none. */
  onHint: (() => void) | null;
  /** Called when keys have moved the held card. */
  onMoved: (spot: Spot) => void;
}

/** Keys for the hand and the board; elsewhere on the page they keep their usual meaning. */
export function useKeys({ main, layout, hand, onPlaces, onHint, onMoved }: KeysProps): void {
  const focusNext = (from: HTMLElement, step: number) => {
    const cards = Array.from(main.current?.querySelectorAll<HTMLElement>("[data-laid]") ?? []);
    const place = cards.indexOf(from);
    cards[place < 0 ? 0 : (place + step + cards.length) % cards.length]?.focus();
  };
  const isLaid = (card: number | undefined) => layout.laid.some((each) => each.card === card);
  const focusSoon = useFocusAfter(main, (card, goes) =>
    goes === "board" ? isLaid(card) && hand.held === null : !isLaid(card),
  );
  /** On the board arrows move the held card, or go from card to card; Enter lays it. */
  const onBoard = (event: KeyboardEvent, target: HTMLElement): boolean => {
    const step = STEPS[event.key];
    if (step !== undefined && hand.held !== null) {
      const spot = hand.nudge(...step);
      if (spot !== null) onMoved(spot);
      return true;
    }
    if (step !== undefined) {
      focusNext(target, step[0] + step[1]);
      return true;
    }
    if ((event.key === "Enter" || event.key === " ") && hand.held?.spot != null) {
      const { card } = hand.held;
      if (hand.drop()) focusSoon(card, "board");
      return true;
    }
    return false;
  };
  const takeBack = (card: number | undefined) => {
    if (hand.takeBack(card) && card !== undefined) focusSoon(card, "hand");
  };
  const act = (event: KeyboardEvent, target: HTMLElement | null): boolean => {
    const focused = target?.dataset.card === undefined ? undefined : Number(target.dataset.card);
    const card = hand.held?.card ?? focused;
    switch (event.key.toLowerCase()) {
      case "r":
        hand.turn(event.shiftKey ? -1 : 1, card);
        return true;
      case "p":
        onPlaces(focused ?? card ?? null);
        return true;
      case "h":
        if (!event.repeat) onHint?.();
        return onHint !== null;
      case "escape":
        hand.letGo();
        return hand.held !== null;
      case "delete":
      case "backspace":
        takeBack(isLaid(card) ? card : focused);
        return true;
    }
    return target?.closest("[data-cards-board]") != null && onBoard(event, target);
  };
  usePageKeys((event, target) => {
    const element = target instanceof HTMLElement ? target : null;
    const isHere =
      isNowhere(element) ||
      element?.matches("main, [data-hand] *, [data-cards-board], [data-cards-board] *");
    if (!isHere || event.altKey || event.metaKey || event.ctrlKey) return false;
    return act(event, element);
  });
}

type Goal = "board" | "hand";

/**
 * After a card is laid the next one in the hand gets the focus; one that is taken back gets it itself.
 *
 * That happens as the card is drawn in its new place, before anything else that appears with it takes the
 * focus: a frame later it would have to be taken from there again.
 */
function useFocusAfter(
  main: RefObject<HTMLElement | null>,
  hasGone: (card: number, goes: Goal) => boolean,
) {
  const wanted = useRef<{ card: number; goes: Goal } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { card, goes } = wanted.current;
    if (!hasGone(card, goes)) return;
    wanted.current = null;
    const found = (which: string) =>
      main.current?.querySelector<HTMLElement>(`[data-hand] ${which}`) ?? null;
    const own = goes === "hand" ? found(`[data-card="${card}"]`) : null;
    (own ?? found('[tabindex="0"]'))?.focus();
  });
  return (card: number, goes: Goal) => {
    wanted.current = { card, goes };
  };
}
