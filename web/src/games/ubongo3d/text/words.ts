import type { TFunction } from "i18next";
import { refusalText } from "../../../i18n/refusal";
import type { Refusal } from "../../../protocol/messages";
import { ANIMALS, GEMS, type Gem } from "../../../protocol/ubongo3d";
import { colourOf } from "../model/pieces";

export type Words = TFunction<"ubongo3d">;

/** Name a piece: "piece 7 (blue)". */
export function pieceName(t: Words, kind: number): string {
  return t("piece", { kind, colour: t(`colour.${colourOf(kind)}`) });
}

/** Name a round's animal. */
export function animalName(t: Words, animal: string): string {
  const known = ANIMALS.find((each) => each === animal);
  return known === undefined ? animal : t(`animal.${known}`);
}

/** Name the gems won in a round, at most two, the dearer first: "two sapphires", "a ruby and an amber". */
export function gemsWon(t: Words, won: readonly Gem[]): string {
  const [one, other] = won.toSorted((left, right) => GEMS[right].points - GEMS[left].points);
  if (one === undefined) return "";
  if (other === undefined) return t(`gemWon.${one}`);
  if (one === other) return t(`gemTwice.${one}`);
  return t("gemPair", { one: t(`gemWon.${one}`), other: t(`gemWon.${other}`) });
}

/** Say a refusal in the game's words. */
export const ubongoRefusal = (refusal: Refusal): string => refusalText(refusal, "ubongo3d");
