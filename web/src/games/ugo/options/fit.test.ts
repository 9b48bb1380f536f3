import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../../../protocol/ugo";
import { fit } from "./fit";

describe("the help at a table", () => {
  it("is off unless it was chosen", () => {
    expect(fit({})).toEqual(DEFAULTS);
    expect(fit({ teaching: true })).toEqual({ ...DEFAULTS, teaching: true });
  });

  it("leaves out what another game calls an option", () => {
    expect(fit({ hints: true, side: "B" })).toEqual({ ...DEFAULTS, hints: true });
  });
});
