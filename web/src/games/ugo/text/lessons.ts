import type { Gain, Lesson } from "../../../protocol/ugo";
import { signed, type UgoWords } from "./words";

/** Format a number of farmers: "2", or "1–2" if it depends on the winner's colour. */
export function farmersText({ farmers, farmers_most: most }: Gain): string {
  return farmers === most ? String(most) : `${farmers}–${most}`;
}

/** Format a change of points: "−5", or "+0–5" with the fewest and the most farmers, which cost nothing. */
export function pointsText({ points, points_most: most }: Gain): string {
  return points === most ? signed(points) : `+${points}–${most}`;
}

/** Say what a card may earn or cost, for screen readers. */
export function lessonText(t: UgoWords, { wins, loses }: Lesson): string {
  const taken = wins && t("lesson.ifTaken", { facts: gainText(t, wins) });
  const not = loses && t("lesson.ifNot", { facts: gainText(t, loses) });
  return taken && not ? t("lesson.both", { taken, not }) : (taken ?? not ?? "");
}

function gainText(t: UgoWords, gain: Gain): string {
  return [
    t("lesson.points", { count: gain.points_most, points: pointsText(gain) }),
    ...(gain.farmers_most > 0
      ? [t("lesson.farmers", { count: gain.farmers_most, farmers: farmersText(gain) })]
      : []),
    ...(gain.opens > 0 ? [t("lesson.opens", { count: gain.opens })] : []),
  ].join(", ");
}
