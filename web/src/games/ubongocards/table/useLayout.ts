import { unansweredIn } from "../../../race/unanswered";
import type { Move, Spot, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { isFree, isSame } from "../model/grid";
import { layoutOf, stepsIn, type Layout } from "../model/steps";

export interface OwnLayout extends Layout {
  /** Cards whose confirmation by the server is overdue. */
  pending: ReadonlySet<number>;
  /** Whether cards can be laid now. */
  canLay: boolean;
  /** Lay, move or turn a card; otherwise say why not. */
  lay: (spot: Spot) => Laid;
  /** Take a card back into the hand. */
  take: (card: number) => Laid;
}

/** The outcome of a request: done, already so, blocked by another card, or too many moves waiting. */
export type Laid = "done" | "same" | "overlap" | "full";

type Props = Pick<GameTableProps, "play" | "line" | "pending">;

/** The player's cards; a move shows at once, and the server's answer corrects it. */
export function useLayout(view: View, { play, line, pending }: Props): OwnLayout {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const { moves, isCalled, late } = unansweredIn<Move>({ line, pending });
  const steps = view.phase === "laying" ? stepsIn(moves) : [];
  const layout = layoutOf(view, own, steps);
  const send = (move: Move): Laid => (play(move) ? "done" : "full");
  return {
    ...layout,
    pending: late(steps.map(({ card }) => card)),
    canLay: view.phase === "laying" && own !== undefined && !isCalled,
    lay: (spot) => {
      const before = layout.laid.find(({ card }) => card === spot.card)?.at;
      if (before && isSame(before, spot)) return "same";
      return isFree(spot, layout.laid) ? send({ lay: spot }) : "overlap";
    },
    take: (card) => send({ take: card }),
  };
}
