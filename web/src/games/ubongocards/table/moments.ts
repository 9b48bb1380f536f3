import type { Moment } from "../../../model/feel";
import type { View } from "../../../protocol/ubongocards";

/** List the moments between two views: somebody has called. */
export function momentsBetween(before: View, after: View): Moment[] {
  const calls = ({ players }: View) => players.filter(({ called_at }) => called_at !== null).length;
  return before.round === after.round && calls(after) > calls(before) ? ["call"] : [];
}
