import { DEFAULTS, type Options } from "../../../protocol/ugo";
import { chosenOf } from "../../every-option";
import type { GameOptions } from "../../game-module";

/** A table's options, with every choice filled in; they are the same for any number of players. */
export function fit(chosen: GameOptions): GameOptions {
  const { hints, teaching } = { ...DEFAULTS, ...(chosen as Options) };
  return chosenOf<Options>({ hints, teaching });
}
