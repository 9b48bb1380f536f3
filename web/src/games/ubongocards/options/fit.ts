import { DEFAULTS, type Options } from "../../../protocol/ubongocards";
import { chosenOf } from "../../every-option";
import type { GameOptions } from "../../game-module";

/** A table's options, with every one that applies to this number of players filled in and the others dropped. */
export function fit(chosen: GameOptions, players: number): GameOptions {
  const { window, marks, hints, hands } = { ...DEFAULTS, hints: true, ...(chosen as Options) };
  const isAlone = players === 1;
  return chosenOf<Options>({
    window: isAlone ? undefined : window,
    marks,
    hints: isAlone ? hints : undefined,
    hands: isAlone ? (hands ?? undefined) : undefined,
  });
}
