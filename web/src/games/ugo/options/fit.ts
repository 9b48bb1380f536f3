import { DEFAULTS, type Options } from "../../../protocol/ugo";
import { chosenOf } from "../../every-option";
import type { GameOptions } from "../../game-module";

/** What a table chose, with every choice filled in; it is the same for any number of players. */
export function fit(chosen: GameOptions): GameOptions {
  const { hints, teaching } = { ...DEFAULTS, ...(chosen as Options) };
  return chosenOf<Options>({ hints, teaching });
}
