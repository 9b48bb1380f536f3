import type { Options } from "../../../protocol/ubongocards";
import type { GameOptions } from "../../room";

/** The usual moment in which calls count as one, in milliseconds. */
export const USUAL_WINDOW = 300;

/** What a table chose, with every choice filled in; it is the same for any number of players. */
export function fit(chosen: GameOptions): GameOptions {
  const { window = USUAL_WINDOW, marks = false } = chosen as Options;
  return { window, marks };
}
