import { useState } from "react";
import type { Move, Spot, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../room";
import { isFree, isSame } from "../model/grid";
import { layoutOf, unanswered, type Layout, type Step } from "../model/steps";

export interface OwnLayout extends Layout {
  /** Whether cards can be laid now. */
  canLay: boolean;
  /** Lay, move or turn a card; otherwise say why not. */
  lay: (spot: Spot) => Laid;
  /** Take a card back into the hand. */
  take: (card: number) => Laid;
}

/** What became of a wish: it is done, it was so already, another card is there, the line is down. */
export type Laid = "done" | "same" | "overlap" | "offline";

type Props = Pick<GameTableProps, "play" | "live" | "refused">;

/** One's own cards; what one does is seen at once, and the server's answer sets it right. */
export function useLayout(view: View, { play, live, refused }: Props): OwnLayout {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const [sent, setSent] = useState<readonly Step[]>([]);
  const [answered, setAnswered] = useState(refused);
  if (answered !== refused) {
    // A refusal: what was to follow may be refused, too, so that the view alone counts.
    setAnswered(refused);
    setSent([]);
  }
  const steps = live ? unanswered(sent, view, own) : [];
  const layout = layoutOf(view, own, steps);
  const send = (move: Move, card: number, at: Spot | null): Laid => {
    if (!play(move)) return "offline";
    const needs = Math.max(own?.steps ?? 0, steps.at(-1)?.needs ?? 0) + 1;
    setSent([...steps, { card, at, round: view.round, needs }]);
    return "done";
  };
  return {
    ...layout,
    canLay: view.phase === "laying" && own !== undefined,
    lay: (spot) => {
      const before = layout.laid.find(({ card }) => card === spot.card)?.at;
      if (before && isSame(before, spot)) return "same";
      return isFree(spot, layout.laid) ? send({ lay: spot }, spot.card, spot) : "overlap";
    },
    take: (card) => send({ take: card }, card, null),
  };
}
