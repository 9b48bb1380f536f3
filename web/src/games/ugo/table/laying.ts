import { FACES, type Card, type Laying, type LayingView } from "../../../protocol/ugo";

/** How the cards lie now: as laid, or as suggested. */
export const presentLaying = (view: LayingView): Laying => view.laid ?? view.offer;

/** Swap a new colour with its neighbour: -1 to the left, 1 to the right. */
export function moved(laying: Laying, place: number, by: -1 | 1): Laying {
  const order = [...laying.new];
  const [colour] = order.splice(place, 1);
  if (colour !== undefined) order.splice(place + by, 0, colour);
  return { ...laying, new: order };
}

/** Put a card on top of its colour. */
export function topped(laying: Laying, card: Card): Laying {
  const { colour } = FACES[card];
  return {
    ...laying,
    tops: laying.tops.map((top) => (FACES[top].colour === colour ? card : top)),
  };
}

/** Name the sections that the new colours open, from left to right. */
export function openedSections(view: LayingView): string[] {
  return view.preview.sections
    .filter(({ colour }) => colour !== null && view.new.includes(colour))
    .map(({ name }) => name);
}

/** Ask whether two layings are equal. */
export function isSameLaying(one: Laying, other: Laying): boolean {
  return String([...one.new, ...one.tops]) === String([...other.new, ...other.tops]);
}
