import { request } from "../../../net/http";
import type { MyRuns, PuzzlesFound } from "../../../protocol/messages";
import type { AreaCard, PuzzleCard, PuzzleSolution } from "../../../protocol/ubongo3d";

/** A puzzle, with one's own best run of it. */
export interface Listed {
  card: PuzzleCard;
  mine: MyRuns | null;
}

/** A page of puzzles, and the commonest areas of all that were found. */
export interface Found extends PuzzlesFound {
  puzzles: readonly Listed[];
  choices: readonly AreaCard[];
}

/** Ask for a puzzle. */
export const fetchPuzzle = (id: string) =>
  request<Listed>("GET", `/api/puzzles/${encodeURIComponent(id)}`);

/** Ask for puzzles by filters, a page of them. */
export const fetchPuzzles = (query: URLSearchParams) =>
  request<Found>("GET", `/api/puzzles?${query.toString()}`);

/** Ask for the first pieces of a solution. */
export const fetchSolution = (id: string, pieces: number) =>
  request<PuzzleSolution>(
    "GET",
    `/api/puzzles/${encodeURIComponent(id)}/solution?pieces=${pieces}`,
  );
