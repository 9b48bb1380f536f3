import type { View } from "../../../protocol/ubongo3d";
import { asCubes } from "../model/playback";
import type { Cube } from "../model/pieces";

/** Say whose board lies in the middle: one's own, or that of somebody who builds. */
export function watchedSeat(view: View): number {
  const builds = (seat: number) => view.players[seat]?.task != null;
  if (view.seat !== null && builds(view.seat)) return view.seat;
  const builder = view.players.findIndex((_, seat) => builds(seat));
  return builder === -1 ? (view.seat ?? 0) : builder;
}

/** Give the place that a hint tells, if it does. */
export function hintCells(view: View): readonly Cube[] {
  const cells = view.solo?.hint?.cells;
  return cells == null ? [] : asCubes(cells);
}
