import i18next from "i18next";
import type { Refused } from "../net/connection";
import type { PendingMove } from "../net/queue";

/** Codes that answer automatic moves, such as "loaded": nobody needs to hear that one was late. */
const QUIET: ReadonlySet<string> = new Set(["already_so", "not_awaited", "stale", "game_over"]);

/** Say which of the player's moves were taken back, and why; nothing if there is nothing to report. */
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
