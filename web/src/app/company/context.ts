import { createContext } from "react";
import type { TablePageProps } from "../table/TablePage";

/** What the parts of a table need for talking; null without a live table. */
export type Company = Pick<
  TablePageProps,
  "table" | "names" | "send" | "refused" | "reactions" | "lines" | "lastEarlier"
>;

export const CompanyContext = createContext<Company | null>(null);

/** Ask whether anyone on another device is here or may come, so that there is somebody to talk to. */
export function hasCompany({ you, companions, seats, spectators }: Company["table"]): boolean {
  const isHere = (seat: number) => seat === you || companions.some((each) => each.seat === seat);
  const others = seats.some(({ kind }, seat) => kind !== "bot" && !isHere(seat));
  return others || spectators > (you === null ? 1 : 0);
}

/** Ask whether a refusal answers a chat line or a reaction rather than a move. */
export const isAboutTalk = (to: string | null | undefined): boolean =>
  to === "react" || to === "write" || to === "switch_chat";

/** The table to which a spectator last followed the players. */
let taken: string | null = null;

/** Remember that this spectator follows the players to their next table. */
export function noteTaken(table: string): void {
  taken = table;
}

/** Ask whether this spectator followed the players to this table. */
export const wasTaken = (table: string): boolean => taken === table;
