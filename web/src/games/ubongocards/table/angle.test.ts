import { describe, expect, it } from "vitest";
import { nearest } from "./angle";

describe("a turning card", () => {
  it("goes on in its direction instead of all the way back", () => {
    expect(nearest(270, 0)).toBe(360);
    expect(nearest(360, 90)).toBe(450);
    expect(nearest(0, 270)).toBe(-90);
    expect(nearest(-90, 270)).toBe(-90);
  });
});
