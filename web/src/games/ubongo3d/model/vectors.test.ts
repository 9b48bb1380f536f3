import { describe, expect, it } from "vitest";
import { inOrder, isSame, type Building, type Square } from "./building";
import { callFault } from "./calling";
import { landingOf } from "./hand";
import { levelMap, type LevelMap } from "./map";
import { formOf, lowestCorner } from "./pieces";
import { asLying } from "./playback";
import { movesTo, putMove, withMove } from "./undo";
// The server's rules wrote this down: make vectors
import vectors from "./vectors.json";

const asSquares = (squares: number[][]): Square[] => squares.map(([x = 0, y = 0]) => [x, y]);

/** Write the map as the terminal draws a solution, so that both show it from the same side. */
function textOf(levels: LevelMap): string[] {
  const rows = levels[0]?.map((_, row) => levels.map((level) => level[row] ?? [])) ?? [];
  return rows.map((parts) =>
    parts
      .map((places) => places.map(({ kind }) => String(kind ?? "").padStart(3)).join(""))
      .join("     ")
      .trimEnd(),
  );
}

/** Give the code of what is wrong where these are all pieces of the task. */
const faultOf = (squares: readonly Square[], laid: Building): string | null =>
  callFault(
    squares,
    laid.map(({ kind }) => kind),
    laid,
  )?.code ?? null;

describe("what the server will do", () => {
  it.each(vectors.walks.map((walk, number) => [number, walk] as const))(
    "is predicted, and can be undone: walk %i",
    (_, walk) => {
      const squares = asSquares(walk.squares);
      let laid: Building = [];
      const past: Building[] = [];
      for (const step of walk.steps) {
        past.push(laid);
        laid = withMove(laid, step.move);
        expect(isSame(laid, step.laid.map(asLying))).toBe(true);
        expect(faultOf(squares, laid)).toBe(step.fault);
      }
      for (const before of past.toReversed()) {
        laid = movesTo(laid, before.toReversed()).reduce(withMove, laid);
        expect(isSame(laid, before)).toBe(true);
      }
    },
  );

  it.each(vectors.towers)("is predicted of a tower until it is too high", ({ squares, steps }) => {
    for (const { laid, fault } of steps) {
      expect(faultOf(asSquares(squares), laid.map(asLying))).toBe(fault);
    }
  });
});

describe("every solution that is counted", () => {
  const named = vectors.solutions.map((solution, number) => ({ number, ...solution }));

  it.each(named)("can be built by holding each piece above its place: $task, $number", (found) => {
    const squares = asSquares(found.squares);
    const solution = found.steps.map(asLying);
    let laid: Building = [];
    const levels = new Set<number | null>();
    for (const { kind, cells } of solution) {
      const [x, y] = lowestCorner(cells);
      const held = { kind, form: formOf(kind, cells), x, y };
      const landing = landingOf(squares, laid, held);
      expect(isSame([{ kind, cells: landing?.cells ?? [] }], [{ kind, cells }])).toBe(true);
      levels.add(landing?.level ?? null);
      laid = withMove(laid, putMove(kind, cells, landing?.level ?? null));
    }
    expect(isSame(laid, solution)).toBe(true);
    expect(levels.has(0)).toBe(!found.straight);
    expect(faultOf(squares, laid)).toBeNull();
    expect(textOf(levelMap(squares, laid))).toEqual(found.drawn);
    expect(isSame(movesTo([], inOrder(solution)).reduce<Building>(withMove, []), laid)).toBe(true);
  });
});
