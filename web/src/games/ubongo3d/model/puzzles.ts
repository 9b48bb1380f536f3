import { request } from "../../../net/http";
import type { MyRuns, PuzzlesFound } from "../../../protocol/messages";
import type { AreaCards, PuzzleCard, PuzzleSolution } from "../../../protocol/ubongo3d";

/** A puzzle, with the player's best run of it. */
export interface Listed {
  card: PuzzleCard;
  mine: MyRuns | null;
}

/** A page of puzzles, and a page of the areas among all matches. */
export interface Found extends PuzzlesFound {
  puzzles: readonly Listed[];
  choices: AreaCards;
}

/** Load a puzzle. */
export const fetchPuzzle = (id: string) =>
  request<Listed>("GET", `/api/puzzles/${encodeURIComponent(id)}`);

/** Load a page of the puzzles that match some filters. */
export const fetchPuzzles = (query: URLSearchParams) =>
  request<Found>("GET", `/api/puzzles?${query.toString()}`);

/** Load the first pieces of a solution. */
export const fetchSolution = (id: string, pieces: number) =>
  request<PuzzleSolution>(
    "GET",
    `/api/puzzles/${encodeURIComponent(id)}/solution?pieces=${pieces}`,
  );
