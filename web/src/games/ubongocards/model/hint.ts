import type { Hint } from "../../../protocol/messages";
import type { CardView, Move, Spot } from "../../../protocol/ubongocards";
import { touchesAt, placesBeside } from "./contacts";
import type { Layout } from "./steps";
import { placeName, turnName, type Words } from "../text/words";

/** How much of a hint is shown: first the card, then also its place. */
export type Stage = 1 | 2;

/** What a hint points at. */
interface Pointed {
  /** The card to lay, move or take back. */
  card: number | null;
  /** Where it goes. */
  spot: Spot | null;
}

/** Read what a hint is about; in a solo game it can only be one of this game's moves. */
export function pointedBy({ move }: Pick<Hint, "move">): Pointed {
  const made = move as unknown as Move;
  if ("lay" in made) return { card: made.lay.card, spot: made.lay };
  return { card: "take" in made ? made.take : null, spot: null };
}

type Said = Pick<Hint, "move" | "reason">;

/** Put a hint into words: first which card and why, then also exactly where. */
export function hintText(t: Words, hint: Said, stage: Stage, layout: Layout, goal: number): string {
  const { card, spot } = pointedBy(hint);
  const most = Number(hint.reason.details?.most ?? goal);
  const isFew = most < goal && hint.reason.code !== "most";
  const number = card === null ? 0 : layout.numberOf(card);
  const few = isFew ? t("practice.hint.few", { count: most }) : "";
  if (stage === 1 || card === null) {
    return joined(few, whyText(t, hint, number, most, layout));
  }
  const isNew = !layout.laid.some((each) => each.card === card);
  const why = isNew ? "" : whyText(t, hint, number, most, layout);
  const where =
    spot === null
      ? t("practice.hint.takeBack", { number })
      : t("practice.hint.place", { number, place: placeText(t, spot, layout) });
  return joined(few, why, where);
}

const joined = (...sentences: readonly string[]): string =>
  sentences.filter((each) => each !== "").join(" ");

function whyText(t: Words, hint: Said, number: number, count: number, layout: Layout): string {
  switch (hint.reason.code) {
    case "fits":
      return t("practice.hint.fits", { number, other: besideNumber(hint, layout) });
    case "wrong":
      return t("practice.hint.wrong", { number });
    case "blocks":
      return t("practice.hint.blocks", { number });
    case "complete":
      return t("practice.hint.complete");
    case "most":
      return t("practice.hint.most", { count });
    default:
      return t("practice.hint.first", { number });
  }
}

const cardOf = (layout: Layout, card: number): CardView | undefined =>
  layout.nine.find((each) => each.card === card);

/** Name a card that the hinted one will touch. */
function besideNumber(hint: Said, layout: Layout): number | string {
  const { spot } = pointedBy(hint);
  const card = spot && cardOf(layout, spot.card);
  const touch = card ? touchesAt(spot, card, layout.laid)[0] : undefined;
  return touch === undefined ? "" : layout.numberOf(touch.card);
}

/** Describe a place by the card beside it and the symbols that meet there. */
function placeText(t: Words, spot: Spot, layout: Layout): string {
  const card = cardOf(layout, spot.card);
  for (const other of layout.laid) {
    if (card === undefined || other.card === spot.card) continue;
    const [place] = placesBeside(other, card, [spot]);
    if (place) return placeName(t, place, layout.numberOf(other.card));
  }
  return t("places.first", { turn: turnName(t, spot.turn) });
}
