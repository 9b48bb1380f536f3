import { useEffect, useEffectEvent } from "react";
import type { GameTableProps } from "../games/game-module";

/** Say that the player is ready for a round as soon as it waits for nothing else; null while it does. */
export function useReady(awaited: number | null, play: GameTableProps["play"]): void {
  const ready = useEffectEvent(() => {
    if (awaited !== null) play({ ready: awaited });
  });
  useEffect(() => {
    ready();
  }, [awaited]);
}
