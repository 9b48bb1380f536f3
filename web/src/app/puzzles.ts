import { GAMES } from "../games";

/** The puzzles of the only game that has them. */
export const puzzles = Object.values(GAMES).find((game) => game.puzzles !== undefined)?.puzzles;
