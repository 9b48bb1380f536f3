import { describe, expect, it } from "vitest";
import type { Cube } from "../model/pieces";
import { edgesOf } from "./edges";

describe("the edges of a body", () => {
  it("are twelve for a cube", () => {
    expect(edgesOf([[0, 0, 0]])).toHaveLength(12);
  });

  it("do not run across the flat faces of a bar", () => {
    const bar: Cube[] = [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ];
    expect(edgesOf(bar)).toHaveLength(4 * 3 + 8);
  });

  it("run along the inner corner of an angle", () => {
    const angle: Cube[] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ];
    const upright = edgesOf(angle).filter(({ along }) => along === 2);
    expect(upright).toHaveLength(6);
  });

  it("run between cubes that touch only along an edge", () => {
    const pair: Cube[] = [
      [0, 0, 0],
      [1, 1, 0],
    ];
    expect(edgesOf(pair)).toHaveLength(12 + 12 - 1);
  });
});
