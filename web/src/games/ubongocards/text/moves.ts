import i18next from "i18next";
import type { Move, View } from "../../../protocol/ubongocards";
import { layoutOf } from "../model/steps";

/** Name a move that was taken back. */
export function nameMove(one: Readonly<Record<string, unknown>>, view: unknown): string | null {
  const t = i18next.getFixedT(null, "ubongocards");
  const move = one as unknown as Move;
  if ("lay" in move) return t("move.lay", { number: numberOf(view as View, move.lay.card) });
  if ("take" in move) return t("move.take", { number: numberOf(view as View, move.take) });
  if ("call" in move) return t("move.call");
  if ("agree" in move) return t("actions.agree");
  if ("disagree" in move) return t("actions.disagree");
  return null;
}

function numberOf(view: View, card: number): number {
  const own = view.seat === null ? undefined : view.players[view.seat];
  return layoutOf(view, own, []).numberOf(card);
}
