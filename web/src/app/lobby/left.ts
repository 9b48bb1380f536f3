import type { Lobby } from "../../protocol/messages";

const left = new Set<string>();

/** Remember that one has just left a table for good. */
export function noteLeft(table: string): void {
  left.add(table);
}

/**
 * Leave the tables out that one has just left.
 *
 * The first list may have been written before the server heard of it; every later one is believed.
 */
export function withoutLeft<Part extends Pick<Lobby, "mine">>(part: Part): Part {
  const mine = part.mine.filter(({ id }) => !left.has(id));
  left.clear();
  return { ...part, mine };
}
