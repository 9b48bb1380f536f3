const KEY = "ubongo3d ghost";

/** Ask whether the best run is shown while building. */
export const isGhostWanted = (): boolean => localStorage.getItem(KEY) === "yes";

/** Show or hide the best run from now on. */
export function wantGhost(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
}
