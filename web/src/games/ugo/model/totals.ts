import type { View } from "../../../protocol/ugo";

/** Everyone's points of the rounds that are over, with the one on the table as it lies now. */
export function totalsSoFar(view: View): number[] {
  const { totals, kingdoms } = withoutLying(view);
  return totals.map((total, seat) => total + (kingdoms[seat]?.score ?? 0));
}

/** After the last round its kingdoms still lie there: count only the rounds before as over. */
export function withoutLying(view: View): View {
  const last = view.ended.at(-1);
  if (last === undefined || view.ended.length < view.rounds) return view;
  const totals = view.totals.map((total, seat) => total - (last.scores[seat] ?? 0));
  return { ...view, ended: view.ended.slice(0, -1), totals };
}
