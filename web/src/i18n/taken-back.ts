import i18next from "i18next";
import type { Refused } from "../net/connection";
import type { PendingMove } from "../net/queue";
import type { Refusal } from "../protocol/messages";

/** Codes that answer automatic moves, such as "loaded": nobody needs to know that one was late. */
const QUIET: ReadonlySet<string> = new Set(["already_so", "not_awaited", "stale", "game_over"]);

type Name = (move: PendingMove["move"]) => string | null;
type InWords = (refusal: Refusal) => string;

/** Say which of the player's moves were taken back, and why, oldest first; nothing if there is nothing to report. */
export function takenBackText(refused: Refused, nameMove: Name, inWords: InWords): string {
  const earlier = refused.before === null ? "" : takenBackText(refused.before, nameMove, inWords);
  return [earlier, textOf(refused, nameMove, inWords)].filter((text) => text !== "").join(" ");
}

function textOf({ moves, refusal }: Refused, nameMove: Name, inWords: InWords): string {
  const why = inWords(refusal);
  const names = moves.map(({ move }) => nameMove(move)).filter((name) => name !== null);
  if (names.length > 0) {
    return i18next.t("line.takenBack", { what: [...new Set(names)].join(", "), why });
  }
  return moves.length > 0 && QUIET.has(refusal.code) ? "" : why;
}
