import type { TFunction } from "i18next";
import { refusalText } from "../../../i18n/refusal";
import type { Refusal } from "../../../protocol/messages";
import { ANIMALS } from "../../../protocol/ubongo3d";
import { colourOf } from "../model/pieces";

export type Words = TFunction<"ubongo3d">;

/** Call a piece: "piece 7 (blue)". */
export function pieceName(t: Words, kind: number): string {
  return t("piece", { kind, colour: t(`colour.${colourOf(kind)}`) });
}

/** Call a round's animal. */
export function animalName(t: Words, animal: string): string {
  const known = ANIMALS.find((each) => each === animal);
  return known === undefined ? animal : t(`animal.${known}`);
}

/** Say a refusal in the game's words. */
export const ubongoRefusal = (refusal: Refusal): string => refusalText(refusal, "ubongo3d");
