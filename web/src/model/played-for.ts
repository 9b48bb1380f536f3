import type { TableView } from "../protocol/messages";

/** Ask whether a bot plays for the player now: then nothing acts automatically, since that would end it. */
export function isPlayedFor({ you, seats }: TableView): boolean {
  return you !== null && seats[you]?.stand_in != null;
}
