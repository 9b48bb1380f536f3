import { describe, expect, it } from "vitest";
import type { Laying } from "../../../protocol/ugo";
import { isSameLaying, moved, topped } from "./laying";

const laying: Laying = { new: ["red", "blue", "grey"], tops: ["red 6", "blue 5", "grey 0"] };

describe("a laying", () => {
  it("moves a new colour to either side", () => {
    expect(moved(laying, 1, -1).new).toEqual(["blue", "red", "grey"]);
    expect(moved(laying, 1, 1).new).toEqual(["red", "grey", "blue"]);
  });

  it("puts another card of the same colour on top", () => {
    expect(topped(laying, "red 3").tops).toEqual(["red 3", "blue 5", "grey 0"]);
  });

  it("recognizes that nothing has changed", () => {
    expect(isSameLaying(laying, moved(moved(laying, 0, 1), 1, -1))).toBe(true);
    expect(isSameLaying(laying, topped(laying, "red 3"))).toBe(false);
  });
});
