import type { TableView } from "../protocol/messages";

/** Ask whether a bot plays for oneself now: then nothing is done by itself, for that would end it. */
export function isPlayedFor({ you, seats }: TableView): boolean {
  return you !== null && seats[you]?.stand_in != null;
}
