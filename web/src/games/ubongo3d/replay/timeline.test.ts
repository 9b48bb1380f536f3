import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { BuilderShown, RoundShown } from "../../../protocol/ubongo3d";
import { buildingAt, timeline } from "./timeline";

const names = ["Anna", "Ben"];
const piece = (kind: number, z: number) => ({ kind, cells: [[0, 0, z]] });

const anna: BuilderShown = {
  seat: 0,
  task: "A1 - 1",
  squares: [[0, 0]],
  kinds: [1, 2],
  difficulty: 10,
  solutions: 1,
  solution: [piece(1, 0), piece(2, 1)],
  steps: [
    { at: 1_000, put: piece(1, 0), back: [] },
    { at: 2_000, put: null, back: [1] },
    { at: 3_000, put: piece(1, 0), back: [] },
    { at: 4_000, put: piece(2, 1), back: [] },
  ],
  solved: 4_500,
  place: 1,
  won: [],
};
const ben: BuilderShown = { ...anna, seat: 1, steps: [], solved: null, place: null };
const shown: RoundShown = {
  round: 3,
  animal: "elephant",
  die: 2,
  second_chance: false,
  builders: [anna, ben],
};
const round = { number: 3, moves: 20, lasted: 60_000, shown, made: [] };

beforeAll(() => startTexts("en"));

describe("the timeline of Ubongo 3-D", () => {
  it.each([
    [0, []],
    [1_000, [1]],
    [2_500, []],
    [4_000, [1, 2]],
    [99_000, [1, 2]],
  ])("shows what lay after %s ms", (at, kinds) => {
    expect(buildingAt(anna, at).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("knows when something happened, and describes it", () => {
    expect(timeline.times(round)).toEqual([1_000, 2_000, 3_000, 4_000, 4_500]);
    expect(timeline.tell(round, 1_000, names)).toContain("Anna puts piece 1");
    expect(timeline.tell(round, 2_000, names)).toContain("Anna takes back piece 1");
    expect(timeline.tell(round, 4_500, names)).toContain("Anna: Ubongo!");
    expect(timeline.tell(round, 1_500, names)).toBe("");
  });

  it("names rounds, the tie-break and tasks", () => {
    expect(timeline.nameOf(round, 2)).toBe("Round 3");
    expect(timeline.nameOf({ ...round, number: 10 }, 2)).toBe("Tie-break");
    expect(timeline.nameOf(round, 1)).toBe("Task 3");
  });

  it("says who solved, and when nobody did", () => {
    expect(timeline.result(round, names)).toMatch(/^Anna 4\.5\ss$/);
    const none = { ...round, shown: { ...shown, builders: [ben] } };
    expect(timeline.result(none, names)).toBe("Nobody solved it.");
  });
});
