import { keep, kept } from "../../../model/kept";

const KEY = "ubongo3d.ghost";

/** Ask whether the best run is shown while building. */
export const isGhostWanted = (): boolean => kept(KEY) === true;

/** Show or hide the best run from now on. */
export function wantGhost(isWanted: boolean): void {
  keep(KEY, isWanted);
}
