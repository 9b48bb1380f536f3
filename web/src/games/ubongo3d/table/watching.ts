import { useState } from "react";
import type { PlayerView, View } from "../../../protocol/ubongo3d";
import { asCubes } from "../model/playback";
import type { Cube } from "../model/pieces";

/** Whose board is in the middle, and whose else may be. */
export interface Watching {
  seat: number;
  /** The seats whose boards may be watched; empty while the player builds. */
  choices: readonly number[];
  watch: (seat: number) => void;
}

/** Let spectators, and players with nothing left to build, choose whose board to watch. */
export function useWatching(view: View): Watching {
  const [wish, setWish] = useState<{ round: number; seat: number } | null>(null);
  const choices = choicesOf(view);
  const wished = wish?.round === view.round && choices.includes(wish.seat) ? wish.seat : null;
  return {
    seat: wished ?? watchedSeat(view),
    choices,
    watch: (seat) => {
      setWish({ round: view.round, seat });
    },
  };
}

/** List the boards to choose from; a single one is no choice. */
export function choicesOf(view: View): number[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own !== undefined && hasToBuild(view, own)) return [];
  const boards = view.players.flatMap(({ task }, seat) => (task === null ? [] : [seat]));
  return boards.length > 1 ? boards : [];
}

/** Ask whether a player has a task that they may still solve. */
function hasToBuild(view: View, player: PlayerView): boolean {
  if (player.task === null) return false;
  return view.phase !== "building" || player.is_building;
}

/** Return whose board is in the middle at first: the player's own, or that of somebody who builds. */
export function watchedSeat(view: View): number {
  const builds = (seat: number) => view.players[seat]?.task != null;
  if (view.seat !== null && builds(view.seat)) return view.seat;
  const builder = view.players.findIndex((_, seat) => builds(seat));
  return builder === -1 ? (view.seat ?? 0) : builder;
}

/** Return the place of a hint, if it tells one. */
export function hintCells(view: View): readonly Cube[] {
  const cells = view.solo?.hint?.cells;
  return cells == null ? [] : asCubes(cells);
}
