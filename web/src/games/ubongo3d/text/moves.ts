import i18next from "i18next";
import type { Move } from "../../../protocol/ubongo3d";
import { pieceName } from "./words";

/** Name a move that was taken back. */
export function nameMove(one: Readonly<Record<string, unknown>>): string | null {
  const t = i18next.getFixedT(null, "ubongo3d");
  const move = one as unknown as Move;
  if ("put" in move) return pieceName(t, move.put.kind);
  if ("take" in move) return t("move.take", { piece: pieceName(t, move.take) });
  if ("call" in move) return t("move.call");
  if ("aside" in move) return t("solo.aside");
  if ("hint" in move) return t(move.hint === "piece" ? "solo.askPiece" : "solo.askPlace");
  if ("pause" in move) return t("solo.pause");
  if ("resume" in move) return t("solo.resume");
  return null;
}
