import { useEffect, useEffectEvent } from "react";
import { playerAt, type Player, type Position } from "./usePlayer";

interface TimePlayerProps extends Position {
  /** The total length, in milliseconds. */
  of: number;
  /** How many milliseconds of it pass in one real millisecond. */
  speed: number;
  onMove: (position: Position) => void;
}

const TICK_MS = 50;

/** Play something with a clock of its own: positions are milliseconds; the caller holds the position. */
export function useTimePlayer({ number, of, speed, onMove, ...wanted }: TimePlayerProps): Player {
  const isPlaying = wanted.isPlaying && number < of;
  const goOn = useEffectEvent((passed: number) => {
    onMove({ number: Math.min(of, number + passed * speed), isPlaying: true });
  });
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      goOn(now - last);
      last = now;
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isPlaying]);
  return playerAt({ number, isPlaying }, of, onMove);
}
