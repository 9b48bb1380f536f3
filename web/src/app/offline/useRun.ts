import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OfflineModule } from "../../games/game-module";
import type { PlainMove } from "../../games/guide";
import { goTo } from "../../model/routing";
import { serverTime, type KeptKit } from "../../offline/kit";
import { bringBack, keepResult } from "../../offline/results";
import type { OfflineMove, OfflineTable } from "../../protocol/messages";

/** How a game ended. */
export interface Done {
  time: number;
  /** Whether this browser keeps the result, even after the page is closed. */
  isKept: boolean;
}

/** A solo game without the server: frames that the rules computed beforehand, and the player's timed moves. */
export function useRun({ kit, ahead }: KeptKit, table: OfflineTable, module: OfflineModule) {
  const [begun] = useState(() => ({ at: performance.now(), wall: serverTime({ ahead }) }));
  const [shown, setShown] = useState(0);
  const [moves, setMoves] = useState<readonly OfflineMove[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const frame = table.frames[shown];
  const next = table.frames[shown + 1];
  if (frame === undefined) throw new Error(`the game ${table.id} has no beginning`);
  const now = () => performance.now() - begun.at;

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(
      () => {
        setShown(shown + 1);
      },
      next.now - (performance.now() - begun.at),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [next, shown, begun]);

  // Several moves may come before the next render, as when the player undoes.
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  }, [moves]);

  const play = (move: object): boolean => {
    const kind = module.kindOf(move as PlainMove);
    const isFull = latest.current.length >= kit.most_moves - (kind === "end" ? 0 : 1);
    if (kind === "leave") goTo("/offline");
    if (kind === null || isFull || done !== null) return false;
    const at = Math.max(Math.round(now()), frame.now);
    const made = [...latest.current, { at, move: { ...move } }];
    latest.current = made;
    setMoves(made);
    if (kind === "end") end(made, at - frame.now);
    return true;
  };

  const end = (made: readonly OfflineMove[], took: number) => {
    const { ticket } = kit;
    const began = Math.round(begun.wall);
    const isKept = keepResult(table.id, took, { ticket, what: table.what, began, moves: made });
    setDone({ time: took, isKept });
    void bringBack();
  };
  return { frame, moves, done, now, play };
}
