import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("the options of a table", () => {
  it("default to the easy side with gems", () => {
    expect(fit({}, 3)).toEqual({ side: "A", die: true, variant: "gems" });
    expect(fit({}, 1)).toEqual({ side: "A", die: true, solo: "clock", size: 5, hints: false });
  });

  it("drop what does not go with the number of players", () => {
    const chosen = { side: "B", seconds: 120, youngest: 3, solo: "record", hints: true };
    expect(fit(chosen, 2)).toEqual({ side: "B", die: true, variant: "gems", seconds: 120 });
    expect(fit(chosen, 1)).toMatchObject({ side: "B", solo: "record", hints: true });
    expect(fit(chosen, 1)).not.toHaveProperty("seconds");
  });

  it("accept a single puzzle by name", () => {
    const chosen = { side: "B", die: true, size: 10, puzzle: "7.15-7.9.16" };
    expect(fit(chosen, 1)).toEqual({
      ...{ side: "A", die: true, solo: "puzzle", hints: false, puzzle: "7.15-7.9.16" },
    });
    expect(fit({ ...chosen, solo: "record" }, 1)).not.toHaveProperty("puzzle");
    expect(fit(chosen, 2)).not.toHaveProperty("puzzle");
    expect(fit({ solo: "puzzle", side: "B" }, 1)).toMatchObject({ side: "B", solo: "puzzle" });
  });

  it("put the first game on the easy side", () => {
    expect(fit({ side: "B", die: false }, 2)).toMatchObject({ side: "A", die: false });
  });

  it("give a handicap to every seat, or to none", () => {
    const handicaps = [{}, { extra: 50 }, { easy: true }];
    expect(fit({ handicaps }, 2)).toMatchObject({
      handicaps: [
        { extra: 0, easy: false },
        { extra: 50, easy: false },
      ],
    });
    expect(fit({ side: "A", handicaps: [{}, { easy: true }] }, 2)).not.toHaveProperty("handicaps");
    expect(fit({ side: "B", handicaps: [{}, { easy: true }] }, 2)).toHaveProperty("handicaps");
  });
});
