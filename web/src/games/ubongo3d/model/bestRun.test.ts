import { describe, expect, it } from "vitest";
import { puzzleId, splitsOf } from "./bestRun";

const put = (kind: number, at: number, back: number[] = []) => ({
  ...{ at, back, put: { kind, cells: [] } },
});

describe("split times", () => {
  it("are the times after which each piece stayed in place", () => {
    const steps = [put(7, 1000), put(9, 2000), put(7, 3000, [7]), put(16, 4000)];
    expect(splitsOf({ steps })).toEqual([2000, 3000, 4000]);
  });

  it("ignore what went back to the tray", () => {
    expect(splitsOf({ steps: [put(7, 1000), { at: 2000, put: null, back: [7] }] })).toEqual([]);
  });
});

describe("the address of a puzzle", () => {
  it("has no spaces and one number", () => {
    expect(puzzleId("A25 - 5|6|7")).toBe("A25-5");
    expect(puzzleId("B7 - 10")).toBe("B7-10");
    expect(puzzleId("7.15-7.9.16")).toBe("7.15-7.9.16");
  });
});
