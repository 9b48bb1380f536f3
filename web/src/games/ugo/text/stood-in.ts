import i18next from "i18next";
import type { Move } from "../../../protocol/ugo";
import { layingText } from "./telling";
import { cardName, type UgoWords } from "./words";

/** The most cards that are named; beyond that, only the number is given. */
const MOST_NAMED = 6;

/** Say what a bot played and laid for a player. */
export function stoodIn(made: readonly object[]): string {
  const t: UgoWords = i18next.getFixedT(null, "ugo");
  const moves = made as readonly Move[];
  const cards = moves.flatMap((move) => ("play" in move ? [cardName(t, move.play)] : []));
  const layings = moves.flatMap((move) => ("lay" in move ? [move.lay] : []));
  const [only] = layings;
  return [
    ...(cards.length > MOST_NAMED ? [t("stoodIn.cards", { count: cards.length })] : cards),
    ...(layings.length > 1 ? [t("stoodIn.tricks", { count: layings.length })] : []),
    ...(layings.length === 1 && only ? [layingText(t, only)] : []),
  ].join(", ");
}
