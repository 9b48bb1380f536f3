import { describe, expect, it } from "vitest";
import type { View } from "../../../protocol/ugo";
import { totalsSoFar, withoutLying } from "./totals";

/** A game of two rounds: 5 and 7 points in the first; the second stands at 3 and -2. */
const game = (over: number, totals: number[]): View => {
  const scores = [
    [5, 7],
    [3, -2],
  ];
  const ended = scores.slice(0, over).map((each) => ({ kingdoms: [], scores: each }));
  const kingdoms = [3, -2].map((score) => ({ sections: [], farmers: 0, score }));
  return { seat: 0, players: 2, rounds: 2, kingdoms, ended, totals } as unknown as View;
};

describe("the totals so far", () => {
  it("add up the finished rounds and the current one", () => {
    expect(totalsSoFar(game(1, [5, 7]))).toEqual([8, 5]);
  });

  it("count the last round once when the game is over", () => {
    expect(totalsSoFar(game(2, [8, 5]))).toEqual([8, 5]);
  });

  it("stay the same for a view that already lists its last round separately", () => {
    const apart = withoutLying(game(2, [8, 5]));
    expect([apart.totals, apart.ended.length]).toEqual([[5, 7], 1]);
    expect(totalsSoFar(apart)).toEqual([8, 5]);
  });
});
