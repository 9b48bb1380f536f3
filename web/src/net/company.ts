import type { ChatLine, ReactionNews } from "../protocol/messages";

/** A reaction received on this connection; the number distinguishes repeated ones. */
export interface ShownReaction extends Pick<ReactionNews, "seat" | "reaction"> {
  number: number;
}

/** More lines than anyone reads. */
const MOST_LINES = 200;

/** Replace the reaction of a seat with a newer one. */
export function withReaction(
  before: readonly ShownReaction[],
  { seat, reaction }: ReactionNews,
  number: number,
): readonly ShownReaction[] {
  return [...before.filter((each) => each.seat !== seat), { seat, reaction, number }];
}

/** Add lines that are not known yet. */
export function withLines(
  before: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  const newest = before.at(-1)?.number ?? 0;
  const fresh = lines.filter(({ number }) => number > newest);
  return fresh.length === 0 ? before : [...before, ...fresh].slice(-MOST_LINES);
}
