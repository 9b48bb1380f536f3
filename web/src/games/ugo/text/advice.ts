import type { Hint } from "../../../protocol/messages";
import type { Card, Move, View } from "../../../protocol/ugo";
import { isSameLaying, presentLaying } from "../table/laying";
import { Details, layingText, reasonText } from "./telling";
import { cardName, signed, type UgoWords } from "./words";

const WHOLE = { maximumFractionDigits: 0, signDisplay: "negative" } as const;

/** Say what is advised, why, and what it promises. */
export function adviceText(t: UgoWords, hint: Hint, view: View, language: string): string {
  const move = hint.move as unknown as Move;
  const count = Math.sign(hint.points) * Math.round(Math.abs(hint.points));
  const points = count.toLocaleString(language, WHOLE).replace(/^-/, "−");
  const probability = hint.win_probability.toLocaleString(language, { style: "percent" });
  return [
    "play" in move ? playAdvice(t, move.play, hint, view) : layAdvice(t, move, hint, view),
    t("hint.worth", { count, points, probability }),
  ].join(" ");
}

function playAdvice(t: UgoWords, advised: Card, hint: Hint, view: View): string {
  const card = cardName(t, advised);
  const isOnly = view.hand.filter(({ refusal }) => refusal === null).length === 1;
  if (isOnly) return t("hint.only", { card });
  const said = [t("hint.play", { card }), reasonText(t, hint.reason), temptation(t, hint)];
  return said.filter(Boolean).join(" ");
}

/**
 * If another card's mark promises more right away, say what becomes of that by the end of the round:
 * fewer points, else a lower win probability, else about the same.
 */
function temptation(t: UgoWords, { reason }: Hint): string {
  const of = new Details(reason.details ?? {});
  const card = of.cards(t, "tempting");
  if (card === "") return "";
  const brings = signed(of.count("brings"));
  const points = of.count("behind");
  const probability = Math.round(of.count("behind_probability") / 10);
  if (points > 0) return t("hint.tempting", { card, brings, count: points });
  return probability > 0
    ? t("hint.temptingProbability", { card, brings, probability })
    : t("hint.temptingSame", { card, brings });
}

function layAdvice(
  t: UgoWords,
  { lay }: Extract<Move, { lay: unknown }>,
  { reason }: Hint,
  view: View,
): string {
  const isSame = view.laying !== null && isSameLaying(lay, presentLaying(view.laying));
  const advice = isSame ? t("hint.asItLies") : t("hint.lay", { laying: layingText(t, lay) });
  return [advice, reasonText(t, reason)].filter(Boolean).join(" ");
}
