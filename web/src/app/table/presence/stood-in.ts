import { isPlayedFor } from "../../../model/played-for";
import type { TableView } from "../../../protocol/messages";

/** What a bot did for the player. */
export interface StandInNews {
  moves: readonly object[];
  /** It moved because the player's time was up, not because they were away. */
  isTimeUp: boolean;
}

/** Return the words for a new view: none while a bot still plays, or if everything was said before. */
export function newlyStoodIn(before: TableView | null, table: TableView): StandInNews | null {
  if (table.you === null || isPlayedFor(table) || table.stood_in.length === 0) return null;
  const known = before === null || isPlayedFor(before) ? 0 : before.stood_in.length;
  if (table.stood_in.length <= known) return null;
  const wasHere = before !== null && !isPlayedFor(before);
  const isTimeUp = wasHere && table.turn_clock !== null;
  return { moves: isTimeUp ? table.stood_in.slice(known) : table.stood_in, isTimeUp };
}
