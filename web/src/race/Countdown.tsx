import { useEffect } from "react";
import { feel } from "../model/feel";
import { useSecondsUntil } from "../model/seconds";

interface CountdownProps {
  /** When the race starts, in the table's time. */
  starts: number | null;
  now: () => number;
  className: string;
}

/** Three, two, one. */
export function Countdown({ starts, now, className }: CountdownProps) {
  const seconds = useSecondsUntil(starts, now);
  useEffect(() => {
    if (seconds !== null && seconds > 0) feel("tick");
  }, [seconds]);
  return (
    <p className={className} data-testid="countdown" aria-hidden="true">
      {Math.max(1, seconds ?? 1)}
    </p>
  );
}
