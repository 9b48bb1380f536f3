import { NowherePage } from "./LostPage";
import { puzzles } from "./puzzles";
import { Shell } from "./Shell";

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
