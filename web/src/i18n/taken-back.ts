import i18next from "i18next";
import type { Refused } from "../net/connection";
import type { PendingMove } from "../net/queue";

/** What answers a move that was made by itself, such as "loaded": nobody needs to hear that it was late. */
const QUIET: ReadonlySet<string> = new Set(["already_so", "not_awaited", "stale", "game_over"]);

/** Say which of one's moves were taken back, and why; nothing where that is nothing to tell. */
export function takenBackText(
  { moves, refusal }: Refused,
  nameMove: (move: PendingMove["move"]) => string | null,
  why: string,
): string {
  const names = moves.map(({ move }) => nameMove(move)).filter((name) => name !== null);
  if (names.length > 0) {
    return i18next.t("line.takenBack", { what: [...new Set(names)].join(", "), why });
  }
  return moves.length > 0 && QUIET.has(refusal.code) ? "" : why;
}
