import { useSecondsUntil } from "../../../model/seconds";
import type { View } from "../../../protocol/ubongocards";

/** The seconds until laying begins, large on the cloth. */
export function Countdown({ view, now }: { view: View; now: () => number }) {
  const left = useSecondsUntil(view.phase === "countdown" ? view.starts_at : null, now);
  if (left === null) return null;
  return (
    <p className="cards-countdown" data-testid="countdown" aria-hidden="true">
      {Math.max(1, left)}
    </p>
  );
}
