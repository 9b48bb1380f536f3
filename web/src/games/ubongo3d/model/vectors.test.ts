import { describe, expect, it } from "vitest";
import {
  fallen,
  hasRoom,
  inOrder,
  isSame,
  misfit,
  onLevel,
  type Building,
  type Square,
} from "./building";
import { callFault } from "./calling";
import { landingOf } from "./hand";
import { levelMap, type LevelMap } from "./map";
import { formOf, lowestCorner } from "./pieces";
import { asCubes, asLying } from "./playback";
import { movesTo, putMove, withMove } from "./undo";
// Written by the server's rules: make vectors
import vectors from "./vectors.json";

const asSquares = (squares: number[][]): Square[] => squares.map(([x = 0, y = 0]) => [x, y]);

/** Format the map as the terminal prints a solution, so that both show it from the same side. */
function textOf(levels: LevelMap): string[] {
  const rows = levels[0]?.map((_, row) => levels.map((level) => level[row] ?? [])) ?? [];
  return rows.map((parts) =>
    parts
      .map((places) => places.map(({ kind }) => String(kind ?? "").padStart(3)).join(""))
      .join("     ")
      .trimEnd(),
  );
}

/** Return the code of what is wrong, if these are all pieces of the task. */
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

  it.each(vectors.towers)("is predicted for a tower until it is too high", ({ squares, steps }) => {
    for (const { laid, fault } of steps) {
      expect(faultOf(asSquares(squares), laid.map(asLying))).toBe(fault);
    }
  });
});

describe("where a piece lands", () => {
  const MISFITS: Readonly<Record<string, string>> = {
    overhang: "outside",
    third_level: "high",
    gap: "gap",
  };
  const landings = vectors.landings.map((landing, number) => ({ number, ...landing }));

  it.each(landings)("is predicted, with what is wrong there: $number, $fault, $room", (tried) => {
    const cells = asCubes(tried.cells);
    const laid = tried.laid.map(asLying);
    const found = fallen(laid, cells);
    expect(found.map(String).toSorted()).toEqual(tried.lands.map(String).toSorted());
    const wrong = tried.fault === null ? null : MISFITS[tried.fault];
    expect(misfit(asSquares(tried.squares), laid, found)).toBe(wrong);
    expect(hasRoom(laid, onLevel(cells, 0))).toBe(tried.room === null);
  });

  it("is refused for each reason that there is", () => {
    const reasons = new Set(vectors.landings.flatMap(({ fault, room }) => [fault, room]));
    expect([...reasons].toSorted()).toEqual(
      [null, "gap", "overhang", "place_taken", "third_level"].toSorted(),
    );
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
