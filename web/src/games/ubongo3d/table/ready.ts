import { useEffect, useEffectEvent } from "react";
import type { View } from "../../../protocol/ubongo3d";

/** Say that one is ready for a round as soon as everything is loaded and drawn. */
export function useReady(view: View, isLoaded: boolean, play: (move: object) => boolean): void {
  const isAwaited =
    view.phase === "ready" &&
    view.seat !== null &&
    view.players[view.seat]?.is_ready === false &&
    (view.round <= view.rounds || view.tie.includes(view.seat));
  const say = useEffectEvent(() => play({ ready: view.round }));
  useEffect(() => {
    if (isAwaited && isLoaded) say();
  }, [isAwaited, isLoaded, view.round]);
}
