import { minutes } from "../../../model/duration";
import type { RoundLine, View } from "../../../protocol/ubongocards";

/** Ask whether a player plays alone. */
export const isPractice = ({ players }: View): boolean => players.length === 1;

/** Ask whether this hand is the last one, as the hand of the day is. */
export const isLastHand = ({ round, rounds }: View): boolean => round >= rounds;

/** The result of a practice hand. */
export type HandEnd = "solved" | "wrong" | "left";

export function endOf({ players: [own] }: RoundLine): HandEnd {
  if (own?.called !== true) return "left";
  return own.is_correct ? "solved" : "wrong";
}

/** How long a hand took, as a clock. */
export const timeOf = ({ lasted }: RoundLine): string => minutes(Math.round(lasted / 1000));

/** The fastest hand, if several were solved. */
export function quickestOf(ended: readonly RoundLine[]): RoundLine | undefined {
  const solved = ended.filter((hand) => endOf(hand) === "solved");
  if (solved.length < 2) return undefined;
  return solved.toSorted((one, other) => one.lasted - other.lasted)[0];
}
