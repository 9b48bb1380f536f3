import { useEffect, useState } from "react";
import type { BuilderShown } from "../../../protocol/ubongo3d";
import type { Building } from "../model/building";
import { solutionPlayback, stepsPlayback, type Playback } from "../model/playback";

export type Shown = "solution" | "own";

/** A building that can be watched: which one, how far, and whether it goes on by itself. */
export interface Watched {
  shown: Shown;
  step: number;
  last: number;
  /** When this step was made, in milliseconds since building began. */
  time: number | null;
  laid: Building;
  isPlaying: boolean;
  show: (shown: Shown) => void;
  goTo: (step: number) => void;
  play: () => void;
}

const FROM_THE_START = { shown: "solution" as Shown, step: 0, isPlaying: true };
const STEP_MS = 700;
const LONGEST_MS = 900;
const SHORTEST_MS = 120;

/** Watch a builder's solution or his own building, which `name` names; at first the solution plays. */
export function usePlayback(builder: BuilderShown | undefined, name: string): Watched {
  const [{ of, shown, step, isPlaying }, setState] = useState({ of: name, ...FROM_THE_START });
  if (of !== name) setState({ of: name, ...FROM_THE_START });
  const playback = playbackOf(builder, shown);
  const last = playback.buildings.length - 1;
  const pause = pauseAfter(playback, step);
  const isGoing = isPlaying && step < last;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, step: now.step + 1 }));
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isGoing, step, pause]);
  return {
    shown,
    step: Math.min(step, last),
    last,
    time: playback.times[step] ?? null,
    laid: playback.buildings[Math.min(step, last)] ?? [],
    isPlaying: isGoing,
    show: (wanted) => {
      setState({ of: name, ...FROM_THE_START, shown: wanted });
    },
    goTo: (wanted) => {
      setState({ of: name, shown, step: wanted, isPlaying: false });
    },
    play: () => {
      const from = !isGoing && step >= last ? 0 : step;
      setState({ of: name, shown, step: from, isPlaying: !isGoing });
    },
  };
}

function playbackOf(builder: BuilderShown | undefined, shown: Shown): Playback {
  if (builder === undefined) return { buildings: [[]], times: [null] };
  return shown === "solution" ? solutionPlayback(builder) : stepsPlayback(builder);
}

/** Wait as the builder did, but never long: one wants to see the end. */
function pauseAfter({ times }: Playback, step: number): number {
  const [now, next] = [times[step], times[step + 1]];
  if (now == null || next == null) return STEP_MS;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (next - now) / 8));
}
