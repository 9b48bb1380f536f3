import { minutes } from "../../../model/duration";
import type { RoundLine, View } from "../../../protocol/ubongocards";

/** Ask whether somebody plays alone. */
export const isPractice = ({ players }: View): boolean => players.length === 1;

/** Ask whether no other hand follows this one, as in the hand of the day. */
export const isLastHand = ({ round, rounds }: View): boolean => round >= rounds;

/** How a hand of one's practice ended. */
export type HandEnd = "solved" | "wrong" | "left";

export function endOf({ players: [own] }: RoundLine): HandEnd {
  if (own?.called !== true) return "left";
  return own.is_correct ? "solved" : "wrong";
}

/** How long a hand took, as a clock shows it. */
export const timeOf = ({ lasted }: RoundLine): string => minutes(Math.round(lasted / 1000));

/** The hand that took the shortest time, where several were solved. */
export function quickestOf(ended: readonly RoundLine[]): RoundLine | undefined {
  const solved = ended.filter((hand) => endOf(hand) === "solved");
  if (solved.length < 2) return undefined;
  return solved.toSorted((one, other) => one.lasted - other.lasted)[0];
}
