import type { Options } from "../../../protocol/ugo";
import type { GameOptions } from "../../room";

/** What a table chose, with every choice filled in; it is the same for any number of players. */
export function fit(chosen: GameOptions): GameOptions {
  const { hints = false, teaching = false } = chosen as Options;
  return { hints, teaching };
}
