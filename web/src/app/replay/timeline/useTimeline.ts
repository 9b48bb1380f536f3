import { useEffect, useState } from "react";
import type { TimelineModule, GameModule } from "../../../games/game-module";
import { asRefusal, fetchTimeline } from "../../../net/http";
import type { TimelineRound, Refusal } from "../../../protocol/messages";

/** All rounds of a race, and how its game shows them. */
export interface LoadedTimeline {
  rounds: readonly TimelineRound[];
  timeline: TimelineModule;
}

interface Loading {
  /** Null until it is loaded. */
  loaded: LoadedTimeline | null;
  refusal: Refusal | null;
  retry: () => void;
}

/** Load the timeline of a finished race. */
export function useTimeline(id: string, load: NonNullable<GameModule["timeline"]>): Loading {
  const [loaded, setLoaded] = useState<LoadedTimeline | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let hasLeft = false;
    Promise.all([fetchTimeline(id), load()]).then(
      ([{ rounds }, { timeline }]) => {
        if (!hasLeft) setLoaded({ rounds, timeline });
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
