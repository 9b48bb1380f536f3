import type { TFunction } from "i18next";
import { refusalText } from "../../../i18n/refusal";
import type { Refusal } from "../../../protocol/messages";
import { FACES, type Card, type Colour } from "../../../protocol/ugo";

export type UgoWords = TFunction<"ugo">;

/** Name a card: "red 6". */
export function cardName(t: UgoWords, card: Card): string {
  const { colour, value } = FACES[card];
  return t("card", { colour: t(`colour.${colour}`), value });
}

/** Name a card with what it earns: "red 6, 1 farmer". */
export function cardLabel(t: UgoWords, card: Card): string {
  const { farmers } = FACES[card];
  const name = cardName(t, card);
  return farmers === 0 ? name : t("cardFarmers", { card: name, count: farmers });
}

/** Format points with a true minus sign. */
export const points = (score: number): string => (score < 0 ? `−${-score}` : String(score));

/** Format a change of points with its sign: "+3", "−5", "±0". */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : points(change);
}

/** Say a refusal with translated colours, cards and names. */
export function ugoRefusal(t: UgoWords, refusal: Refusal, names: readonly string[]): string {
  const { colour, card, seat } = refusal.details ?? {};
  return refusalText(refusal, "ugo", {
    ...(isColour(colour) && { colour: t(`colour.${colour}`) }),
    ...(isCard(card) && { card: cardName(t, card) }),
    ...(typeof seat === "number" && { name: names[seat] ?? "" }),
  });
}

const COLOURS: ReadonlySet<unknown> = new Set(Object.values(FACES).map((face) => face.colour));
const isColour = (word: unknown): word is Colour => COLOURS.has(word);
const isCard = (word: unknown): word is Card => typeof word === "string" && word in FACES;
