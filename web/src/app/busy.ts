import { useRef, useState } from "react";
import { refusalText } from "../i18n/refusal";
import { asRefusal } from "../net/http";

/** Run a slow action; while it runs, it does not start again. */
export function useBusy<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): { isBusy: boolean; run: (...given: Given) => void } {
  const [isBusy, setBusy] = useState(false);
  // The second click of a double click comes before the state has changed.
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

/** Run an action that the server may refuse; `error` says why it did. */
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
