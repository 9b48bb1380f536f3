import type { Options } from "../../../protocol/ubongocards";
import type { GameOptions } from "../../room";

/** The usual moment in which calls count as one, in milliseconds. */
export const USUAL_WINDOW = 300;

/** What a table chose, with every choice that goes with so many players filled in or left out. */
export function fit(chosen: GameOptions, players: number): GameOptions {
  const { window = USUAL_WINDOW, marks = false, hints = true } = chosen as Options;
  return players === 1 ? { marks, hints } : { window, marks };
}
