import type { PuzzleListed, PuzzlesFound, PuzzleSolution } from "../protocol/messages";
import { request } from "./http";

/** A puzzle, with one's own best run of it. */
export const fetchPuzzle = (id: string) =>
  request<PuzzleListed>("GET", `/api/puzzles/${encodeURIComponent(id)}`);

/** Puzzles by filters, a page of them. */
export const fetchPuzzles = (query: URLSearchParams) =>
  request<PuzzlesFound>("GET", `/api/puzzles?${query.toString()}`);

/** The first pieces of a solution. */
export const fetchSolution = (id: string, pieces: number) =>
  request<PuzzleSolution>(
    "GET",
    `/api/puzzles/${encodeURIComponent(id)}/solution?pieces=${pieces}`,
  );
