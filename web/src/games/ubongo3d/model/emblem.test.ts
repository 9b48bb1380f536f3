import { describe, expect, it } from "vitest";
import type { Square } from "./building";
import { emblemSquare } from "./emblem";

describe("the square where a board's animal is printed", () => {
  const filled: Square[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ];
  const without = (...gaps: string[]) => filled.filter((square) => !gaps.includes(String(square)));

  it("is a free corner, preferably a near one", () => {
    expect(emblemSquare(without("2,2", "0,0"))).toEqual([0, 0]);
    expect(emblemSquare(without("0,2", "1,2"))).toEqual([0, 2]);
  });

  it("is any other free square if no corner is free", () => {
    expect(emblemSquare(without("1,2"))).toEqual([1, 2]);
  });

  it("does not exist if the area fills its box", () => {
    expect(emblemSquare(filled)).toBeNull();
    expect(emblemSquare([])).toBeNull();
  });
});
