import { useEffect, useEffectEvent } from "react";

/** The position of a replay: after which step, and whether it should run by itself. */
export interface Position {
  number: number;
  isPlaying: boolean;
}

/** A replay with controls to step, jump and play. */
export interface Player extends Position {
  /** The number of the last step; 0 until it is known. */
  of: number;
  goTo: (number: number) => void;
  play: () => void;
}

interface PlayerProps extends Position {
  of: number;
  /** The step on the screen; undefined while none is loaded. */
  seen: number | undefined;
  /** How long this step is shown before the next one, in milliseconds. */
  pause: number;
  onMove: (position: Position) => void;
}

/** Play steps in order; the caller holds the position. */
export function usePlayer({ number, of, seen, pause, onMove, ...wanted }: PlayerProps): Player {
  const isPlaying = wanted.isPlaying && number < of;
  const next = useEffectEvent(() => {
    onMove({ number: number + 1, isPlaying: true });
  });
  useEffect(() => {
    if (!isPlaying || seen === undefined) return;
    const timer = setTimeout(() => {
      next();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, seen, pause]);
  return playerAt({ number, isPlaying }, of, onMove);
}

/** The controls of a player at its current position. */
export function playerAt(
  { number, isPlaying }: Position,
  of: number,
  onMove: (position: Position) => void,
): Player {
  return {
    number,
    of,
    isPlaying,
    goTo: (wish) => {
      onMove({ number: Math.max(0, Math.min(of, wish)), isPlaying: false });
    },
    play: () => {
      onMove({ number: number >= of ? 0 : number, isPlaying: !isPlaying });
    },
  };
}
