import { useEffect, useState } from "react";
import { fetchTimeline } from "../../../net/http";
import type { RoundShown } from "../../../protocol/ubongo3d";
import type { Building } from "./building";
import { stepsPlayback, type Playback } from "./playback";

/** Watch what was built at a table by somebody alone; null until it is here, or where it does not come. */
export function useGhost(table: string): Playback | null {
  const [ghost, setGhost] = useState<Playback | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchTimeline(table).then(
      ({ rounds }) => {
        const builder = (rounds.at(-1)?.shown as RoundShown | undefined)?.builders[0];
        if (isWanted && builder !== undefined) setGhost(stepsPlayback(builder));
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return ghost;
}

/** What lay this many milliseconds after building began. */
export function lyingAt(ghost: Playback | null, gone: number): Building {
  const steps = ghost?.times.findLastIndex((at) => at !== null && at <= gone) ?? -1;
  return ghost?.buildings[steps] ?? [];
}
