import type { Moment } from "../../../model/feel";
import type { View } from "../../../protocol/ubongocards";

/** List the moments between two views: the verdict on the player's own call, or another player's call. */
export function momentsBetween(before: View, after: View): Moment[] {
  if (before.round !== after.round) return [];
  const verdict = before.phase === "checked" ? null : ownVerdict(after);
  if (verdict !== null) return [verdict];
  return calls(after) > calls(before) ? ["call"] : [];
}

const calls = ({ players }: View): number =>
  players.filter(({ called_at }) => called_at !== null).length;

/** Return the verdict on the player's own call; null before it is checked, or without a call. */
function ownVerdict({ phase, checked, seat }: View): Moment | null {
  const own = phase === "checked" ? checked?.players.find((each) => each.seat === seat) : undefined;
  if (own?.called !== true) return null;
  return own.is_correct ? "solved" : "refused";
}
