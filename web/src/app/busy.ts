import { useRef, useState } from "react";

/** Do a thing that takes a while; until it is done it is not begun again. */
export function useBusy(work: () => Promise<unknown>): { isBusy: boolean; run: () => void } {
  const [isBusy, setBusy] = useState(false);
  // The second click of a double click comes before the state is seen.
  const isRunning = useRef(false);
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void work().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { isBusy, run };
}
