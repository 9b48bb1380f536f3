import type { Hint } from "../../protocol/messages";
import type { Card, Move, View } from "../../protocol/ugo";
import { isSameLaying, presentLaying } from "./table/laying";
import { layingText, reasonText } from "./telling";
import { cardName, type UgoWords } from "./words";

const WHOLE = { maximumFractionDigits: 0, signDisplay: "negative" } as const;

/** Say what is advised, why, and what it promises. */
export function adviceText(t: UgoWords, hint: Hint, view: View, language: string): string {
  const move = hint.move as unknown as Move;
  const count = Math.sign(hint.points) * Math.round(Math.abs(hint.points));
  const points = count.toLocaleString(language, WHOLE).replace(/^-/, "−");
  const chance = hint.chance.toLocaleString(language, { style: "percent" });
  return [
    "play" in move ? playAdvice(t, move.play, hint, view) : layAdvice(t, move, view),
    t("hint.worth", { count, points, chance }),
  ].join(" ");
}

function playAdvice(t: UgoWords, advised: Card, hint: Hint, view: View): string {
  const card = cardName(t, advised);
  const isOnly = view.hand.filter(({ refusal }) => refusal === null).length === 1;
  if (isOnly) return t("hint.only", { card });
  return [t("hint.play", { card }), reasonText(t, hint.reason)].filter(Boolean).join(" ");
}

function layAdvice(t: UgoWords, { lay }: Extract<Move, { lay: unknown }>, view: View): string {
  const isSame = view.laying !== null && isSameLaying(lay, presentLaying(view.laying));
  return isSame ? t("hint.asItLies") : t("hint.lay", { laying: layingText(t, lay) });
}
