import { keep, kept } from "./kept";

const PLAYED = "played";

/** Ask whether this browser has never started a game of this kind. */
export function isFirstGame(game: string): boolean {
  return !gamesPlayed().includes(game);
}

/** Note that a game of this kind was started. */
export function noteGame(game: string): void {
  if (isFirstGame(game)) keep(PLAYED, [...gamesPlayed(), game]);
}

function gamesPlayed(): readonly unknown[] {
  const played = kept(PLAYED);
  return Array.isArray(played) ? played : [];
}
