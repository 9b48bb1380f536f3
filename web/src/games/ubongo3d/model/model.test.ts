import { describe, expect, it } from "vitest";
import { PIECES, type BuilderShown } from "../../../protocol/ubongo3d";
import {
  fallen,
  inOrder,
  isAbove,
  isSame,
  misfit,
  without,
  withPut,
  type Building,
  type Square,
} from "./building";
import { grip, heldCells } from "./hand";
import { levelMap, placeName } from "./map";
import {
  cubeCount,
  formCount,
  formCubes,
  formOf,
  turnedForm,
  type Axis,
  type Cube,
} from "./pieces";
import { solutionPlayback, stepsPlayback } from "./playback";
import { movesTo, withMove } from "./undo";

const AXES: readonly Axis[] = ["x", "y", "z"];
const SQUARES: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
];
const BAR: readonly Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [1, 1, 0],
];

describe.each(PIECES.map(({ kind }) => kind))("piece %i", (kind) => {
  it("returns to itself after four quarter turns about any axis", () => {
    for (const axis of AXES) {
      for (let form = 0; form < formCount(kind); form += 1) {
        let turned = form;
        for (let turn = 0; turn < 4; turn += 1) turned = turnedForm(kind, turned, axis);
        expect(turned).toBe(form);
        expect(turnedForm(kind, turnedForm(kind, form, axis), axis, true)).toBe(form);
      }
    }
  });

  it("reaches each of its forms by turning", () => {
    const reached = new Set([0]);
    for (const form of reached) {
      for (const axis of AXES) reached.add(turnedForm(kind, form, axis));
    }
    expect(reached.size).toBe(formCount(kind));
  });

  it("is recognised wherever it lies", () => {
    for (let form = 0; form < formCount(kind); form += 1) {
      const cells = heldCells({ kind, form, x: 3, y: -2 }).toReversed();
      expect(formOf(kind, cells)).toBe(form);
      expect(cells).toHaveLength(cubeCount(kind));
    }
  });

  it("turns as the geometry says, not only as the list does", () => {
    const about: Record<Axis, (cube: Cube) => Cube> = {
      x: ([x, y, z]) => [x, -z, y],
      y: ([x, y, z]) => [z, y, -x],
      z: ([x, y, z]) => [-y, x, z],
    };
    for (const axis of AXES) {
      for (let form = 0; form < formCount(kind); form += 1) {
        const cells = formCubes(kind, form).map((cube) => about[axis](cube));
        expect(formOf(kind, cells)).toBe(turnedForm(kind, form, axis));
      }
    }
  });

  it("has its grip on its lowest level", () => {
    for (let form = 0; form < formCount(kind); form += 1) {
      const [x, y, z] = grip(kind, form);
      expect(z).toBe(0);
      expect(formCubes(kind, form).map(String)).toContain(String([x, y, 0]));
    }
  });
});

describe("a piece that falls", () => {
  const laid: Building = [{ kind: 15, cells: BAR }];

  it("rests on the table or on what is there", () => {
    expect(fallen([], BAR)).toEqual(BAR);
    expect(fallen(laid, [[2, 1, 0]])).toEqual([[2, 1, 0]]);
    expect(fallen(laid, [[2, 0, 0]])).toEqual([[2, 0, 1]]);
  });

  it("lands when its first cube touches, and leaves a gap under the others", () => {
    const cells: readonly Cube[] = [
      [2, 0, 0],
      [2, 1, 0],
      [2, 1, 1],
    ];
    const resting = fallen(laid, cells);
    expect(resting).toEqual([
      [2, 0, 1],
      [2, 1, 1],
      [2, 1, 2],
    ]);
    expect(misfit(SQUARES, laid, resting)).toBe("high");
    expect(misfit(SQUARES, laid, resting.slice(0, 2))).toBe("gap");
  });

  it("hangs over lower pieces", () => {
    const hook: readonly Cube[] = [
      [0, 0, 1],
      [0, 1, 0],
      [0, 1, 1],
    ];
    const resting = fallen(laid, hook);
    expect(resting).toEqual(hook);
    expect(misfit(SQUARES, laid, resting)).toBeNull();
  });

  it("sticks out, or is not above the area at all", () => {
    const moved = BAR.map(([x, y, z]): Cube => [x + 2, y, z]);
    expect(misfit(SQUARES, [], moved)).toBe("outside");
    expect(isAbove(SQUARES, moved)).toBe(true);
    expect(isAbove(SQUARES, [[5, 5, 0]])).toBe(false);
  });

  it("is lifted with everything that lies on it", () => {
    const tower = withPut(withPut(laid, 8, [[1, 0, 0]]), 3, [[1, 0, 0]]);
    expect(tower.map(({ kind }) => kind)).toEqual([15, 8, 3]);
    expect(without(tower, 8).map(({ kind }) => kind)).toEqual([15]);
    expect(without(tower, 3).map(({ kind }) => kind)).toEqual([15, 8]);
    expect(without(tower, 15)).toEqual([]);
    expect(without(tower.toReversed(), 15)).toEqual([]);
    expect(inOrder(tower.toReversed())).toEqual(tower);
  });
});

describe("undo", () => {
  it("leads from any building to any other", () => {
    const low: Building = [{ kind: 15, cells: BAR }];
    const high = withPut(low, 8, [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
    ]);
    const moved = withPut(high, 15, [
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
      [1, 0, 0],
    ]);
    for (const from of [[], low, high, moved]) {
      for (const to of [[], low, high.toReversed(), moved]) {
        expect(isSame(movesTo(from, to).reduce(withMove, from), to)).toBe(true);
      }
    }
    expect(movesTo(high, low)).toEqual([{ take: 8 }]);
    expect(movesTo(low, low)).toEqual([]);
  });
});

describe("the map", () => {
  it("has two levels with rows from far to near", () => {
    const map = levelMap(SQUARES, [{ kind: 15, cells: BAR }], [[0, 1, 1]]);
    expect(map).toHaveLength(2);
    expect(map[0]?.map((row) => row.map(({ kind }) => kind))).toEqual([
      [null, 15, null],
      [15, 15, 15],
    ]);
    expect(map[1]?.[0]?.map(({ isGhost }) => isGhost)).toEqual([true, false, false]);
  });

  it("grows for what sticks out, and marks on the upper level what stands too high", () => {
    const map = levelMap(SQUARES, [{ kind: 8, cells: [[3, -1, 2]] }]);
    expect(map).toHaveLength(2);
    expect(map[0]).toHaveLength(3);
    expect(map[1]?.[2]?.[3]).toMatchObject({ x: 3, y: -1, kind: null, above: 8, isArea: false });
    expect(map.flat(2).filter(({ above }) => above !== null)).toHaveLength(1);
  });

  it("knows where a piece ends, even beside another one of its colour", () => {
    const next: Cube[] = [
      [0, 1, 0],
      [2, 1, 0],
    ];
    const [low = []] = levelMap(SQUARES, [
      { kind: 15, cells: BAR },
      { kind: 16, cells: next },
    ]);
    expect(low[0]?.map(({ edges }) => edges)).toEqual([
      ["far", "right", "near", "left"],
      ["far", "right", "left"],
      ["far", "right", "near", "left"],
    ]);
    expect(low[1]?.map(({ edges }) => edges)).toEqual([
      ["far", "near", "left"],
      ["near"],
      ["far", "right", "near"],
    ]);
  });

  it("names places as on a chessboard", () => {
    expect(placeName(0, 0)).toBe("a1");
    expect(placeName(3, 1)).toBe("d2");
  });
});

describe("a playback", () => {
  const solution = [
    { kind: 15, cells: BAR },
    { kind: 8, cells: [[0, 1, 0]] },
  ];

  it("builds a solution piece by piece", () => {
    const { buildings } = solutionPlayback({ solution });
    expect(buildings.map((laid) => laid.map(({ kind }) => kind))).toEqual([[], [15], [15, 8]]);
  });

  it("shows what was put, moved and taken back", () => {
    const steps = [
      { at: 10, put: solution[0], back: [] },
      { at: 20, put: solution[1], back: [] },
      { at: 30, put: solution[0], back: [15, 8] },
      { at: 40, put: null, back: [15] },
    ];
    const { buildings, times } = stepsPlayback({ steps } as unknown as BuilderShown);
    expect(buildings.map((laid) => laid.length)).toEqual([0, 1, 2, 1, 0]);
    expect(times).toEqual([0, 10, 20, 30, 40]);
  });
});
