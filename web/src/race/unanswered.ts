import type { GameTableProps } from "../games/game-module";

/** The player's unanswered moves: the table shows them as if they were made. */
interface Unanswered<Move> {
  moves: readonly Move[];
  /** A call is on its way. */
  isCalled: boolean;
  /** Return those of the things that the moves are about which are to be marked, since the connection is bad. */
  late: (things: readonly number[]) => ReadonlySet<number>;
}

/** Read the unanswered moves of a game. */
export function unansweredIn<Move extends object>({
  line,
  pending,
}: Pick<GameTableProps, "line" | "pending">): Unanswered<Move> {
  return {
    moves: pending.map(({ move }) => move as unknown as Move),
    isCalled: isPending(pending, "call"),
    late: (things) => new Set(line === "good" ? [] : things),
  };
}

/** Ask whether a move of this kind is on its way. */
export function isPending(pending: GameTableProps["pending"], kind: string): boolean {
  return pending.some(({ move }) => kind in move);
}
