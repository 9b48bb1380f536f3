import { useState } from "react";
import { feel } from "../../../model/feel";
import type { CardView, Spot } from "../../../protocol/ubongocards";
import type { Point } from "../model/camera";
import { besideAll, turnedBy, turnedThere, within } from "../model/grid";
import type { Laid, OwnLayout } from "./useLayout";

/** The chosen card, and where it would be laid now. */
export interface Held {
  card: number;
  turn: number;
  /** Where it would come to lie; null while it is nowhere. */
  spot: Spot | null;
  /** The pointer's position on the screen, while the card is dragged. */
  drag: Point | null;
}

export interface Hand {
  held: Held | null;
  /** How the cards in the hand are turned. */
  turnOf: (card: number) => number;
  choose: (card: number) => void;
  letGo: () => void;
  /** Hold a card at the place that `aim` finds for its turn. */
  aim: (card: number, where: (turn: number) => Spot | null, drag?: Point | null) => void;
  /** Hold a card by keys: where it lies, or next to everything. */
  lift: (card: number) => Spot;
  /** Move the held card's place by keys. */
  nudge: (right: number, down: number) => Spot | null;
  /** Turn the chosen card by quarters, in the hand or where it lies. */
  turn: (by: number, card?: number) => void;
  /** Lay the held card, by default where it would be laid now. Returns whether it lies there. */
  drop: (spot?: Spot) => boolean;
  /** Take a card back into the hand. Returns whether it goes there. */
  takeBack: (card?: number) => boolean;
}

interface HandProps {
  layout: OwnLayout;
  /** Called before a card leaves its visible place. */
  onMove: (card: number) => void;
  /** Called with what was laid or taken, or why not. */
  onDone: (done: Laid, spot: Spot | null, card: number) => void;
  /** Called with the new turn of a card in the hand or above the board. */
  onTurned: (turn: number) => void;
}

/** Choosing, turning, aiming and laying, for pointer and keys alike. */
export function useHeld({ layout, onMove, onDone, onTurned }: HandProps): Hand {
  const [turns, setTurns] = useState<Readonly<Record<number, number>>>({});
  const [chosen, setChosen] = useState<Held | null>(null);
  const held = layout.nine.some(({ card }) => card === chosen?.card) ? chosen : null;
  const lyingAt = (card: number) => layout.laid.find((each) => each.card === card)?.at;
  const turnOf = (card: number) => lyingAt(card)?.turn ?? turns[card] ?? 0;

  const lay = (spot: Spot) => {
    onMove(spot.card);
    const done = layout.lay(spot);
    feel(done === "overlap" ? "refused" : "place");
    onDone(done, spot, spot.card);
    if (done === "done" || done === "same") setTurns({ ...turns, [spot.card]: spot.turn });
    return done;
  };
  const turned = (turn: number) => {
    feel("turn");
    onTurned(turn);
  };
  const turnIdle = (card: number, by: number) => {
    const at = lyingAt(card);
    if (at === undefined) {
      setTurns((now) => ({ ...now, [card]: turnedBy(now[card] ?? 0, by) }));
      setChosen((now) => (now?.card === card ? { ...now, turn: turnedBy(now.turn, by) } : now));
      turned(turnedBy(turnOf(card), by));
      return;
    }
    const spot = turnedThere(at, by, layout.laid);
    if (layout.canLay && lay(spot) === "done") {
      setChosen({ card, turn: spot.turn, spot: null, drag: null });
    }
  };
  const lift = (card: number) => {
    const turn = turnOf(card);
    const spot = lyingAt(card) ?? besideAll(card, turn, layout.laid);
    setChosen({ card, turn, spot, drag: null });
    return spot;
  };
  return {
    held,
    turnOf,
    choose: (card) => {
      if (held?.drag) onMove(card);
      else feel("lift");
      const turn = held?.card === card && lyingAt(card) === undefined ? held.turn : turnOf(card);
      setTurns({ ...turns, [card]: turn });
      setChosen({ card, turn, spot: null, drag: null });
    },
    letGo: () => {
      if (held?.drag) onMove(held.card);
      setChosen(null);
    },
    aim: (card, where, drag = null) => {
      setChosen((now) => {
        const turn = now?.card === card ? now.turn : turnOf(card);
        return { card, turn, spot: where(turn), drag };
      });
    },
    lift,
    nudge: (right, down) => {
      if (held === null) return null;
      if (held.spot === null) return lift(held.card);
      const { x, y } = held.spot;
      const spot = within({ ...held.spot, x: x + right, y: y + down });
      setChosen({ ...held, spot });
      return spot;
    },
    turn: (by, card = held?.card) => {
      if (card === undefined) return;
      const isInTheAir = held?.card === card && (held.spot !== null || held.drag !== null);
      if (!isInTheAir) {
        turnIdle(card, by);
        return;
      }
      setChosen((now) => now && turnedInTheAir(now, by));
      turned(turnedBy(held.turn, by));
    },
    drop: (wanted = held?.spot ?? undefined) => {
      if (wanted === undefined) return false;
      const done = layout.canLay ? lay(wanted) : "same";
      const lies = done === "done" || done === "same";
      if (lies) setChosen(null);
      else if (held?.drag) setChosen({ ...held, turn: turnOf(held.card), spot: null, drag: null });
      return lies;
    },
    takeBack: (card = held?.card) => {
      if (card === undefined || lyingAt(card) === undefined || !layout.canLay) return false;
      setTurns({ ...turns, [card]: turnOf(card) });
      onMove(card);
      feel("take");
      const done = layout.take(card);
      onDone(done, null, card);
      setChosen(null);
      return done === "done";
    },
  };
}

function turnedInTheAir(held: Held, by: number): Held {
  const turn = turnedBy(held.turn, by);
  return { ...held, turn, spot: held.spot && { ...held.spot, turn } };
}

/** Return the card of a layout by its number in the stack. */
export function cardOf(layout: OwnLayout, card: number): CardView | undefined {
  return layout.nine.find((each) => each.card === card);
}
