import { GAMES } from "../games";
import { NowherePage } from "./LostPage";
import { Shell } from "./Shell";

/** The puzzles of the only game that has them. */
const puzzles = Object.values(GAMES).find((game) => game.puzzles !== undefined)?.puzzles;

/** All single puzzles to choose from. */
export function PuzzlesPage() {
  if (puzzles === undefined) return <NowherePage />;
  return (
    <Shell page="puzzles">
      <puzzles.List />
    </Shell>
  );
}

/** One puzzle, and ways to play it. */
export function PuzzlePage({ id }: { id: string }) {
  if (puzzles === undefined) return <NowherePage />;
  return (
    <Shell page="puzzle">
      <puzzles.Puzzle id={id} />
    </Shell>
  );
}
