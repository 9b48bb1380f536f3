import { useState } from "react";
import { usePlayer, type Player } from "../../../app/player/usePlayer";
import type { BuilderShown } from "../../../protocol/ubongo3d";
import type { Building } from "../model/building";
import { solutionPlayback, stepsPlayback, type Playback } from "../model/playback";

export type Shown = "solution" | "own";

/** A replay of a building: a solution, or what the player built. */
export interface BuildingPlayer extends Player {
  shown: Shown;
  /** When this step was made, in milliseconds since building began. */
  time: number | null;
  laid: Building;
  show: (shown: Shown) => void;
}

const FROM_THE_START = { shown: "solution" as Shown, number: 0, isPlaying: true };
const STEP_MS = 700;
const LONGEST_MS = 900;
const SHORTEST_MS = 120;

/** Replay a player's solution or their own building, which `name` identifies; the solution comes first. */
export function useBuildingPlayer(builder: BuilderShown | undefined, name: string): BuildingPlayer {
  const [state, setState] = useState({ name, ...FROM_THE_START });
  if (state.name !== name) setState({ name, ...FROM_THE_START });
  const { shown, number, isPlaying } = state;
  const playback = playbackOf(builder, shown);
  const of = playback.buildings.length - 1;
  const player = usePlayer({
    number: Math.min(number, of),
    of,
    isPlaying,
    seen: number,
    pause: pauseAfter(playback, number),
    onMove: (position) => {
      setState({ name, shown, ...position });
    },
  });
  return {
    ...player,
    shown,
    time: playback.times[number] ?? null,
    laid: playback.buildings[player.number] ?? [],
    show: (wanted) => {
      setState({ name, ...FROM_THE_START, shown: wanted });
    },
  };
}

function playbackOf(builder: BuilderShown | undefined, shown: Shown): Playback {
  if (builder === undefined) return { buildings: [[]], times: [null] };
  return shown === "solution" ? solutionPlayback(builder) : stepsPlayback(builder);
}

/** Wait as long as the player did, up to a limit: viewers want to see the end. */
function pauseAfter({ times }: Playback, step: number): number {
  const [now, next] = [times[step], times[step + 1]];
  if (now == null || next == null) return STEP_MS;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (next - now) / 8));
}
