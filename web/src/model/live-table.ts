import { useEffect, useMemo, useSyncExternalStore } from "react";
import { liveAddress, TableConnection, type LiveTable } from "../net/connection";
import type { Incoming } from "../protocol/messages";
import { meet } from "./guest";

/** Sit at the line of one table as long as the component is there. */
export function useLiveTable(id: string): LiveTable & {
  send: (message: Incoming) => boolean;
  play: (move: object, after: number, isOneAtATime: boolean) => boolean;
  now: () => number;
} {
  const connection = useMemo(() => new TableConnection(liveAddress(id), Math.random, meet), [id]);
  useEffect(() => {
    connection.open();
    return () => {
      connection.close();
    };
  }, [connection]);
  const live = useSyncExternalStore(connection.subscribe, connection.newest);
  return useMemo(
    () => ({
      ...live,
      send: (message: Incoming) => connection.send(message),
      play: (move: object, after: number, isOneAtATime: boolean) =>
        connection.play(move, after, isOneAtATime),
      now: connection.clock.now,
    }),
    [live, connection],
  );
}
