import i18next from "i18next";
import type { Move } from "../../../protocol/ugo";
import { moveText } from "./telling";

/** Name a move that was taken back. */
export function nameMove(move: Readonly<Record<string, unknown>>): string {
  return moveText(i18next.getFixedT(null, "ugo"), move as unknown as Move);
}
