import { useState } from "react";
import type { MyRuns } from "../../../protocol/messages";
import type { View } from "../../../protocol/ubongo3d";
import { usePassed } from "../../../model/seconds";
import type { TableTime } from "../../../net/clock";
import { useBestRun } from "../model/bestRun";
import type { Building } from "../model/building";
import { useGhost } from "../model/ghost";
import { isGhostWanted, wantGhost } from "../model/ghostWanted";

/** The player's best run of this puzzle, which they build against. */
export interface GhostRun {
  best: MyRuns;
  /** How many pieces it had laid for good by now. */
  count: number;
  /** Where its pieces lay at this moment; empty while it is hidden. */
  laid: Building;
  isShown: boolean;
  toggle: () => void;
}

const NEVER: readonly number[] = [];

/** Build against the best run; null if there is none, and in untimed games. */
export function useGhostRun(view: View, isUntimed: boolean, now: TableTime): GhostRun | null {
  const isRun = view.solo?.kind === "puzzle" && view.seat !== null;
  const best = useBestRun(isRun ? view.players[0]?.task?.name : undefined, view.phase !== "over");
  const [isShown, setShown] = useState(isGhostWanted);
  const start = view.phase === "building" ? view.starts_at : null;
  const count = usePassed(best?.splits ?? NEVER, start, now);
  const isUsed = best !== null && !isUntimed;
  const laid = useGhost(isUsed && isShown ? best.table : null, start, now);
  if (!isUsed) return null;
  const toggle = () => {
    wantGhost(!isShown);
    setShown(!isShown);
  };
  return { best, count, laid, isShown, toggle };
}
