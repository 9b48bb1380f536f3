import { useCallback, useEffect, useState } from "react";
import { fetchGames, fetchLobby } from "../../net/http";
import type { GameInfo, Lobby } from "../../protocol/messages";

const FRESH_EACH_MS = 5_000;
const NOTHING: Lobby = { open: [], mine: [] };

/** The games of this server, which stay the same while it runs. */
let known: readonly GameInfo[] | null = null;

/** Keep the tables fresh while the page is seen. */
export function useLobby() {
  const [games, setGames] = useState<readonly GameInfo[]>(known ?? []);
  const [lobby, setLobby] = useState(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useCallback(() => {
    Promise.all([known ?? fetchGames(), fetchLobby()]).then(
      ([newGames, newLobby]) => {
        known = newGames;
        setGames(newGames);
        setLobby(newLobby);
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
  return { games, lobby, hasFailed, refresh };
}
