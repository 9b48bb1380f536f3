import { setupOf } from "../model/setup";
import type { Here, Incoming, Ready, TableView } from "../protocol/messages";

/** A command that is still meant when the connection is back, so that it is then sent again. */
export type Lasting = Ready | Here;

export const isLasting = (message: Incoming): message is Lasting =>
  message.type === "ready" || message.type === "here";

/** Add a command to those without an answer; a newer one of the same type replaces the older. */
export const withLasting = (waiting: readonly Lasting[], message: Lasting): readonly Lasting[] => [
  ...without(waiting, message.type),
  message,
];

/** Drop the command of a type, which was answered. */
export const without = (waiting: readonly Lasting[], type: string | null): readonly Lasting[] =>
  waiting.filter((each) => each.type !== type);

/** Keep the commands that this view does not answer yet. Nobody is ready for a game other than the one they saw. */
export function unanswered(
  waiting: readonly Lasting[],
  seen: TableView | null,
  table: TableView,
): readonly Lasting[] {
  const isOther = seen !== null && setupOf(seen) !== setupOf(table);
  const meant = isOther ? without(waiting, "ready") : waiting;
  return meant.filter((message) => !isAnswered(message, table));
}

function isAnswered(message: Lasting, { phase, you, seats }: TableView): boolean {
  const own = you === null ? undefined : seats[you];
  if (own === undefined) return true;
  if (message.type === "ready") return phase !== "open" || own.ready === message.ready;
  return phase !== "playing" || (own.idle?.nudged !== true && own.stand_in === null);
}
