import { useEffect, useState } from "react";
import { fetchGames } from "../net/http";
import type { GameInfo } from "../protocol/messages";

/** The games of this server, which stay the same while it runs. */
let known: readonly GameInfo[] = [];

/** Ask the server about a game: undefined while nothing is known, null when it cannot be known. */
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
