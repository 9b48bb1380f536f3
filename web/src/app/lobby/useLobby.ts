import { useCallback, useEffect, useState } from "react";
import { fetchLobby } from "../../net/http";
import type { Lobby } from "../../protocol/messages";
import { withoutLeft } from "./left";

const FRESH_EACH_MS = 5_000;
const NOTHING: Lobby = {
  open: [],
  mine: [],
  watch: [],
  today: { done: 0, of: 0, streak: 0 },
};

/** Keep the tables fresh while the page is seen. */
export function useLobby() {
  const [lobby, setLobby] = useState(NOTHING);
  const [isKnown, setKnown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useCallback(() => {
    fetchLobby().then(
      (newLobby) => {
        setLobby(withoutLeft(newLobby));
        setKnown(true);
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, FRESH_EACH_MS);
    return () => {
      clearInterval(timer);
    };
  }, [refresh]);
  return { lobby, isKnown, hasFailed, refresh };
}
