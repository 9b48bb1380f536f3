import { useCallback, useSyncExternalStore } from "react";
import type { TableTime } from "../net/clock";

/** Count the seconds until a moment of the server's time, rounded up; each one shows on time. */
export function useSecondsUntil(end: number | null, now: TableTime): number | null {
  const count = useCallback(
    () => (end === null ? null : Math.max(0, Math.ceil((end - now()) / 1000))),
    [end, now],
  );
  const untilNext = useCallback(
    () => (end === null || end <= now() ? null : mod(end - now(), 1000)),
    [end, now],
  );
  return useTicking(count, untilNext, now.rate);
}

/** Count the whole seconds since a moment of the server's time. */
export function useSecondsSince(start: number | null, now: TableTime): number | null {
  const count = useCallback(
    () => (start === null ? null : Math.max(0, Math.floor((now() - start) / 1000))),
    [start, now],
  );
  const untilNext = useCallback(
    () => (start === null ? null : 1000 - mod(now() - start, 1000)),
    [start, now],
  );
  return useTicking(count, untilNext, now.rate);
}

/** Count how many of these moments after a start, in milliseconds, have passed; each one counts on time. */
export function usePassed(
  moments: readonly number[],
  start: number | null,
  now: TableTime,
): number {
  const gone = useCallback(() => (start === null ? -Infinity : now() - start), [start, now]);
  const count = useCallback(() => passed(moments, gone()), [moments, gone]);
  const untilNext = useCallback(() => {
    const next = moments[passed(moments, gone())];
    return start === null || next === undefined ? null : next - gone();
  }, [moments, start, gone]);
  return useTicking(count, untilNext, now.rate);
}

/** Count the moments up to this one; the earliest one comes first. */
export const passed = (moments: readonly number[], gone: number): number =>
  moments.findLastIndex((at) => at <= gone) + 1;

/** Show a number that changes over time: `untilNext` says in how many milliseconds at the table. */
function useTicking<Value>(count: () => Value, untilNext: () => number | null, rate = 1): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const pause = untilNext();
        // Just after the change, never before it.
        if (pause !== null) timer = setTimeout(tick, pause / rate + 2);
      };
      const tick = () => {
        listener();
        wait();
      };
      wait();
      return () => {
        clearTimeout(timer);
      };
    },
    [untilNext, rate],
  );
  return useSyncExternalStore(subscribe, count);
}

const mod = (value: number, by: number) => ((value % by) + by) % by;
