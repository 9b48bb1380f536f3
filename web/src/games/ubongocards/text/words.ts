import type { TFunction } from "i18next";
import { refusalText } from "../../../i18n/refusal";
import type {
  Breach,
  CardView,
  Refusal,
  Symbol as Sign,
  View,
} from "../../../protocol/ubongocards";
import type { Place, Touch } from "../model/contacts";
import { endOf, isPractice, timeOf } from "../model/practice";

export type Words = TFunction<"ubongocards">;
type NumberOf = (card: number) => number;

/** Say a refusal in the game's words. */
export const cardsRefusal = (refusal: Refusal): string => refusalText(refusal, "ubongocards");

/** Name a card's symbols row by row, as if it were not turned. */
export function symbolsOf(t: Words, { symbols }: CardView): string {
  const rows = [symbols.slice(0, 2), symbols.slice(2, 4), symbols.slice(4, 6)];
  return rows.map((row) => row.map((sign) => t(`symbol.${sign}`)).join(" ")).join(", ");
}

/** Describe a card: "Card 3: sun moon, star heart, leaf drop". */
export function cardLabel(t: Words, card: CardView, number: number): string {
  return t("card.label", { number, symbols: symbolsOf(t, card) });
}

/** Say how a card is turned. */
export function turnName(t: Words, turn: number): string {
  return t(`turn.${TURN_WORDS[turn] ?? "none"}`);
}

const TURN_WORDS = ["none", "once", "half", "thrice"] as const;

/** Describe a place and what meets there: "left of card 3, turned once, meets sun and leaf". */
export function placeName(t: Words, place: Place, neighbour: number): string {
  return t("places.place", {
    where: t(`places.${place.side}`, { number: neighbour }),
    turn: turnName(t, place.spot.turn),
    symbols: listed(t, place.meets),
  });
}

function listed(t: Words, signs: readonly Sign[]): string {
  return signs.map((sign) => t(`symbol.${sign}`)).join(` ${t("and")} `);
}

/** Describe what a card touches: "Touches card 2: sun on sun, leaf on key." */
export function touchesText(t: Words, touches: readonly Touch[], numberOf: NumberOf): string {
  return touches
    .map(({ card, meetings }) =>
      t("said.touches", {
        number: numberOf(card),
        pairs: meetings
          .map(({ signs: [mine, theirs] }) =>
            t("said.pair", { mine: t(`symbol.${mine}`), theirs: t(`symbol.${theirs}`) }),
          )
          .join(", "),
      }),
    )
    .join(" ");
}

/** Say in a title how the last round, or the last practice hand, ended. */
export function checkTitle(t: Words, view: View): string {
  const round = view.ended.at(-1);
  if (round === undefined) return "";
  if (!isPractice(view)) {
    return t(round.is_agreed ? "check.agreed" : "check.title", { round: round.round });
  }
  return t(`practice.title.${endOf(round)}`, { hand: round.round, time: timeOf(round) });
}

/** Describe a breach in a sentence. */
export function breachText(t: Words, { wrong, cards }: Breach, numberOf: NumberOf): string {
  const [one, other] = cards.map(numberOf);
  return t(`breach.${wrong}`, {
    one: one ?? "",
    other: other ?? "",
    count: cards.length,
    cards: cards.map(numberOf).join(", "),
  });
}
