import { useEffect, useState } from "react";
import { fetchGames } from "../../../net/http";

/** List the bots that play a game; none while that is not known. */
export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    let hasLeft = false;
    fetchGames().then(
      (games) => {
        if (!hasLeft) setLevels(games.find(({ name }) => name === game)?.bots ?? []);
      },
      () => null,
    );
    return () => {
      hasLeft = true;
    };
  }, [game]);
  return levels;
}
