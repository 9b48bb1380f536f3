import { useEffect, useState } from "react";

/** Count the seconds until a moment of the server's time, rounded up; null where there is none. */
export function useSecondsUntil(end: number | null, now: () => number): number | null {
  const [, setTick] = useState(0);
  const left = end === null ? null : Math.max(0, end - now());
  useEffect(() => {
    if (left === null || left === 0) return;
    const timer = setTimeout(
      () => {
        setTick((tick) => tick + 1);
      },
      (left % 1000) + 5,
    );
    return () => {
      clearTimeout(timer);
    };
  });
  return left === null ? null : Math.ceil(left / 1000);
}
