import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("the options of the card game", () => {
  it("are marks and hints for a lone player, whom nobody races to the call", () => {
    expect(fit({ window: 0, marks: true }, 1)).toEqual({ marks: true, hints: true });
    expect(fit({ hints: false }, 1)).toEqual({ marks: false, hints: false });
  });

  it("are marks and the window for calls with others, but no hints", () => {
    expect(fit({ hints: true }, 2)).toEqual({ window: 300, marks: false });
  });
});
