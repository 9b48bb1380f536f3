import { describe, expect, it } from "vitest";
import { fit } from "./fit";

describe("the help at a table", () => {
  it("is off unless it was chosen", () => {
    expect(fit({})).toEqual({ hints: false, teaching: false });
    expect(fit({ teaching: true })).toEqual({ hints: false, teaching: true });
  });

  it("leaves out what another game calls an option", () => {
    expect(fit({ hints: true, side: "B" })).toEqual({ hints: true, teaching: false });
  });
});
