import type { Hint } from "../../protocol/messages";
import type { Move, View } from "../../protocol/ugo";
import { isSameLaying, presentLaying } from "./table/laying";
import { layingText, reasonText } from "./telling";
import { cardName, type UgoWords } from "./words";

const WHOLE = { maximumFractionDigits: 0, signDisplay: "negative" } as const;

/** Say what is advised, why, and what it promises. */
export function adviceText(t: UgoWords, hint: Hint, view: View, language: string): string {
  const move = hint.move as unknown as Move;
  const points = hint.points.toLocaleString(language, WHOLE);
  const chance = hint.chance.toLocaleString(language, { style: "percent" });
  return [
    "play" in move ? t("hint.play", { card: cardName(t, move.play) }) : layAdvice(t, move, view),
    ...("play" in move ? [reasonText(t, hint.reason)] : []),
    t("hint.worth", { points: points.replace(/^-/, "−"), chance }),
  ].join(" ");
}

function layAdvice(t: UgoWords, { lay }: Extract<Move, { lay: unknown }>, view: View): string {
  const isSame = view.laying !== null && isSameLaying(lay, presentLaying(view.laying));
  return isSame ? t("hint.asItLies") : t("hint.lay", { laying: layingText(t, lay) });
}
