import { createContext } from "react";
import type { TablePageProps } from "../table/TablePage";

/** What the parts of a table need so that its people can talk; null where there is no live table. */
export type Company = Pick<
  TablePageProps,
  "table" | "names" | "send" | "refused" | "reactions" | "lines" | "lastEarlier"
>;

export const CompanyContext = createContext<Company | null>(null);

/** Ask whether anybody is elsewhere, or may come, to whom one could say something. */
export function hasCompany({ you, companions, seats, spectators }: Company["table"]): boolean {
  const isHere = (seat: number) => seat === you || companions.some((each) => each.seat === seat);
  const others = seats.some(({ kind }, seat) => kind !== "bot" && !isHere(seat));
  return others || spectators > (you === null ? 1 : 0);
}

/** Ask whether a refusal answers a line of chat or a reaction, and not a move. */
export const isAboutTalk = (to: string | null | undefined): boolean =>
  to === "react" || to === "write" || to === "switch_chat";

/** The table to which a spectator was taken along last. */
let taken: string | null = null;

/** Remember that one goes to a table because the people one watched go there. */
export function noteTaken(table: string): void {
  taken = table;
}

/** Ask whether one was taken along to this table. */
export const wasTaken = (table: string): boolean => taken === table;
