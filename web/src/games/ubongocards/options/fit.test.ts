import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("what a table of the card game may choose", () => {
  it("is marks and hints alone, where nobody else calls", () => {
    expect(fit({ window: 0, marks: true }, 1)).toEqual({ marks: true, hints: true });
    expect(fit({ hints: false }, 1)).toEqual({ marks: false, hints: false });
  });

  it("is marks and a window with others, never hints", () => {
    expect(fit({ hints: true }, 2)).toEqual({ window: 300, marks: false });
  });
});
