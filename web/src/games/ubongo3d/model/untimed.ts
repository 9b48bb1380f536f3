const KEY = "ubongo3d untimed";

/** Ask whether the clock of a single puzzle is hidden. */
export const isUntimed = (): boolean => localStorage.getItem(KEY) === "yes";

/** Hide or show the clock of single puzzles from now on. */
export function playUntimed(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
}
