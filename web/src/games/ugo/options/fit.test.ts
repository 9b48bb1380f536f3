import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../../../protocol/ugo";
import { fit } from "./fit";

describe("the help at a table", () => {
  it("is off by default", () => {
    expect(fit({})).toEqual(DEFAULTS);
    expect(fit({ teaching: true })).toEqual({ ...DEFAULTS, teaching: true });
  });

  it("ignores the options of another game", () => {
    expect(fit({ hints: true, side: "B" })).toEqual({ ...DEFAULTS, hints: true });
  });
});
