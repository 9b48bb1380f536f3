import { useRef, useState } from "react";

/** Do a thing that takes a while; until it is done it is not begun again. */
export function useBusy<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): { isBusy: boolean; run: (...given: Given) => void } {
  const [isBusy, setBusy] = useState(false);
  // The second click of a double click comes before the state is seen.
  const isRunning = useRef(false);
  const run = (...given: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void work(...given).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { isBusy, run };
}
