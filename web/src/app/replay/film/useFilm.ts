import { useEffect, useState } from "react";
import type { FilmModule, GameModule } from "../../../games/game-module";
import { asRefusal, fetchFilm } from "../../../net/http";
import type { FilmRound, Refusal } from "../../../protocol/messages";

/** All rounds of a race, and how its game shows them. */
export interface LoadedFilm {
  rounds: readonly FilmRound[];
  film: FilmModule;
}

interface Loading {
  /** Null while it has not come. */
  loaded: LoadedFilm | null;
  refusal: Refusal | null;
  retry: () => void;
}

/** Load the film of a race that is over. */
export function useFilm(id: string, load: NonNullable<GameModule["film"]>): Loading {
  const [loaded, setLoaded] = useState<LoadedFilm | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let hasLeft = false;
    Promise.all([fetchFilm(id), load()]).then(
      ([{ rounds }, { film }]) => {
        if (!hasLeft) setLoaded({ rounds, film });
      },
      (thrown: unknown) => {
        if (!hasLeft) setRefusal(asRefusal(thrown));
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [id, load, attempt]);
  const retry = () => {
    setRefusal(null);
    setAttempt(attempt + 1);
  };
  return { loaded, refusal, retry };
}
