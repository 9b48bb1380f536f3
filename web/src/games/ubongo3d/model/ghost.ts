import { useEffect, useMemo, useState } from "react";
import { usePassed } from "../../../model/seconds";
import { fetchTimeline } from "../../../net/http";
import type { TableTime } from "../../../net/clock";
import type { BuilderShown, RoundShown } from "../../../protocol/ubongo3d";
import type { Building } from "./building";
import { stepsPlayback } from "./playback";

const NOTHING: Building = [];
const NEVER: readonly number[] = [];

/** Follow what lay in a solo run as long after its start as the current building has lasted. */
export function useGhost(table: string | null, start: number | null, now: TableTime): Building {
  const run = useRun(table);
  const ghost = useMemo(() => run && ghostOf(run), [run]);
  const count = usePassed(ghost?.moments ?? NEVER, start, now);
  return ghost?.buildings[count - 1] ?? NOTHING;
}

/** List what lay from each moment of a run on. */
export function ghostOf(run: Pick<BuilderShown, "steps">) {
  return {
    moments: run.steps.map(({ at }) => at),
    buildings: stepsPlayback(run).buildings.slice(1),
  };
}

/** Load the steps of a run at a table; null until they come, or if they do not. */
function useRun(table: string | null): BuilderShown | null {
  const [got, setGot] = useState<{ from: string; run: BuilderShown } | null>(null);
  useEffect(() => {
    if (table === null) return;
    let isWanted = true;
    fetchTimeline(table).then(
      ({ rounds }) => {
        const run = (rounds.at(-1)?.shown as RoundShown | undefined)?.builders[0];
        if (isWanted && run !== undefined) setGot({ from: table, run });
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return got?.from === table ? got.run : null;
}
