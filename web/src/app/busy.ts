import { useRef, useState } from "react";
import { refusalText } from "../i18n/refusal";
import { asRefusal } from "../net/http";

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

/** Do a thing that the server may refuse; `error` says why it was not done. */
export function useAttempt<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  game?: string,
) {
  const [error, setError] = useState("");
  const busy = useBusy(async (...given: Given) => {
    setError("");
    try {
      await work(...given);
    } catch (thrown) {
      setError(refusalText(asRefusal(thrown), game));
    }
  });
  return { ...busy, error };
}
