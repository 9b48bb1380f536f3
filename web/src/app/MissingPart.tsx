import { useEffect, useState } from "react";
import { remedy, type Remedy } from "../model/parts";
import { pauseBefore } from "../net/backoff";
import { MissingPartPage } from "./LostPage";
import { LoadingPage } from "./Shell";

/** A part of the page is gone, as after a new build: reload the page, or say what is wrong. */
export function MissingPart() {
  const found = useRemedy();
  if (found === "wait" || found === "ask") return <MissingPartPage canReload={found === "ask"} />;
  return <LoadingPage />;
}

function useRemedy(): Remedy | null {
  const [found, setFound] = useState<Remedy | null>(null);
  useEffect(() => {
    let isHere = true;
    let timer = 0;
    const look = async (retry: number) => {
      const next = await remedy();
      if (!isHere) return;
      setFound(next);
      if (next === "renew") location.reload();
      if (next === "wait") timer = window.setTimeout(() => void look(retry + 1), pause(retry));
    };
    void look(0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return found;
}

const pause = (retry: number) => pauseBefore(retry, Math.random);
