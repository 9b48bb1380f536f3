import type { View } from "../../../protocol/ugo";

/** Everyone's points in the finished rounds, plus the round on the table as it stands. */
export function totalsSoFar(view: View): number[] {
  const { totals, kingdoms } = withoutLying(view);
  return totals.map((total, seat) => total + (kingdoms[seat]?.score ?? 0));
}

/** After the last round its kingdoms are still on the table: count only the earlier rounds as finished. */
export function withoutLying(view: View): View {
  const last = view.ended.at(-1);
  if (last === undefined || view.ended.length < view.rounds) return view;
  const totals = view.totals.map((total, seat) => total - (last.scores[seat] ?? 0));
  return { ...view, ended: view.ended.slice(0, -1), totals };
}
