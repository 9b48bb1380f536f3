import { keep, kept } from "../../../model/kept";
import { isPlayedFor } from "../../../model/played-for";
import type { TableView } from "../../../protocol/messages";

/** What a bot did for the player. */
export interface StandInNews {
  moves: readonly object[];
  /** It moved because the player's time was up, not because they were away. */
  isTimeUp: boolean;
}

const KEY = "stood-in";
const MOST_TABLES = 20;

/** How many of the bot's moves were reported at a table, so a reload does not report them again. */
interface Told {
  table: string;
  count: number;
}

/** Return the number of moves that this browser has reported at a table. */
export const toldAt = (id: string): number =>
  allTold().find(({ table }) => table === id)?.count ?? 0;

/** Remember what was reported; a view without any such move makes way for the next absence. */
export function noteTold({ id, you, stood_in }: TableView): void {
  const count = stood_in.length;
  if (you === null || count === toldAt(id)) return;
  const others = allTold().filter(({ table }) => table !== id);
  keep(KEY, [...others, { table: id, count }].slice(-MOST_TABLES));
}

function allTold(): readonly Told[] {
  const found = kept(KEY);
  return Array.isArray(found) ? (found as readonly Told[]) : [];
}

/** Return the words for a new view: none while a bot still plays, or if everything was said before. */
export function newlyStoodIn(
  before: TableView | null,
  table: TableView,
  told = 0,
): StandInNews | null {
  if (table.you === null || isPlayedFor(table) || table.stood_in.length === 0) return null;
  const known = before === null || isPlayedFor(before) ? told : before.stood_in.length;
  if (table.stood_in.length <= known) return null;
  const wasHere = before !== null && !isPlayedFor(before);
  const isTimeUp = wasHere && table.turn_clock !== null;
  return { moves: isTimeUp ? table.stood_in.slice(known) : table.stood_in, isTimeUp };
}
