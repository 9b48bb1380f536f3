import { useEffect, useState } from "react";
import { fetchGames } from "../net/http";
import type { GameInfo } from "../protocol/messages";

/** The games of this server, which do not change while it runs. */
let known: readonly GameInfo[] = [];

/** Look a game up on the server: undefined until it answers, null if the game is unknown. */
export function useGame(name: string): GameInfo | null | undefined {
  const [games, setGames] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (known.length > 0) return;
    fetchGames().then(
      (found) => {
        known = found;
        setGames(found);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  return games.find((game) => game.name === name) ?? (hasFailed ? null : undefined);
}
