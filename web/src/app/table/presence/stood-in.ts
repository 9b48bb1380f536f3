import { isPlayedFor } from "../../../model/played-for";
import type { TableView } from "../../../protocol/messages";

/** What a bot did for oneself. */
export interface StandInNews {
  moves: readonly object[];
  /** It moved because one's time was up, not because one was away. */
  isTimeUp: boolean;
}

/** Give the words for a new view: none while a bot still plays, or where everything is known. */
export function newlyStoodIn(before: TableView | null, table: TableView): StandInNews | null {
  if (table.you === null || isPlayedFor(table) || table.stood_in.length === 0) return null;
  const known = before === null || isPlayedFor(before) ? 0 : before.stood_in.length;
  if (table.stood_in.length <= known) return null;
  const wasHere = before !== null && !isPlayedFor(before);
  const isTimeUp = wasHere && table.turn_clock !== null;
  return { moves: isTimeUp ? table.stood_in.slice(known) : table.stood_in, isTimeUp };
}
