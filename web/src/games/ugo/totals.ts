import type { View } from "../../protocol/ugo";

/** Everyone's points of the rounds that are over, with the present one as it lies now. */
export function totalsSoFar(view: View): number[] {
  return view.totals.map((total, seat) => total + (view.kingdoms[seat]?.score ?? 0));
}
