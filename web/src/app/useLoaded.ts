import { useCallback, useEffect, useState } from "react";
import { asRefusal } from "../net/http";
import type { Refusal } from "../protocol/messages";

/** A value from the server: loading, loaded, or refused. */
export interface Loaded<Data> {
  data: Data | null;
  refusal: Refusal | null;
  /** Request it again. */
  again: () => void;
}

/** Request a value from the server, and again whenever `load` changes. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (found) => {
        if (!isWanted) return;
        setData(found);
        setRefusal(null);
      },
      (thrown: unknown) => {
        if (isWanted) setRefusal(asRefusal(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  const again = useCallback(() => {
    setTries((before) => before + 1);
  }, []);
  return { data, refusal, again };
}
