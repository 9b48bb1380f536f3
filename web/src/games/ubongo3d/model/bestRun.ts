import { useEffect, useState } from "react";
import { fetchPuzzle } from "./puzzles";
import type { MyRuns } from "../../../protocol/messages";
import type { BuilderShown } from "../../../protocol/ubongo3d";

/** A puzzle's name in addresses: "A25-1" for the task "A25 - 1|2". */
export const puzzleId = (name: string): string => name.replace(" - ", "-").replace(/\|.*/, "");

/** The player's best runs when the puzzle began, to which the current run is compared. */
const before = new Map<string, Promise<MyRuns | null>>();

function ask(name: string): Promise<MyRuns | null> {
  const coming = fetchPuzzle(puzzleId(name)).then(
    ({ mine }) => mine,
    () => null,
  );
  before.set(name, coming);
  return coming;
}

/** Follow the player's best run of a puzzle; it is requested again when a run begins. */
export function useBestRun(name: string | undefined, isBeginning: boolean): MyRuns | null {
  const [best, setBest] = useState<MyRuns | null>(null);
  useEffect(() => {
    if (name === undefined) return;
    let isWanted = true;
    const known = isBeginning ? undefined : before.get(name);
    void (known ?? ask(name)).then((mine) => {
      if (isWanted) setBest(mine);
    });
    return () => {
      isWanted = false;
    };
  }, [name, isBeginning]);
  return best;
}

/** Return the times after which each piece stayed in place, the earliest first. */
export function splitsOf({ steps }: Pick<BuilderShown, "steps">): number[] {
  const laid = new Map<number, number>();
  for (const { at, put, back } of steps) {
    for (const kind of back) laid.delete(kind);
    if (put !== null) laid.set(put.kind, at);
  }
  return [...laid.values()].toSorted((one, other) => one - other);
}
