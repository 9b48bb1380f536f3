import type { Lobby } from "../../protocol/messages";

const left = new Set<string>();

/** Remember that this player has just left a table for good. */
export function noteLeft(table: string): void {
  left.add(table);
}

/**
 * Hide the tables that this player has just left.
 *
 * The first list may predate their departure; every later list is trusted.
 */
export function withoutLeft<Part extends Pick<Lobby, "mine">>(part: Part): Part {
  const mine = part.mine.filter(({ id }) => !left.has(id));
  left.clear();
  return { ...part, mine };
}
