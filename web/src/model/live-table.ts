import { useEffect, useMemo, useSyncExternalStore } from "react";
import { liveAddress, TableConnection, type LiveTable } from "../net/connection";
import type { Incoming } from "../protocol/messages";
import { meet } from "./guest";

/** The latest state of a table, and how to act there. */
export interface Line extends LiveTable {
  send: (message: Incoming) => boolean;
  play: (move: object, after: number, isOneAtATime: boolean) => boolean;
  now: () => number;
}

/** Keep a connection to one table while the component is mounted; with a number, as a companion. */
export function useLiveTable(id: string, companion = 0): Line {
  const connection = useMemo(() => connectionTo(id, companion), [id, companion]);
  useEffect(() => {
    connection.open();
    return () => {
      connection.close();
    };
  }, [connection]);
  const live = useSyncExternalStore(connection.subscribe, connection.newest);
  return useMemo(() => lineOf(connection, live), [live, connection]);
}

/** Keep a connection for each companion on this device; each carries only that seat's own view. */
export function useCompanions(id: string, numbers: readonly number[]): ReadonlyMap<number, Line> {
  const key = numbers.join(" ");
  const lines = useMemo(() => new Lines(id, key), [id, key]);
  useEffect(() => {
    lines.open();
    return () => {
      lines.close();
    };
  }, [lines]);
  return useSyncExternalStore(lines.subscribe, lines.newest);
}

class Lines {
  private readonly connections: ReadonlyMap<number, TableConnection>;
  private known: ReadonlyMap<number, Line>;

  constructor(id: string, key: string) {
    const numbers = key.split(" ").filter(Boolean).map(Number);
    this.connections = new Map(numbers.map((number) => [number, connectionTo(id, number)]));
    this.known = this.read();
  }

  open(): void {
    for (const connection of this.connections.values()) connection.open();
  }

  close(): void {
    for (const connection of this.connections.values()) connection.close();
  }

  readonly newest = (): ReadonlyMap<number, Line> => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    const changed = () => {
      this.known = this.read();
      listener();
    };
    const ends = [...this.connections.values()].map((each) => each.subscribe(changed));
    return () => {
      for (const end of ends) end();
    };
  };

  private read(): ReadonlyMap<number, Line> {
    const lines = [...this.connections].map(
      ([number, connection]) => [number, lineOf(connection, connection.newest())] as const,
    );
    return new Map(lines);
  }
}

const connectionTo = (id: string, companion: number): TableConnection =>
  new TableConnection(liveAddress(id, companion), Math.random, meet);

const lineOf = (connection: TableConnection, live: LiveTable): Line => ({
  ...live,
  send: (message) => connection.send(message),
  play: (move, after, isOneAtATime) => connection.play(move, after, isOneAtATime),
  now: connection.clock.now,
});
